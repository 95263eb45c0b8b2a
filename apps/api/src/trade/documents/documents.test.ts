import { billingUpdate, lotteryUpdate } from '@bottega/contract/billing/calls.ts'
import { cartUpdateCartInfo } from '@bottega/contract/cart/calls.ts'
import { ordersView } from '@bottega/contract/orders/calls.ts'
import { documentsFile, documentsList, documentsXml, ordersReceipt } from '@bottega/contract/documents/calls.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { electronicInvoice, salesDocument } from './documents.tables.ts'
import { shopOrder } from '../orders/orders.tables.ts'
import { atTheDoor, type Buyer, buyerWith, ordersOf } from '../../testing/orders/buying.ts'
import { validateInvoice } from '../../testing/fattura-schema.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import { addSeller, takeOrderTo } from '../../testing/orders/picking.ts'
import { refusal } from '../../testing/refusal.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { testNow } from '../../testing/world.ts'
import { issueCreditNote } from './issue-documents.service.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await addSeller(shop)
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.clock.now = testNow
})

const person = {
  name: 'Mario Rossi – Müller’s',
  fiscalCode: 'RSSMRA85T10A562S',
  vatNumber: '',
  sdiCode: '',
  pec: '',
  street: 'Via Larga',
  streetNumber: '8',
  postalCode: '20122',
  city: 'Milano',
  province: 'MI',
}

const wantInvoice = (buyer: Buyer) =>
  buyer.call(cartUpdateCartInfo, { body: { property: 'need_invoice', value: 'true' } })

async function sold(prepare: (buyer: Buyer) => Promise<unknown> = () => Promise.resolve()) {
  const buyer = await buyerWith(shop)
  await prepare(buyer)
  const { orderId } = await atTheDoor(buyer)
  await takeOrderTo(shop, orderId)
  return { buyer, orderId }
}

const soldWithInvoice = () =>
  sold(async (buyer) => {
    await wantInvoice(buyer)
    await buyer.call(billingUpdate, { body: person })
  })

const documentsOf = (buyer: Buyer, query: object = {}) => buyer.call(documentsList, { query }).then(({ data }) => data)
const bytesOf = async (content: unknown) => new Uint8Array(await (content as Blob).arrayBuffer())
const issuedFor = (orderId: number) =>
  shop.shop.db.select().from(salesDocument).where(eq(salesDocument.orderId, orderId)).orderBy(salesDocument.id)

