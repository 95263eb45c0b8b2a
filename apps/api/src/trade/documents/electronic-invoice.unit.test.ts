import { documentTotals } from '@bottega/rules/documents/document-vat.ts'
import type { Buyer, DocumentContent, DocumentLine, Seller } from '@bottega/rules/documents/sales-document.ts'
import { describe, expect, test } from 'vitest'
import { validateInvoice } from '../../testing/fattura-schema.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import { documentPdf } from './document-pdf.ts'
import type { SalesDocument } from './documents.repository.ts'
import { electronicInvoiceOf } from './electronic-invoice.ts'

const place = { street: 'Via Larga', streetNumber: '8', postalCode: '20122', city: 'Milano', province: 'MI' }
const seller: Seller = { ...place, name: 'Bottega Uno società cooperativa', vatNumber: '01234567897' }
const company: Buyer = { ...place, name: 'Rossi srl', vatNumber: '01234567897', sdiCode: 'A4707H7' }
const milk: DocumentLine = {
  text: { it: 'Latte' },
  quantity: 2000,
  unit: 'pz',
  unitPriceCents: 149,
  grossCents: 298,
  vatPercent: 4,
  adjustments: [],
}

function invoiceOf(facts: Partial<DocumentContent> = {}): SalesDocument {
  const priced = { lines: facts.lines ?? [milk], extras: [] }
  const content: DocumentContent = {
    seller,
    store: { ...place, name: 'Bottega Milano' },
    buyer: company,
    orders: [{ orderId: 31, placedOn: '2026-11-15', deliveredOn: '2026-11-16', service: { it: '' }, place: '' }],
    ...priced,
    ...documentTotals(priced),
    payments: [],
    ...facts,
  }
  const { totalCents } = content
  const row = { id: 1, kind: 'invoice', seriesId: 1, year: 2026, number: 1, name: 'F1-2026-000001' } as const
  const issued = { issuedAt: new Date('2026-11-16T10:00:00Z'), issuedOn: '2026-11-16' }
  return { ...row, ...issued, reference: 'test', userId: 1, orderId: 31, totalCents, content }
}

/** The file, which the schema of the tax agency takes. */
async function xmlOf(facts: Partial<DocumentContent> = {}): Promise<string> {
  const { xml } = electronicInvoiceOf(invoiceOf(facts))
  await validateInvoice(xml)
  return xml.replaceAll(/>\s+</g, '><')
}

const printed = async (facts: Partial<DocumentContent>) =>
  pdfText(new Uint8Array(await documentPdf(invoiceOf(facts), 'it')))

describe('an invoice that is still to be paid', () => {
  const account = { ...seller, iban: 'IT60X0542811101000000123456', bank: 'Banca del Borgo' }

  test('names the account of the seller, in the file and in print [documents-150]', async () => {
    const facts = { seller: account, dueOn: '2026-12-16' }
    const xml = await xmlOf(facts)
    expect(xml).toContain('<ModalitaPagamento>MP05</ModalitaPagamento>')
    expect(xml).toContain(
      '<IstitutoFinanziario>Banca del Borgo</IstitutoFinanziario><IBAN>IT60X0542811101000000123456<',
    )
    const text = await printed(facts)
    expect(text).toContain('IT60 X054 2811 1010 0000 0123 456')
    expect(text).toContain('Banca del Borgo')
  })

  test('claims no transfer where the seller has no account [documents-151]', async () => {
    const facts = { dueOn: '2026-12-16' }
    expect(await xmlOf(facts)).not.toContain('DatiPagamento')
    expect(await printed(facts)).not.toContain('Bonifico')
  })

  test('says nothing of an account where it is paid already', async () => {
    expect(await xmlOf({ seller: account })).not.toContain('IBAN')
    expect(await printed({ seller: account })).not.toContain('Bonifico')
  })
})

