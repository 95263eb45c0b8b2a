import { extraByRate, lineCents, stampDuty } from '@bottega/rules/documents/document-vat.ts'
import {
  type Buyer,
  type DocumentContent,
  type DocumentOrder,
  isPublicOffice,
  payableCents,
  type PostalAddress,
  type Seller,
} from '@bottega/rules/documents/sales-document.ts'
import { sumCents, type Cents } from '@bottega/rules/money/cents.ts'
import { lineTotal } from '@bottega/rules/quantity/line-total.ts'
import { inAscii, inLatin1 } from '@bottega/rules/text/latin-letters.ts'
import { create } from 'xmlbuilder2'
import type { SalesDocument } from './documents.repository.ts'

type Node = Record<string, unknown>

const namespace = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2'

/** Kinds of documents of the tax agency: an invoice, the summary of a month's deliveries, a credit note. */
const documentType = { single: 'TD01', summary: 'TD24', creditNote: 'TD04' } as const
/** Goods without VAT are exempt (article 10): the only ones a grocer of this kind sells. */
const exempt = 'N4'

const amount = (cents: Cents) => (cents / 100).toFixed(2)
const net = (cents: Cents, rate: number) => (cents / (100 + rate)).toFixed(8)
const percent = (rate: number) => rate.toFixed(2)

/** The schema takes Latin-1 only, and each text up to a length: what has no room ends with dots, never silently. */
function invoiceText(text: string, maxLength: number): string {
  const written = inLatin1(text)
  // The schema refuses an empty text: one that no Latin spelling exists for is a dash.
  if (written === '') return '-'
  return written.length <= maxLength ? written : `${written.slice(0, maxLength - dots.length).trim()}${dots}`
}

const dots = '...'

/** A text longer than the format allows, in several; words stay whole. */
function invoiceTexts(text: string, maxLength: number): string[] {
  const texts: string[] = []
  for (const word of inLatin1(text).split(' ').filter(Boolean)) {
    const joined = `${texts.at(-1) ?? ''} ${word}`.trim()
    if (texts.length > 0 && joined.length <= maxLength) texts[texts.length - 1] = joined
    else texts.push(word.slice(0, maxLength))
  }
  return texts
}

const italy = 'IT'
const countryOf = ({ country = italy }: Pick<Buyer, 'country'>): string => country

/** The postal code the format asks of addresses it has none for: the real one stands in the address. */
const noPostalCode = '00000'
const streetLength = 60
const numberLength = 8

/** A number that has no room in its element stays whole, behind the street. */
function place(address: PostalAddress & Pick<Buyer, 'country'>): Node {
  const { street, streetNumber, postalCode, city, province } = address
  const isItalian = countryOf(address) === italy
  const hasCode = isItalian && /^\d{5}$/.test(postalCode)
  const number = inAscii(streetNumber)
  const hasNumber = number !== '' && number.length <= numberLength
  const behind = [hasNumber ? '' : ` ${inLatin1(streetNumber)}`.trimEnd(), hasCode ? '' : `, ${postalCode}`].join('')
  return {
    Indirizzo: `${invoiceText(street, streetLength - behind.length)}${behind}`,
    ...(hasNumber ? { NumeroCivico: number } : {}),
    CAP: hasCode ? postalCode : noPostalCode,
    Comune: invoiceText(city, 60),
    ...(isItalian && /^[A-Z]{2}$/.test(province) ? { Provincia: province } : {}),
    Nazione: countryOf(address),
  }
}

/** A foreign number is written without its country in front and without signs. */
function vatId(vatNumber: string, country: string = italy): Node {
  const plain = vatNumber.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  // A Swiss number begins with CHE, which belongs to it.
  const isNamed = country !== italy && country !== 'CH' && plain.startsWith(country)
  return { IdPaese: country, IdCodice: isNamed ? plain.slice(country.length) : plain }
}

/** The agency's number for a person abroad who has no number of any kind. */
const foreignPerson = '0000000'
const noCode = '0000000'
const abroad = 'XXXXXXX'

/**
 * The address the agency delivers to: a code, a certified mailbox, the customer's own area, or abroad, where it does
 * not deliver.
 */
function delivery(buyer: Buyer): { format: string; node: Node } {
  const { sdiCode, pec } = buyer
  if (countryOf(buyer) !== italy) return { format: 'FPR12', node: { CodiceDestinatario: abroad } }
  const code = sdiCode === undefined || sdiCode === '' ? noCode : sdiCode
  const hasMailbox = code === noCode && pec !== undefined && pec !== ''
  return {
    format: isPublicOffice(buyer) ? 'FPA12' : 'FPR12',
    node: { CodiceDestinatario: code, ...(hasMailbox ? { PECDestinatario: pec } : {}) },
  }
}

/**
 * A number as it is dialled in Italy; undefined where the format has no room for it, for a shorter one would be
 * another's.
 */