describe('the receipt of an order', () => {
  test('is there once the goods are picked, with its lines, VAT and total [documents-1]', async () => {
    const buyer = await buyerWith(shop)
    const { orderId } = await atTheDoor(buyer)
    const noReceipt = refusal('error.document.noReceipt')
    await expect(buyer.call(ordersReceipt, { query: { order_id: orderId } })).rejects.toEqual(noReceipt)
    await takeOrderTo(shop, orderId)
    const { data } = await buyer.call(ordersReceipt, { query: { order_id: orderId } })
    expect(data.mediaType).toBe('application/pdf')
    const text = await pdfText(await bytesOf(data.content))
    const [order] = await ordersOf(shop, buyer)
    const total = ((order?.totalCents ?? 0) / 100).toFixed(2).replace('.', ',')
    const [receipt] = await issuedFor(orderId)
    expect(receipt?.totalCents).toBe(order?.totalCents)
    for (const words of [
      receipt?.name ?? '?',
      'Bottega Uno',
      'P. IVA 01234567897',
      total,
      'Mele',
      '1 kg',
      'Imponibile',
    ])
      expect(text).toContain(words)
  })

  test('is a tagged PDF with title and language, and prints accents and the euro in three languages [documents-2]', async () => {
    const { buyer, orderId } = await sold()
    const { data: italian } = await buyer.call(ordersReceipt, { query: { order_id: orderId } })
    const bytes = await bytesOf(italian.content)
    const raw = Buffer.from(bytes).toString('latin1')
    for (const part of ['/StructTreeRoot', '/Marked true', '/Lang (it)', '/DisplayDocTitle true', '/S /TH', '/S /H1'])
      expect(raw).toContain(part)
    expect(await pdfText(bytes)).toContain('€')
    for (const [language, words] of [
      ['de', 'Kassenbeleg'],
      ['en', 'Receipt'],
    ] as const) {
      const { data } = await shop.as(buyer.token, buyer.userId, language).call(ordersReceipt, {
        query: { order_id: orderId },
      })
      expect(await pdfText(await bytesOf(data.content))).toContain(words)
    }
  })

  test.each([
    ['it', 'ritiro', 'consegna'],
    ['de', 'Abholung', 'Lieferung'],
    ['en', 'pickup', 'delivery'],
  ] as const)('speaks of a pickup where the goods are collected (%s) [documents-28]', async (language, said, never) => {
    const buyer = await buyerWith(shop)
    const { orderId } = await atTheDoor(buyer)
    const deliveryServiceId = shop.world.services.locker
    await shop.shop.db.update(shopOrder).set({ deliveryServiceId }).where(eq(shopOrder.id, orderId))
    await takeOrderTo(shop, orderId)
    const reader = shop.as(buyer.token, buyer.userId, language)
    const { data } = await reader.call(ordersReceipt, { query: { order_id: orderId } })
    const text = await pdfText(await bytesOf(data.content))
    expect(text).toContain(said)
    expect(text.toLowerCase()).not.toContain(never.toLowerCase())
  })

  test('belongs to its customer alone [documents-3]', async () => {
    const { orderId, buyer } = await soldWithInvoice()
    const other = await shop.shopper()
    await expect(other.call(ordersReceipt, { query: { order_id: orderId } })).rejects.toEqual(
      refusal('error.order.notFound'),
    )
    for (const { documentId } of (await documentsOf(buyer)).documents) {
      const query = { document_id: documentId }
      await expect(other.call(documentsFile, { query })).rejects.toEqual(refusal('error.document.notFound'))
      await expect(other.call(documentsXml, { query })).rejects.toEqual(refusal('error.document.notFound'))
    }
    expect((await documentsOf(other)).documents).toEqual([])
  })

  test('is one, and its status is passed before the goods leave, whatever step is told [documents-4]', async () => {
    const buyer = await buyerWith(shop)
    const { orderId } = await atTheDoor(buyer)
    const { inPreparation, prepared, outForDelivery, delivered } = orderStatus
    await takeOrderTo(shop, orderId, [inPreparation, prepared, outForDelivery, delivered])
    expect((await issuedFor(orderId)).map(({ kind }) => kind)).toEqual(['receipt'])
    const { order } = (await buyer.call(ordersView, { query: { order_id: orderId } })).data
    const passed = [...new Set(order.events.map(({ orderStatusId }) => orderStatusId))]
    expect(passed.slice(-4)).toEqual([prepared, orderStatus.receiptIssued, outForDelivery, delivered])
  })

  test('comes with status 18 where a packed order is handed over at once [orders-200]', async () => {
    const buyer = await buyerWith(shop)
    const { orderId } = await atTheDoor(buyer)
    const { inPreparation, prepared, receiptIssued, delivered } = orderStatus
    await takeOrderTo(shop, orderId, [inPreparation, prepared])
    expect(await issuedFor(orderId)).toEqual([])
    await takeOrderTo(shop, orderId, [delivered])
    const { order } = (await buyer.call(ordersView, { query: { order_id: orderId } })).data
    expect(order.events.slice(-2)).toMatchObject([{ orderStatusId: receiptIssued }, { orderStatusId: delivered }])
    const [receipt] = await issuedFor(orderId)
    expect(receipt?.issuedAt.toISOString()).toBe(order.events.at(-2)?.at)
  })
})

describe('numbers', () => {
  test('follow each other in a year, and begin again with the next [documents-5]', async () => {
    const numbers = async (orderId: number) => (await issuedFor(orderId)).map(({ name }) => name)
    const first = await numbers((await sold()).orderId)
    const second = await numbers((await sold()).orderId)
    const [, , last] = first[0]?.split('-') ?? []
    expect(first).toEqual([`R1-2026-${last}`])
    expect(second).toEqual([`R1-2026-${String(Number(last) + 1).padStart(6, '0')}`])
    const { orderId } = await atTheDoor(await buyerWith(shop))
    shop.clock.now = new Date('2026-12-31T23:30:00Z')
    await takeOrderTo(shop, orderId)
    expect(await numbers(orderId)).toEqual(['R1-2027-000001'])
  })

  test('are not lost when the transaction that took one is rolled back [documents-6]', async () => {
    const { orderId } = await sold()
    const [before] = await issuedFor(orderId)
    const { orderId: failing } = await atTheDoor(await buyerWith(shop))
    await takeOrderTo(shop, failing, [orderStatus.inPreparation, orderStatus.prepared])
    const failed = shop.shop.db.transaction(async (tx) => {
      const { lockOrder } = await import('../orders/orders.service.ts')
      const { moveOrder } = await import('../orders/order-status.service.ts')
      const order = await lockOrder(tx, failing)
      if (order) await moveOrder(tx, order, orderStatus.receiptIssued, 'shop', shop.clock.now)
      throw new Error('no power')
    })
    await expect(failed).rejects.toThrow('no power')
    expect(await issuedFor(failing)).toEqual([])
    await takeOrderTo(shop, failing, [orderStatus.receiptIssued])
    const [after] = await issuedFor(failing)
    expect(after?.number).toBe((before?.number ?? 0) + 1)
  })
})