describe('where an invoice is delivered', () => {
  const recipient = (code: string, pec = '') =>
    `<CodiceDestinatario>${code}</CodiceDestinatario>${pec === '' ? '' : `<PECDestinatario>${pec}</PECDestinatario>`}`

  test.each([
    ['the certified mailbox, without a code', '', 'rossi@pec.example', recipient('0000000', 'rossi@pec.example')],
    [
      'the certified mailbox, with seven zeros',
      '0000000',
      'rossi@pec.example',
      recipient('0000000', 'rossi@pec.example'),
    ],
    ['the code, where there is one', 'A4707H7', 'rossi@pec.example', recipient('A4707H7')],
    ['the area of the customer', '', '', recipient('0000000')],
  ])('is %s [documents-152]', async (_what, sdiCode, pec, expected) => {
    const xml = await xmlOf({ buyer: { ...company, sdiCode, pec } })
    expect(xml).toContain(`${expected}</DatiTrasmissione>`)
  })
})

describe('a customer abroad', () => {
  const lugano = {
    street: 'Via Nassa',
    streetNumber: '5',
    postalCode: '6900',
    city: 'Lugano',
    province: '',
    country: 'CH',
  }

  test('stays abroad, with the postal code there is [documents-153]', async () => {
    const facts = { buyer: { ...lugano, name: 'Ticino SA', vatNumber: 'CHE-123.456.788' } }
    const xml = await xmlOf(facts)
    for (const part of [
      '<CodiceDestinatario>XXXXXXX</CodiceDestinatario>',
      '<IdPaese>CH</IdPaese><IdCodice>CHE123456788</IdCodice>',
      '<Indirizzo>Via Nassa, 6900</Indirizzo><NumeroCivico>5</NumeroCivico><CAP>00000</CAP><Comune>Lugano</Comune><Nazione>CH</Nazione>',
    ])
      expect(xml).toContain(part)
    expect(xml).not.toContain('06900')
    expect(await printed(facts)).toContain('Via Nassa 5, 6900 Lugano (CH)')
  })

  test.each([
    ['an Austrian company', 'AT', 'ATU12345678', '<IdPaese>AT</IdPaese><IdCodice>U12345678</IdCodice>'],
    ['a German company', 'DE', '123456789', '<IdPaese>DE</IdPaese><IdCodice>123456789</IdCodice>'],
    ['a person without a number', 'CH', '', '<IdPaese>CH</IdPaese><IdCodice>0000000</IdCodice>'],
  ])('%s is named by the number of its country', async (_what, country, vatNumber, expected) => {
    expect(await xmlOf({ buyer: { ...lugano, country, name: 'Kunde', vatNumber } })).toContain(expected)
  })
})

describe('an invoice for a public body', () => {
  const school: Buyer = {
    ...company,
    name: 'Istituto comprensivo',
    sdiCode: 'UFABCD',
    cig: 'Z1234567AB',
    cup: 'J31B26000120001',
  }

  test('is sent to its office with CIG and CUP [documents-154]', async () => {
    const xml = await xmlOf({ buyer: school })
    expect(xml).toContain('<FormatoTrasmissione>FPA12</FormatoTrasmissione><CodiceDestinatario>UFABCD<')
    expect(xml).toContain(
      '<DatiOrdineAcquisto><IdDocumento>31</IdDocumento><Data>2026-11-15</Data><CodiceCUP>J31B26000120001</CodiceCUP><CodiceCIG>Z1234567AB</CodiceCIG></DatiOrdineAcquisto>',
    )
  })

  test('leaves the VAT to the office where the payment is split [documents-155]', async () => {
    const facts = { buyer: school, seller: { ...seller, iban: 'IT60X0542811101000000123456' }, dueOn: '2026-12-16' }
    const xml = await xmlOf({ ...facts, splitPayment: true })
    expect(xml).toContain('<EsigibilitaIVA>S</EsigibilitaIVA>')
    expect(xml).toContain('<ImportoTotaleDocumento>2.98</ImportoTotaleDocumento>')
    expect(xml).toContain('<ImportoPagamento>2.87</ImportoPagamento>')
    expect(await printed({ ...facts, splitPayment: true })).toContain('2,87')
    expect(await xmlOf(facts)).toContain('<EsigibilitaIVA>I</EsigibilitaIVA>')
  })
})

