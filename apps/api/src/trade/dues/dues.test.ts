import { billingUpdate } from '@bottega/contract/billing/calls.ts'
import { cartUpdateCartInfo } from '@bottega/contract/cart/calls.ts'
import { addressesSelect } from '@bottega/contract/delivery/calls.ts'
import { documentsList, documentsXml } from '@bottega/contract/documents/calls.ts'
import { duesList, duesPay, duesPaymentResult, duesTransactions } from '@bottega/contract/dues/calls.ts'
import { dueStatus } from '@bottega/rules/dues/due-status.ts'
import { transactionStatus } from '@bottega/rules/payments/attempt-state.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { creditAgreement } from '../payments/credit/credit.tables.ts'
import {
  attemptsOf,
  type Buyer,
  buyerWith,
  later,
  payingWith,
  put,
  usualShopping,
} from '../../testing/orders/buying.ts'
import { invoicedTo } from '../../testing/orders/invoiced-to.ts'
import { validateInvoice } from '../../testing/fattura-schema.ts'
import { addSeller, takeOrderTo } from '../../testing/orders/picking.ts'
import { refusal } from '../../testing/refusal.ts'
import { onBankPage, openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'
import { chooseSlot } from '../../testing/orders/ready-shopper.ts'
import { testNow } from '../../testing/world.ts'
import { makeSummaryInvoices } from '../documents/summary-invoices.service.ts'
import { compareAllLedgers } from '../payments/ledger/ledger.service.ts'

let shop: ShopWithBank
beforeAll(async () => {
  shop = await openShopWithBank()
  await addSeller(shop)
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.clock.now = testNow
})

const days = (count: number) => later(shop, count * 24 * 60)

async function firm(paymentTypeId: number, named = invoicedTo): Promise<Buyer> {
  const buyer = await buyerWith(shop, usualShopping, { customerType: 'company' })
  const row = { userId: buyer.userId, paymentTypeId, limitCents: 500_00, termDays: 30 }
  await shop.shop.db.insert(creditAgreement).values(row)
  await buyer.call(billingUpdate, { body: named })
  return buyer
}

async function orderOn(buyer: Buyer, paymentTypeId: number): Promise<number> {
  await buyer.call(cartUpdateCartInfo, { body: { property: 'need_invoice', value: 'true' } })
  const { orderId } = await payingWith(buyer, paymentTypeId)
  await takeOrderTo(shop, orderId)
  return orderId
}

async function owing(): Promise<{ buyer: Buyer; orderId: number; dueId: number }> {
  const buyer = await firm(paymentType.deferred)
  const orderId = await orderOn(buyer, paymentType.deferred)
  const [due] = await duesOf(buyer)
  return { buyer, orderId, dueId: due?.paymentDueId ?? 0 }
}

const duesOf = (buyer: Buyer, showAll = false) =>
  buyer.call(duesList, { query: { show_all: showAll } }).then(({ data }) => data.paymentDues)
const transactionsOf = (buyer: Buyer, dueId: number) =>
  buyer.call(duesTransactions, { query: { payment_due_id: dueId } }).then(({ data }) => data.transactions)

describe('a payment due', () => {
  test('of a public body is the net amount: the VAT is split off, and the invoice says so [documents-162]', async () => {
    const school = { ...invoicedTo, sdiCode: 'UFABCD', cig: 'z1234567ab', cup: '' }
    const buyer = await firm(paymentType.deferred, school)
    await orderOn(buyer, paymentType.deferred)
    const [due] = await duesOf(buyer)
    const [invoice] = (await buyer.call(documentsList, { query: { kind: 'invoice' } })).data.documents
    const { data } = await buyer.call(documentsXml, { query: { document_id: invoice?.documentId ?? 0 } })
    const xml = await (data.content as Blob).text()
    await validateInvoice(xml)
    const net = [...xml.matchAll(/<ImponibileImporto>([\d.]+)</g)].reduce((sum, [, amount]) => sum + Number(amount), 0)
    expect(due?.amount).toBeCloseTo(net, 5)
    expect(due?.amount).toBeLessThan(invoice?.total ?? 0)
    expect(xml).toContain('<EsigibilitaIVA>S</EsigibilitaIVA>')
    expect(xml).toContain('<CodiceCIG>Z1234567AB</CodiceCIG>')
  })

  test('comes with the invoice of a deferred order, expires after the agreed days, then is overdue [documents-20]', async () => {
    const { buyer, orderId } = await owing()
    expect(await duesOf(buyer)).toMatchObject([
      { paymentDueStatusId: dueStatus.expiring, dueDate: '2026-12-16', paymentTypeId: 11, orderIds: [orderId] },
    ])
    await days(30)
    expect(await duesOf(buyer)).toMatchObject([{ paymentDueStatusId: dueStatus.expiring }])
    await days(1)
    expect(await duesOf(buyer)).toMatchObject([{ paymentDueStatusId: dueStatus.overdue }])
  })

  test('is paid by card: in progress until the bank says so, then settled, and the credit is free again [documents-21]', async () => {
    const { buyer, orderId, dueId } = await owing()
    const { data } = await buyer.call(duesPay, { body: { payment_due_id: dueId } })
    expect(data.paymentDue.paymentDueStatusId).toBe(dueStatus.inProgress)
    expect(await transactionsOf(buyer, dueId)).toMatchObject([
      { paymentTransactionStatusId: transactionStatus.inProgress },
    ])
    await onBankPage(data.redirectUrl, 'accepted')
    const result = await buyer.call(duesPaymentResult, { body: { payment_due_id: dueId } })
    expect(result.data.paymentDue.paymentDueStatusId).toBe(dueStatus.settled)
    expect(await transactionsOf(buyer, dueId)).toMatchObject([
      { paymentTransactionStatusId: transactionStatus.complete },
    ])
    expect(await duesOf(buyer)).toEqual([])
    expect(await duesOf(buyer, true)).toMatchObject([{ settledDate: '2026-11-16' }])
    expect((await attemptsOf(shop, orderId))[0]?.settledAt).toEqual(testNow)
    await expect(buyer.call(duesPay, { body: { payment_due_id: dueId } })).rejects.toEqual(refusal('error.due.settled'))
    await later(shop, 60)
    expect(await compareAllLedgers(shop.shop)).toEqual([])
  })

  test('a card that is declined is an error among the transactions, and another try may follow [documents-22]', async () => {
    const { buyer, dueId } = await owing()
    const { data } = await buyer.call(duesPay, { body: { payment_due_id: dueId } })
    await onBankPage(data.redirectUrl, 'declined')
    await buyer.call(duesPaymentResult, { body: { payment_due_id: dueId } })
    expect(await transactionsOf(buyer, dueId)).toMatchObject([{ paymentTransactionStatusId: transactionStatus.error }])
    expect(await duesOf(buyer)).toMatchObject([{ paymentDueStatusId: dueStatus.expiring }])
    const again = await buyer.call(duesPay, { body: { payment_due_id: dueId } })
    expect(again.data.redirectUrl).toBeDefined()
  })

  test('belongs to its customer alone [documents-23]', async () => {
    const { dueId } = await owing()
    const other = await shop.shopper()
    const missing = refusal('error.due.notFound')
    await expect(other.call(duesPay, { body: { payment_due_id: dueId } })).rejects.toEqual(missing)
    await expect(other.call(duesPaymentResult, { body: { payment_due_id: dueId } })).rejects.toEqual(missing)
    await expect(other.call(duesTransactions, { query: { payment_due_id: dueId } })).rejects.toEqual(missing)
    expect(await duesOf({ ...other, addressId: undefined }, true)).toEqual([])
  })
})

test('orders on a summary invoice are invoiced together once their month is over, once [documents-24]', async () => {
  const buyer = await firm(paymentType.consolidatedInvoice)
  const first = await orderOn(buyer, paymentType.consolidatedInvoice)
  await buyer.call(addressesSelect, { body: { address_id: buyer.addressId ?? 0 } })
  await chooseSlot(shop, buyer, 'tomorrowAfternoon')
  await put(shop, buyer, usualShopping)
  const second = await orderOn(buyer, paymentType.consolidatedInvoice)
  await makeSummaryInvoices(shop.shop)
  expect(await duesOf(buyer)).toEqual([])
  await days(16)
  expect(await makeSummaryInvoices(shop.shop)).toBe(1)
  expect(await makeSummaryInvoices(shop.shop)).toBe(0)
  const { data } = await buyer.call(documentsList, { query: { kind: 'invoice' } })
  expect(data.documents).toMatchObject([{ date: '2026-12-02' }])
  expect(await duesOf(buyer)).toMatchObject([
    { orderIds: [first, second], dueDate: '2027-01-01', paymentTypeId: 101, amount: data.documents[0]?.total },
  ])
  const file = await buyer.call(documentsXml, { query: { document_id: data.documents[0]?.documentId ?? 0 } })
  const xml = await (file.data.content as Blob).text()
  await validateInvoice(xml)
  expect(xml).toContain('<TipoDocumento>TD24</TipoDocumento>')
  expect(xml.match(/<NumeroDDT>/g)).toHaveLength(2)
  expect(xml).toContain('<DataScadenzaPagamento>2027-01-01</DataScadenzaPagamento>')
})