describe('an invoice', () => {
  test('comes with the receipt where one was asked for, valid by the tax agency’s schema [documents-7]', async () => {
    const { buyer, orderId } = await soldWithInvoice()
    const { documents } = await documentsOf(buyer)
    expect(documents.map(({ kind, isElectronic }) => [kind, isElectronic])).toEqual([
      ['invoice', true],
      ['receipt', false],
    ])
    const query = { document_id: documents[0]?.documentId ?? 0 }
    const { data } = await buyer.call(documentsXml, { query })
    const xml = Buffer.from(await bytesOf(data.content)).toString()
    expect(data.name).toMatch(/^IT01234567897_\w{5}\.xml$/)
    await validateInvoice(xml)
    for (const part of [
      '<TipoDocumento>TD01</TipoDocumento>',
      '<CodiceDestinatario>0000000</CodiceDestinatario>',
      '<CodiceFiscale>RSSMRA85T10A562S</CodiceFiscale>',
      "<Denominazione>Mario Rossi - Müller's</Denominazione>",
    ])
      expect(xml).toContain(part)
    const [, invoice] = await issuedFor(orderId)
    expect(xml).toContain(`<ImportoTotaleDocumento>${((invoice?.totalCents ?? 0) / 100).toFixed(2)}<`)
    const { data: pdf } = await buyer.call(documentsFile, { query })
    expect(await pdfText(await bytesOf(pdf.content))).toContain('Fattura')
  })

  test('the schema refuses a file that is wrong', async () => {
    const { buyer } = await soldWithInvoice()
    const [invoice] = (await documentsOf(buyer)).documents
    const { data } = await buyer.call(documentsXml, { query: { document_id: invoice?.documentId ?? 0 } })
    const xml = Buffer.from(await bytesOf(data.content)).toString()
    await expect(validateInvoice(xml.replace('EUR', 'EURO'))).rejects.toThrow()
  })

  test('is not made for an order that takes part in the lottery [documents-8]', async () => {
    const { buyer, orderId } = await sold(async (one) => {
      await one.call(billingUpdate, { body: person })
      await one.call(lotteryUpdate, { body: { lottery_code: 'abc12345' } })
    })
    expect(await ordersOf(shop, buyer)).toMatchObject([{ lotteryCode: 'ABC12345', billing: null }])
    const [receipt, ...others] = await issuedFor(orderId)
    expect(others).toEqual([])
    expect(receipt?.content.lotteryCode).toBe('ABC12345')
  })

  test('takes an order out of the lottery [documents-9]', async () => {
    const { buyer, orderId } = await sold(async (one) => {
      await wantInvoice(one)
      await one.call(billingUpdate, { body: person })
      await one.call(lotteryUpdate, { body: { lottery_code: 'ABC12345' } })
    })
    expect(await ordersOf(shop, buyer)).toMatchObject([{ lotteryCode: null }])
    expect((await issuedFor(orderId)).map(({ kind }) => kind)).toEqual(['receipt', 'invoice'])
  })
})

test('what a business wrote on its order is on its invoice and on the credit note [documents-174]', async () => {
  const { buyer, orderId } = await soldToBusiness()
  await shop.shop.db.transaction((tx) =>
    issueCreditNote(tx, { reference: `refund:${orderId}`, orderId, cents: 1_01, reason: 'Merce resa' }, shop.clock.now),
  )
  const electronic = (await documentsOf(buyer)).documents.filter(({ isElectronic }) => isElectronic)
  expect(electronic.map(({ kind }) => kind).toSorted()).toEqual(['creditNote', 'invoice'])
  for (const { documentId } of electronic) {
    const query = { document_id: documentId }
    const xml = Buffer.from(await bytesOf((await buyer.call(documentsXml, { query })).data.content)).toString()
    await validateInvoice(xml)
    expect(xml).toContain('<IdDocumento>OA-2026/118</IdDocumento>')
    expect(xml).toContain('<CodiceCommessaConvenzione>Mensa</CodiceCommessaConvenzione>')
    const pdf = await pdfText(await bytesOf((await buyer.call(documentsFile, { query })).data.content))
    expect(pdf).toContain('Vostro riferimento: OA-2026/118 · Centro di costo: Mensa')
  }
})