describe('what a business wrote on its order', () => {
  const order = { orderId: 31, placedOn: '2026-11-15', deliveredOn: '2026-11-16', service: { it: '' }, place: '' }
  const orderOf = (id: string, more = '') =>
    `<DatiOrdineAcquisto><IdDocumento>${id}</IdDocumento><Data>2026-11-15</Data>${more}</DatiOrdineAcquisto>`
  const kitchen = '<CodiceCommessaConvenzione>Küche</CodiceCommessaConvenzione>'

  test('stands in the file and in print, on the credit note as well [documents-170]', async () => {
    const facts = { orders: [{ ...order, orderReference: 'OA-2026/118', costCentre: 'Küche' }] }
    expect(await xmlOf(facts)).toContain(orderOf('OA-2026/118', kitchen))
    const corrects = { name: 'F1-2026-000001', issuedOn: '2026-11-16', reason: 'merce resa' }
    expect(await xmlOf({ ...facts, corrects })).toContain(
      `${orderOf('OA-2026/118', kitchen)}<DatiFattureCollegate><IdDocumento>F1-2026-000001<`,
    )
    expect(await printed(facts)).toContain('Vostro riferimento: OA-2026/118 · Centro di costo: Küche')
  })

  test.each([
    ['a cost centre alone stands at our number', { costCentre: 'Küche' }, orderOf('31', kitchen)],
    ['letters of a reference are spelled', { orderReference: 'Bestellung Müller' }, orderOf('Bestellung Muller')],
    ['an old one without room gives way to our number', { orderReference: 'ß'.repeat(12) }, orderOf('31')],
  ])('%s [documents-171]', async (_what, texts, expected) => {
    expect(await xmlOf({ orders: [{ ...order, ...texts }] })).toContain(expected)
  })

  test('names those orders of a month that have something, and no other [documents-172]', async () => {
    const orders = [
      { ...order, orderReference: 'OA-1' },
      { ...order, orderId: 32 },
    ].map((one, at) => Object.assign(one, { receiptName: `R1-2026-00000${at}`, receiptOn: '2026-11-16' }))
    expect((await xmlOf({ orders })).match(/<DatiOrdineAcquisto>.*<\/DatiOrdineAcquisto>/g)).toEqual([orderOf('OA-1')])
    expect(await xmlOf({ orders: [order] })).not.toContain('DatiOrdineAcquisto')
  })

  test('stands beside the tender of a public body [documents-173]', async () => {
    const buyer = { ...company, sdiCode: 'UFABCD', cig: 'Z1234567AB', cup: 'J31B26000120001' }
    const codes = '<CodiceCUP>J31B26000120001</CodiceCUP><CodiceCIG>Z1234567AB</CodiceCIG>'
    const xml = await xmlOf({ buyer, orders: [{ ...order, orderReference: 'Det. 12', costCentre: 'Küche' }] })
    expect(xml).toContain(orderOf('Det. 12', `${kitchen}${codes}`))
  })
})

