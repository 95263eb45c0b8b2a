import { extraByRate, lineCents, stampDuty } from '@bottega/rules/documents/document-vat.ts'
import type { Buyer, DocumentContent, PostalAddress, Seller } from '@bottega/rules/documents/sales-document.ts'
import { sumCents, type Cents } from '@bottega/rules/money/cents.ts'
import { create } from 'xmlbuilder2'
import type { SalesDocument } from './documents.repository.ts'

type Node = Record<string, unknown>

const namespace = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2'

/** Kinds of documents of the tax agency: an invoice, the summary of a month's deliveries, a credit note. */
const documentType = { single: 'TD01', summary: 'TD24', creditNote: 'TD04' } as const
/** Goods without VAT are exempt (article 10): the only ones a grocer of this kind sells. */
const exempt = 'N4'
const publicOffice = { format: 'FPA12', length: 6 } as const

const amount = (cents: Cents) => (cents / 100).toFixed(2)
const net = (cents: Cents, rate: number) => (cents / (100 + rate)).toFixed(8)
const percent = (rate: number) => rate.toFixed(2)

/** The schema takes letters of western Europe only, and each text up to a length. */
function invoiceText(text: string, maxLength: number): string {
  const plain = text
    .normalize('NFC')
    .replaceAll('€', 'EUR')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”«»]/g, '"')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/[^\u0020-\u007E\u00A0-\u00FF]/gu, (letter) => plainLetter(letter))
    .replaceAll(/\s+/g, ' ')
    .trim()
  return plain.slice(0, maxLength).trim()
}

function plainLetter(letter: string): string {
  const base = letter.normalize('NFD').charAt(0)
  return /[\u0020-\u007E]/.test(base) ? base : '?'
}

const place = ({ street, streetNumber, postalCode, city, province }: PostalAddress): Node => ({
  Indirizzo: invoiceText(street, 60),
  ...(streetNumber === '' ? {} : { NumeroCivico: invoiceText(streetNumber, 8) }),
  CAP: postalCode.padStart(5, '0').slice(0, 5),
  Comune: invoiceText(city, 60),
  ...(/^[A-Z]{2}$/.test(province) ? { Provincia: province } : {}),
  Nazione: 'IT',
})

const vatId = (vatNumber: string): Node => ({ IdPaese: 'IT', IdCodice: vatNumber })

/** Where the agency delivers: a code, a certified mailbox, or the customer's own area for private persons. */
function delivery({ sdiCode, pec }: Buyer): { format: string; node: Node } {
  const code = sdiCode ?? ''
  const isOffice = code.length === publicOffice.length
  return {
    format: isOffice ? publicOffice.format : 'FPR12',
    node: {
      CodiceDestinatario: code === '' ? '0000000' : code,
      ...(code === '' && pec !== undefined && pec !== '' ? { PECDestinatario: pec } : {}),
    },
  }
}

function sellerNode(seller: Seller): Node {
  const { registerOffice, registerNumber, fiscalCode, phone, email } = seller
  const contacts = {
    ...(phone && { Telefono: phone.replaceAll(/[^\d+]/g, '').slice(0, 12) }),
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

const buyerNode = (buyer: Buyer): Node => ({
  DatiAnagrafici: {
    ...(buyer.vatNumber ? { IdFiscaleIVA: vatId(buyer.vatNumber) } : {}),
    ...(buyer.fiscalCode ? { CodiceFiscale: buyer.fiscalCode } : {}),
    Anagrafica: { Denominazione: invoiceText(buyer.name, 80) },
  },
  Sede: place(buyer),
})

const nature = (rate: number): Node => (rate === 0 ? { Natura: exempt } : {})

/** Goods at their net price; what was taken off a line, and fees, are lines of their own. */
function lineNodes({ lines, extras }: DocumentContent): Node[] {
  const goods = lines.flatMap((line): Node[] => {
    const { text, unit, quantity, unitPriceCents, grossCents, vatPercent } = line
    const offCents = lineCents(line) - grossCents
    const sold = {
      Descrizione: invoiceText(text.it, 1000),
      Quantita: (quantity / 1000).toFixed(3),
      UnitaMisura: unit === 'kg' ? 'KG' : 'PZ',
      PrezzoUnitario: net(unitPriceCents, vatPercent),
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

const vatNodes = ({ vat }: DocumentContent): Node[] =>
  vat.map(({ rate, netCents, vatCents }) => ({
    AliquotaIVA: percent(rate),
    ...nature(rate),
    ImponibileImporto: amount(netCents),
    Imposta: amount(vatCents),
    ...(rate === 0 ? { RiferimentoNormativo: 'Esente art. 10 DPR 633/72' } : { EsigibilitaIVA: 'I' }),
  }))

/** Bank transfer until a day for what is owed; what is paid already was paid by card, which stands for every online way. */
function paymentNode({ dueOn, totalCents }: DocumentContent): Node {
  return {
    CondizioniPagamento: 'TP02',
    DettaglioPagamento: {
      ModalitaPagamento: dueOn === undefined ? 'MP08' : 'MP05',
      ...(dueOn === undefined ? {} : { DataScadenzaPagamento: dueOn }),
      ImportoPagamento: amount(totalCents),
    },
  }
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
      ...(corrects === undefined ? {} : { Causale: invoiceText(corrects.reason, 200) }),
    },
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
          ...(document.kind === 'creditNote' ? {} : { DatiPagamento: paymentNode(content) }),
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