async function soldToBusiness() {
  const buyer = await buyerWith(shop, undefined, { customerType: 'company' })
  const said = { order_reference: 'OA-2026/118', cost_centre: 'Mensa' }
  for (const [property, value] of Object.entries(said))
    await buyer.call(cartUpdateCartInfo, { body: { property, value } })
  const { orderId } = await atTheDoor(buyer)
  await takeOrderTo(shop, orderId)
  return { buyer, orderId }
}

describe('a credit note', () => {
  const creditNote = (orderId: number, cents: number, reference = `refund:${orderId}`) =>
    shop.shop.db.transaction((tx) =>
      issueCreditNote(tx, { reference, orderId, cents, reason: 'Merce resa' }, shop.clock.now),
    )

  test('takes back a part of an invoice, once for each refund, valid by the schema [documents-10]', async () => {
    const { buyer, orderId } = await soldWithInvoice()
    const note = await creditNote(orderId, 1_01)
    expect((await creditNote(orderId, 1_01))?.id).toBe(note?.id)
    const [, invoice] = await issuedFor(orderId)
    expect(note).toMatchObject({ kind: 'creditNote', totalCents: 1_01, content: { corrects: { name: invoice?.name } } })
    const { data } = await buyer.call(documentsXml, { query: { document_id: note?.id ?? 0 } })
    const xml = Buffer.from(await bytesOf(data.content)).toString()
    await validateInvoice(xml)
    expect(xml).toContain('<TipoDocumento>TD04</TipoDocumento>')
    expect(xml).toContain(`<IdDocumento>${invoice?.name}</IdDocumento>`)
  })

  test('takes back a receipt where there is no invoice, without a file for the agency', async () => {
    const { orderId } = await sold()
    const note = await creditNote(orderId, 50)
    const files = await shop.shop.db
      .select()
      .from(electronicInvoice)
      .where(eq(electronicInvoice.documentId, note?.id ?? 0))
    expect(note?.content.corrects?.name).toMatch(/^R1-/)
    expect(files).toEqual([])
  })

  test('is not made for an order that was never sold', async () => {
    const { orderId } = await atTheDoor(await buyerWith(shop))
    expect(await creditNote(orderId, 100)).toBeUndefined()
  })
})

describe('issued documents', () => {
  test('are listed by kind, year and order, page by page [documents-11]', async () => {
    const { buyer, orderId } = await soldWithInvoice()
    expect((await documentsOf(buyer, { kind: 'invoice' })).documents).toMatchObject([{ kind: 'invoice', orderId }])
    expect((await documentsOf(buyer, { year: 2025 })).documents).toEqual([])
    expect((await documentsOf(buyer, { order_id: orderId })).documents).toHaveLength(2)
    const second = await documentsOf(buyer, { page: 2, page_size: 1 })
    expect(second.page).toMatchObject({ selPage: 2, totItems: 2, totPages: 2 })
    expect(second.documents).toMatchObject([{ kind: 'receipt' }])
    expect(second.years).toEqual([2026])
  })

  test('are never changed nor deleted, and outlive the link to their customer [documents-12]', async () => {
    const { orderId } = await soldWithInvoice()
    const [receipt, invoice] = await issuedFor(orderId)
    const { db } = shop.shop
    const own = eq(salesDocument.id, receipt?.id ?? 0)
    const stays = {
      cause: expect.objectContaining({ message: expect.stringContaining('never changed') as string }) as unknown,
    }
    await expect(db.update(salesDocument).set({ totalCents: 1 }).where(own)).rejects.toMatchObject(stays)
    await expect(db.delete(salesDocument).where(own)).rejects.toMatchObject(stays)
    const file = eq(electronicInvoice.documentId, invoice?.id ?? 0)
    await expect(db.update(electronicInvoice).set({ xml: '' }).where(file)).rejects.toMatchObject(stays)
    await db.update(salesDocument).set({ userId: null }).where(own)
    expect((await issuedFor(orderId))[0]?.content.buyer.name).toBe('Anna Prova')
  })
})