describe('nothing becomes something else', () => {
  test.each([
    ['+39 02 1234567', '<Telefono>021234567</Telefono>'],
    ['0039 348 123 4567', '<Telefono>3481234567</Telefono>'],
    ['+41 91 123 45 67', '<Telefono>+41911234567</Telefono>'],
  ])('the phone %s of the seller is a whole number', async (phone, expected) => {
    expect(await xmlOf({ seller: { ...seller, phone } })).toContain(expected)
  })

  test.each(['+39 0471 123456 / 349', '+423 1234 5678 9012', '02 1234567 int. 8', '800'])(
    'the phone %s is left out [documents-156]',
    async (phone) => {
      expect(await xmlOf({ seller: { ...seller, phone } })).not.toContain('Telefono')
    },
  )

  test.each([
    ['8', '<Indirizzo>Via Larga</Indirizzo><NumeroCivico>8</NumeroCivico>'],
    ['118/bis C', '<Indirizzo>Via Larga 118/bis C</Indirizzo><CAP>'],
    ['', '<Indirizzo>Via Larga</Indirizzo><CAP>'],
  ])('the house number "%s" stays whole [documents-157]', async (streetNumber, expected) => {
    expect(await xmlOf({ buyer: { ...company, streetNumber } })).toContain(expected)
  })

  test('letters are spelled, never lost or a question mark [documents-158]', async () => {
    const buyer = { ...company, name: 'Łukasz Żółć & Γεώργιος, Иван', street: 'Ulica Długa ½' }
    const xml = await xmlOf({ buyer, lines: [{ ...milk, text: { it: 'Gjøk œuf 王 čokoláda 5 €' } }] })
    expect(xml).toContain('<Denominazione>Lukasz Zólc &amp; Georgios, Ivan</Denominazione>')
    expect(xml).toContain('<Indirizzo>Ulica Dluga ½</Indirizzo>')
    expect(xml).toContain('<Descrizione>Gjøk oeuf cokoláda 5 EUR</Descrizione>')
    expect(xml.slice(5)).not.toMatch(/\?(?!>)/)
    const text = await printed({ buyer })
    expect(text).toContain('Łukasz Żółć & Georgios, Ivan')
  })

  test('a text without room ends with dots, and a long reason goes on in a second one', async () => {
    const xml = await xmlOf({
      buyer: { ...company, name: 'Consorzio '.repeat(12) },
      corrects: { name: 'F1-2026-000001', issuedOn: '2026-11-16', reason: 'merce resa dal cliente '.repeat(12) },
    })
    expect(xml).toMatch(/<Denominazione>(?:Consorzio ){7}Conso{0,1}[a-z]*\.\.\.<\/Denominazione>/)
    expect(xml.match(/<Causale>/g)).toHaveLength(2)
    expect(xml.match(/merce/g)).toHaveLength(12)
  })
})

describe('a piece that was weighed', () => {
  const cheese: DocumentLine = {
    ...milk,
    text: { it: 'Caciotta' },
    quantity: 920,
    unit: 'kg',
    pieces: 1000,
    unitPriceCents: 1190,
    grossCents: 1095,
  }

  test('has its weight and the price of the kilogram, in the file and in print [documents-159]', async () => {
    const xml = await xmlOf({ lines: [cheese] })
    expect(xml).toContain('<Quantita>0.920</Quantita><UnitaMisura>KG</UnitaMisura>')
    const text = await printed({ lines: [cheese] })
    for (const words of ['0,920 kg', '11,90 €/kg', '10,95 €', '1 pezzo'])
      expect(text.replaceAll('\u00A0', ' ')).toContain(words)
  })

  test('multiplies to what it cost, also where the price of the kilogram is rounded [documents-160]', async () => {
    const heavy = { ...cheese, quantity: 7650, unitPriceCents: 523, grossCents: 4000 }
    const xml = await xmlOf({ lines: [heavy] })
    const [, unit = '0'] = /<PrezzoUnitario>([\d.]+)</.exec(xml) ?? []
    const [, total = '0'] = /<PrezzoTotale>([\d.]+)</.exec(xml) ?? []
    expect(Math.abs(Number(unit) * 7.65 - Number(total))).toBeLessThan(0.000_001)
  })
})

test('all goods together are products, not one product [documents-161]', async () => {
  const bag = { text: { it: 'Sacchetti' }, cents: 11, vatPercent: 22 }
  const priced = { lines: [milk], extras: [bag] }
  const text = await printed({ ...priced, ...documentTotals(priced) })
  expect(text).toMatch(/Riepilogo[\s\S]*Prodotti[\s\S]*Totale/)
})