function phoneNumber(phone: string): string | undefined {
  // An extension ("int. 8") is no part of the number.
  if (/\p{L}/u.test(phone)) return undefined
  const dialled = phone.replaceAll(/[^\d+]/g, '').replace(/^(?:\+|00)39(?=\d{6})/, '')
  return /^\+?\d+$/.test(dialled) && dialled.length >= 5 && dialled.length <= 12 ? dialled : undefined
}

function sellerNode(seller: Seller): Node {
  const { registerOffice, registerNumber, fiscalCode, phone, email } = seller
  const dialled = phoneNumber(phone ?? '')
  const contacts = {
    ...(dialled === undefined ? {} : { Telefono: dialled }),
    ...(email && { Email: email }),
  }
  return {
    DatiAnagrafici: {
      IdFiscaleIVA: vatId(seller.vatNumber),
      ...(fiscalCode === undefined ? {} : { CodiceFiscale: fiscalCode }),
      Anagrafica: { Denominazione: invoiceText(seller.name, 80) },
      RegimeFiscale: seller.taxRegime ?? 'RF01',
    },
    Sede: place(seller),
    ...(registerOffice && registerNumber
      ? { IscrizioneREA: { Ufficio: registerOffice, NumeroREA: registerNumber, StatoLiquidazione: 'LN' } }
      : {}),
    ...(Object.keys(contacts).length > 0 ? { Contatti: contacts } : {}),
  }
}

function buyerNode(buyer: Buyer): Node {
  const { vatNumber = '', fiscalCode = '' } = buyer
  const country = countryOf(buyer)
  const isUnnamed = vatNumber === '' && fiscalCode === '' && country !== italy
  const number = isUnnamed ? foreignPerson : vatNumber
  return {
    DatiAnagrafici: {
      ...(number === '' ? {} : { IdFiscaleIVA: vatId(number, country) }),
      ...(fiscalCode === '' ? {} : { CodiceFiscale: fiscalCode }),
      Anagrafica: { Denominazione: invoiceText(buyer.name, 80) },
    },
    Sede: place(buyer),
  }
}

const nature = (rate: number): Node => (rate === 0 ? { Natura: exempt } : {})

/** Goods at their net price; what was taken off a line, and fees, are lines of their own. */
function lineNodes({ lines, extras }: DocumentContent): Node[] {
  const goods = lines.flatMap((line): Node[] => {
    const { text, unit, quantity, unitPriceCents, grossCents, vatPercent } = line
    const offCents = lineCents(line) - grossCents
    // The agency multiplies: the price of a kilogram, rounded to cents, can miss what the piece costs.
    const isExact = quantity === 0 || lineTotal(unitPriceCents, quantity) === grossCents
    const unitCents = isExact ? unitPriceCents : (grossCents * 1000) / quantity
    const sold = {
      Descrizione: invoiceText(text.it, 1000),
      Quantita: (quantity / 1000).toFixed(3),
      UnitaMisura: unit === 'kg' ? 'KG' : 'PZ',
      PrezzoUnitario: net(unitCents, vatPercent),
      PrezzoTotale: net(grossCents, vatPercent),
      AliquotaIVA: percent(vatPercent),
      ...nature(vatPercent),
    }
    const names = line.adjustments.map((adjustment) => adjustment.text.it).join(', ')
    return offCents === 0 ? [sold] : [sold, amountNode(`${names}: ${text.it}`, offCents, vatPercent)]
  })
  const others = extras.flatMap((extra) =>
    extraByRate(extra, lines).map(({ rate, grossCents }) => amountNode(extra.text.it, grossCents, rate)),
  )
  return [...goods, ...others].map((node, index) => Object.assign({ NumeroLinea: index + 1 }, node))
}

const amountNode = (text: string, cents: Cents, rate: number): Node => ({
  ...(cents < 0 ? { TipoCessionePrestazione: 'SC' } : {}),
  Descrizione: invoiceText(text, 1000),
  PrezzoUnitario: net(cents, rate),
  PrezzoTotale: net(cents, rate),
  AliquotaIVA: percent(rate),
  ...nature(rate),
})

const vatNodes = ({ vat, splitPayment }: DocumentContent): Node[] =>
  vat.map(({ rate, netCents, vatCents }) => ({
    AliquotaIVA: percent(rate),
    ...nature(rate),
    ImponibileImporto: amount(netCents),
    Imposta: amount(vatCents),
    ...(rate === 0
      ? { RiferimentoNormativo: 'Esente art. 10 DPR 633/72' }
      : { EsigibilitaIVA: splitPayment === true ? 'S' : 'I' }),
  }))

/**
 * Bank transfer to the seller's account until a day for what is owed; what is paid already was paid by card, which stands
 * for every online way. Nothing is said of how to pay where the seller has named no account.
 */
function paymentNode(content: DocumentContent): Node {
  const { dueOn, seller } = content
  if (dueOn !== undefined && seller.iban === undefined) return {}
  const account = {
    ...(seller.bank === undefined ? {} : { IstitutoFinanziario: invoiceText(seller.bank, 80) }),
    IBAN: seller.iban,
  }
  const details = {
    ...(dueOn === undefined ? {} : { Beneficiario: invoiceText(seller.name, 200) }),
    ModalitaPagamento: dueOn === undefined ? 'MP08' : 'MP05',
    ...(dueOn === undefined ? {} : { DataScadenzaPagamento: dueOn }),
    ImportoPagamento: amount(payableCents(content)),
    ...(dueOn === undefined ? {} : account),
  }
  return { DatiPagamento: { CondizioniPagamento: 'TP02', DettaglioPagamento: details } }
}

const referenceLength = 20
const costCentreLength = 100

/**
 * A business finds an order by its own number for it, and our number where it has none. One that has no room, which the
 * cart refuses since, stays with the order: a part of it could be the number of another.
 */
function orderName({ orderId, orderReference = '' }: DocumentOrder): string {
  const reference = inAscii(orderReference)
  return reference === '' || reference.length > referenceLength ? String(orderId) : reference
}

function orderNode(order: DocumentOrder, { cig = '', cup = '' }: Buyer): Node {
  const { placedOn, costCentre } = order
  return {
    IdDocumento: orderName(order),
    Data: placedOn,
    ...(costCentre === undefined ? {} : { CodiceCommessaConvenzione: invoiceText(costCentre, costCentreLength) }),
    ...(cup === '' ? {} : { CodiceCUP: cup }),
    ...(cig === '' ? {} : { CodiceCIG: cig }),
  }
}

/**
 * Orders that say more than their number, the whole document or those of a month: a business finds its reference and its
 * cost centre there, a public body the tender and the project. (decision 780)
 */
function orderNodes({ buyer, orders }: DocumentContent): Node {
  const { cig = '', cup = '' } = buyer
  const isPublic = cig !== '' || cup !== ''
  const shown = orders.filter(
    (order) => isPublic || order.orderReference !== undefined || order.costCentre !== undefined,
  )
  return shown.length === 0 ? {} : { DatiOrdineAcquisto: shown.map((order) => orderNode(order, buyer)) }
}

function generalNode({ kind, name, issuedOn, content }: SalesDocument): Node {
  const type = kind === 'creditNote' ? 'creditNote' : content.orders.length > 1 ? 'summary' : 'single'
  const stampCents = stampDuty(content.vat)
  const { corrects, orders } = content
  const receipts = orders.flatMap(({ receiptName, receiptOn }, index) =>
    receiptName === undefined ? [] : [{ NumeroDDT: receiptName, DataDDT: receiptOn, index }],
  )
  return {
    DatiGeneraliDocumento: {
      TipoDocumento: documentType[type],
      Divisa: 'EUR',
      Data: issuedOn,
      Numero: name,
      ...(stampCents > 0 ? { DatiBollo: { BolloVirtuale: 'SI', ImportoBollo: amount(stampCents) } } : {}),
      ImportoTotaleDocumento: amount(content.totalCents),
      ...(corrects === undefined ? {} : { Causale: invoiceTexts(corrects.reason, 200) }),
    },
    ...orderNodes(content),
    ...(corrects === undefined
      ? {}
      : { DatiFattureCollegate: { IdDocumento: corrects.name, Data: corrects.issuedOn } }),
    ...(type === 'summary' ? { DatiDDT: receipts.map(({ index: _index, ...receipt }) => receipt) } : {}),
  }
}

/**
 * A document as the tax agency takes it (FatturaPA 1.2): net amounts, VAT by rate, texts in Italian. Its name is the
 * seller's VAT number and the document's own id in base 36, which no other document has.
 */
export function electronicInvoiceOf(document: SalesDocument): { fileName: string; xml: string } {
  const { content, id } = document
  const { seller, buyer } = content
  const progressive = id.toString(36).toUpperCase().padStart(5, '0')
  const { format, node } = delivery(buyer)
  refuseUnlessItAddsUp(document)
  const xml = create(
    { version: '1.0', encoding: 'UTF-8' },
    {
      'p:FatturaElettronica': {
        '@xmlns:p': namespace,
        '@versione': format,
        FatturaElettronicaHeader: {
          DatiTrasmissione: {
            IdTrasmittente: vatId(seller.vatNumber),
            ProgressivoInvio: progressive,
            FormatoTrasmissione: format,
            ...node,
          },
          CedentePrestatore: sellerNode(seller),
          CessionarioCommittente: buyerNode(buyer),
        },
        FatturaElettronicaBody: {
          DatiGenerali: generalNode(document),
          DatiBeniServizi: { DettaglioLinee: lineNodes(content), DatiRiepilogo: vatNodes(content) },
          ...(document.kind === 'creditNote' ? {} : paymentNode(content)),
        },
      },
    },
  ).end({ prettyPrint: true })
  return { fileName: `IT${seller.vatNumber}_${progressive}.xml`, xml }
}

function refuseUnlessItAddsUp({ name, content: { vat, totalCents } }: SalesDocument): void {
  const sum = sumCents(vat.map(({ netCents, vatCents }) => netCents + vatCents))
  if (sum !== totalCents) throw new Error(`${name} adds up to ${sum}, not to ${totalCents}`)
}
