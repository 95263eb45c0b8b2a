import { billingUpdate } from '@bottega/contract/billing/calls.ts'
import { cartUpdateCartInfo } from '@bottega/contract/cart/calls.ts'
import { staffOrder, staffRefund } from '@bottega/contract/staff-orders/calls.ts'
import { documentsList } from '@bottega/contract/documents/calls.ts'
import { duesList, duesPay, duesPaymentResult } from '@bottega/contract/dues/calls.ts'
import { fulfilmentDeliver, fulfilmentEnd, fulfilmentMove } from '@bottega/contract/fulfilment/calls.ts'
import { ordersView } from '@bottega/contract/orders/calls.ts'
import { returnsOptions, returnsRequest, staffReturn, staffReturnsDecide } from '@bottega/contract/returns/calls.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { salesDocument } from '../documents/documents.tables.ts'
import { orderLine, shopOrder } from '../orders/orders.tables.ts'
import { paymentAttempt } from '../payments/payments.tables.ts'
import { creditAgreement } from '../payments/credit/credit.tables.ts'
import { userGiftCertificate } from '../vouchers/vouchers.tables.ts'
import { giveCard, pointsOf } from '../../testing/loyalty.ts'
import {
  attemptsOf,
  atTheDoor,
  buyerWith,
  deliver,
  later,
  payingWith,
  type Wanted,
} from '../../testing/orders/buying.ts'
import { orderByCard, type OwnOrder } from '../../testing/orders/changing.ts'
import { aPicker, aShopkeeper, finish, found, start, takenAtDoor } from '../../testing/orders/pickers.ts'
import { invoicedTo } from '../../testing/orders/invoiced-to.ts'
import { addSeller } from '../../testing/orders/picking.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { refusal } from '../../testing/refusal.ts'
import { onBankPage, openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'
import type { Person } from '../../testing/test-shop.ts'
import { type ProductName, testNow } from '../../testing/world.ts'
import { makeSummaryInvoices } from '../documents/summary-invoices.service.ts'

let shop: ShopWithBank
let picker: Person
let keeper: Person
beforeAll(async () => {
  shop = await openShopWithBank({ DEMO: 'false' })
  picker = await aPicker(shop)
  keeper = await aShopkeeper(shop)
  await addSeller(shop)
})
beforeEach(() => {
  shop.clock.now = testNow
  shop.line.isDown = false
})
afterAll(() => shop.close())

const thirtyMilk: Wanted = { milk: 12, wine: 6 }

/** Packed as ordered and on its way; nothing has left the outbox since. */
async function onTheWay(orderId: number, wanted: Wanted) {
  await start(picker, orderId)
  for (const [name, quantity] of Object.entries(wanted))
    await found(shop, picker, orderId, name as ProductName, { quantity })
  await finish(picker, orderId)
  await picker.call(fulfilmentMove, { body: { order_id: orderId, step: 'depart' } })
}

const ordered = {
  'at the door': async (wanted: Wanted): Promise<OwnOrder> => {
    const buyer = await buyerWith(shop, wanted)
    return { buyer, orderId: (await atTheDoor(buyer)).orderId }
  },
  'by card': (wanted: Wanted): Promise<OwnOrder> => orderByCard(shop, wanted),
}

const lineIdsOf = async ({ buyer, orderId }: OwnOrder) =>
  (await buyer.call(ordersView, { query: { order_id: orderId } })).data.order.orderItems.map(
    ({ orderItemId }) => orderItemId,
  )

const rowOf = async (orderId: number) => {
  const [row] = await shop.shop.db.select().from(shopOrder).where(eq(shopOrder.id, orderId))
  return row ?? expect.unreachable('no such order')
}

const handOver = async (orderId: number, undelivered: { order_item_id: number; quantity: number }[] = []) =>
  picker.call(fulfilmentDeliver, {
    body: { order_id: orderId, undelivered, ...(await takenAtDoor(picker, orderId, undelivered)) },
  })

const askBack = ({ buyer, orderId }: OwnOrder, lineId: number | undefined, quantity: number) =>
  buyer
    .call(returnsRequest, {
      body: {
        order_id: orderId,
        refund_method_id: 6,
        items: [{ order_item_id: lineId ?? 0, quantity, reason: 'quality' }],
      },
    })
    .then(({ data }) => data.refund)

const approve = (returnId: number, cents?: number) =>
  keeper
    .call(staffReturnsDecide, {
      body: { order_refund_id: returnId, version: 0, decision: 'approve', ...(cents === undefined ? {} : { cents }) },
    })
    .then(({ data }) => data.refund)

const storyOf = async (orderId: number) => (await keeper.call(staffOrder, { query: { order_id: orderId } })).data.order

async function refundByStaff(
  orderId: number,
  what: { cents: number } | { lines: { order_item_id: number; quantity: number }[] },
) {
  const { version } = await storyOf(orderId)
  return (await keeper.call(staffRefund, { body: { order_id: orderId, version, reason: 'reclamo', ...what } })).data
    .order
}

/** Taken less given back, by everything that pays for an order; cents. */
const keptOf = async (orderId: number) =>
  (await attemptsOf(shop, orderId)).reduce(
    (sum, { capturedCents, refundedCents }) => sum + capturedCents - refundedCents,
    0,
  )

const notesOf = (orderId: number) =>
  shop.shop.db
    .select()
    .from(salesDocument)
    .where(and(eq(salesDocument.orderId, orderId), eq(salesDocument.kind, 'creditNote')))
    .orderBy(asc(salesDocument.id))

describe('goods paid back once are not paid back again', () => {
  test.each(['at the door', 'by card'] as const)(
    'when they were refused at the door of an order paid %s [refunds-1]',
    async (way) => {
      const order = await ordered[way](thirtyMilk)
      await onTheWay(order.orderId, thirtyMilk)
      await deliver(shop)
      const [milk, wine] = await lineIdsOf(order)
      await handOver(order.orderId, [{ order_item_id: milk ?? 0, quantity: 11 }])
      await deliver(shop)
      const { totalCents } = await rowOf(order.orderId)
      expect(await keptOf(order.orderId)).toBe(totalCents - 11 * 145)
      await expect(askBack(order, milk, 2)).rejects.toEqual(refusal('error.return.quantity'))
      const options = (await order.buyer.call(returnsOptions, { query: { order_id: order.orderId } })).data.items
      expect(options.map(({ quantity }) => quantity)).toEqual([1, 6])
      await askBack(order, milk, 1)
      expect((await askBack(order, wine, 6)).amount).toBe(41.4)
    },
  )

  test('when the back office gave everything back [refunds-2]', async () => {
    const order = await ordered['by card'](thirtyMilk)
    await onTheWay(order.orderId, thirtyMilk)
    await deliver(shop)
    await handOver(order.orderId)
    await deliver(shop)
    const { totalCents } = await rowOf(order.orderId)
    await refundByStaff(order.orderId, { cents: totalCents })
    const [milk] = await lineIdsOf(order)
    await expect(askBack(order, milk, 1)).rejects.toEqual(refusal('error.return.refunded'))
    await deliver(shop)
    expect(await keptOf(order.orderId)).toBe(0)
    const options = (await order.buyer.call(returnsOptions, { query: { order_id: order.orderId } })).data.items
    expect(options.map(({ obstacle }) => obstacle)).toEqual(['refunded', 'refunded'])
  })

  test('when the back office gave these very goods back, while the others can be returned [refunds-3]', async () => {
    const order = await ordered['by card'](thirtyMilk)
    await onTheWay(order.orderId, thirtyMilk)
    await deliver(shop)
    await handOver(order.orderId)
    const [milk, wine] = await lineIdsOf(order)
    const { givenBack } = await refundByStaff(order.orderId, { lines: [{ order_item_id: wine ?? 0, quantity: 4 }] })
    expect(givenBack).toMatchObject([{ kind: 'desk', amount: 27.6, isWaiting: false }])
    await expect(askBack(order, wine, 3)).rejects.toEqual(refusal('error.return.quantity'))
    expect((await askBack(order, wine, 2)).amount).toBe(13.8)
    expect((await askBack(order, milk, 12)).amount).toBe(17.4)
    const again = { lines: [{ order_item_id: wine ?? 0, quantity: 1 }] }
    await expect(refundByStaff(order.orderId, again)).rejects.toEqual(refusal('error.fulfilment.tooMuch'))
  })

  test('a refund of an amount lessens what later returns give, and the excess is refused and shown [refunds-4]', async () => {
    const order = await ordered['at the door'](thirtyMilk)
    await onTheWay(order.orderId, thirtyMilk)
    await handOver(order.orderId)
    const [milk, wine] = await lineIdsOf(order)
    const asked = await askBack(order, wine, 6)
    const { totalCents } = await rowOf(order.orderId)
    await refundByStaff(order.orderId, { cents: totalCents - 1000 })
    await expect(approve(asked.orderRefundId)).rejects.toMatchObject({
      code: 'error.desk.tooMuch',
      text: expect.stringContaining('10'),
    })
    await expect(approve(asked.orderRefundId, 1001)).rejects.toEqual(refusal('error.desk.tooMuch'))
    const query = { order_refund_id: asked.orderRefundId }
    expect((await keeper.call(staffReturn, { query })).data.refund).toMatchObject({
      left: 10,
      givenBack: [{ kind: 'desk', amount: (totalCents - 1000) / 100 }],
    })
    await expect(askBack(order, milk, 1)).rejects.toEqual(refusal('error.return.refunded'))
    expect(await approve(asked.orderRefundId, 1000)).toMatchObject({ amount: 10, voucherAmount: 10, left: 0 })
    const vouchers = await shop.shop.db
      .select()
      .from(userGiftCertificate)
      .where(eq(userGiftCertificate.userId, order.buyer.userId))
    expect(vouchers).toHaveLength(1)
  })

  test('the database refuses what the code would let through [refunds-5]', async () => {
    const order = await ordered['at the door'](thirtyMilk)
    await onTheWay(order.orderId, thirtyMilk)
    await handOver(order.orderId)
    const { totalCents } = await rowOf(order.orderId)
    const { db } = shop.shop
    const refused = (work: PromiseLike<unknown>, constraint: string) =>
      expect(work).rejects.toMatchObject({ cause: { constraint } })
    const whose = eq(shopOrder.id, order.orderId)
    await refused(
      db
        .update(shopOrder)
        .set({ refundedCents: totalCents + 1 })
        .where(whose),
      'shop_order_refunded',
    )
    const ofOrder = eq(orderLine.orderId, order.orderId)
    const most = { quantityReturned: 6000, quantityRefunded: 7000 }
    await refused(db.update(orderLine).set(most).where(ofOrder), 'order_line_returned')
    const ofPayment = eq(paymentAttempt.orderId, order.orderId)
    const asked = { refundedCents: totalCents, refundAskedCents: 1 }
    await refused(db.update(paymentAttempt).set(asked).where(ofPayment), 'payment_attempt_amounts')
  })
})

describe('a return approved before the money is taken', () => {
  test('waits for the bank: the money goes back to the card, and no voucher is made [refunds-6]', async () => {
    const order = await ordered['by card'](thirtyMilk)
    shop.line.isDown = true
    await onTheWay(order.orderId, thirtyMilk)
    await deliver(shop)
    await handOver(order.orderId)
    const [, wine] = await lineIdsOf(order)
    const { orderRefundId } = await askBack(order, wine, 6)
    const approved = await approve(orderRefundId)
    expect(approved).toMatchObject({ status: { refundStatusId: 3 }, amount: 41.4, givenBack: [{ isWaiting: true }] })
    expect(approved.voucherAmount).toBeUndefined()
    const mailsOfApproval = async () =>
      (await mailsOf(shop)).filter(({ id }) => id === `return-${orderRefundId}-approved`)
    expect(await mailsOfApproval()).toEqual([])
    shop.line.isDown = false
    for (let minutes = 1; minutes < 40; minutes *= 2) {
      await later(shop, minutes)
      await deliver(shop)
    }
    const { totalCents } = await rowOf(order.orderId)
    const payment = shop.bank.payments().find((one) => one.order === String(order.orderId))
    expect(payment).toMatchObject({ captured: totalCents, refunded: 4140 })
    const query = { order_refund_id: orderRefundId }
    const { refund } = (await keeper.call(staffReturn, { query })).data
    expect(refund).toMatchObject({ givenBack: [{ isWaiting: false, voucher: 0 }] })
    expect(refund.voucherCode).toBeUndefined()
    expect(await shop.shop.db.$count(userGiftCertificate, eq(userGiftCertificate.userId, order.buyer.userId))).toBe(0)
  })
})

describe('every refund has one credit note', () => {
  test('whatever the way, with the VAT of its goods, until documents and money are the same [refunds-7]', async () => {
    const wanted: Wanted = { wine: 6, milk: 12, pasta: 3 }
    const order = await ordered['by card'](wanted)
    await giveCard(shop, order.buyer)
    await onTheWay(order.orderId, wanted)
    await deliver(shop)
    const [wine, milk, pasta] = await lineIdsOf(order)
    await handOver(order.orderId, [{ order_item_id: milk ?? 0, quantity: 2 }])
    await deliver(shop)
    await refundByStaff(order.orderId, { lines: [{ order_item_id: wine ?? 0, quantity: 1 }] })
    await refundByStaff(order.orderId, { cents: 500 })
    await approve((await askBack(order, pasta, 3)).orderRefundId)
    await deliver(shop)
    await deliver(shop)
    const notes = await notesOf(order.orderId)
    expect(notes.map(({ totalCents, content }) => [totalCents, content.corrects?.reason])).toEqual([
      [290, 'Merce non accettata alla consegna'],
      [690, 'Rimborso'],
      [500, 'Rimborso'],
      [297, expect.stringMatching(/^Reso n\. \d+$/)],
    ])
    expect(notes[0]?.content.lines).toMatchObject([
      { text: { it: 'Latte fresco intero' }, quantity: 2000, vatPercent: 4 },
    ])
    expect(notes[1]?.content.vat.map(({ rate }) => rate)).toEqual([22])
    const { totalCents } = await rowOf(order.orderId)
    expect(await keptOf(order.orderId)).toBe(totalCents - 290 - 690 - 500 - 297)
    const documents = (await order.buyer.call(documentsList, { query: {} })).data.documents
    expect(documents.filter(({ kind }) => kind === 'creditNote')).toHaveLength(4)
    // Two points for ten euro of goods kept, rounded up for the customer.
    const { balance } = await pointsOf(shop, order.buyer)
    expect(balance).toBeLessThan(6 * 6.9 + 12 * 1.45)
    expect(balance).toBeGreaterThan(0)
  })

  test('shares an amount among what earlier notes left of each rate of VAT [refunds-8]', async () => {
    const order = await ordered['by card'](thirtyMilk)
    await onTheWay(order.orderId, thirtyMilk)
    await deliver(shop)
    await handOver(order.orderId)
    const [milk] = await lineIdsOf(order)
    await refundByStaff(order.orderId, { lines: [{ order_item_id: milk ?? 0, quantity: 12 }] })
    await refundByStaff(order.orderId, { cents: 2000 })
    await deliver(shop)
    const [, second] = await notesOf(order.orderId)
    expect(second?.content.vat.map(({ rate, grossCents }) => [rate, grossCents])).toEqual([[22, 2000]])
  })

  test('of an order that came back whole, over what was left of it [refunds-9]', async () => {
    const order = await ordered['by card'](thirtyMilk)
    await onTheWay(order.orderId, thirtyMilk)
    await deliver(shop)
    await refundByStaff(order.orderId, { cents: 700 })
    await keeper.call(fulfilmentEnd, {
      body: { order_id: order.orderId, end: 'failed', reason: 'guasto al furgone', restock: true },
    })
    await deliver(shop)
    await deliver(shop)
    const { totalCents } = await rowOf(order.orderId)
    expect((await notesOf(order.orderId)).map((note) => note.totalCents)).toEqual([700, totalCents - 700])
    expect(await keptOf(order.orderId)).toBe(0)
  })
})

describe('a company that pays later', () => {
  async function owing(paymentTypeId: number) {
    const company = await buyerWith(shop, thirtyMilk, { customerType: 'company' })
    await shop.shop.db.insert(creditAgreement).values({ userId: company.userId, paymentTypeId, limitCents: 500_00 })
    await company.call(billingUpdate, { body: invoicedTo })
    await company.call(cartUpdateCartInfo, { body: { property: 'need_invoice', value: 'true' } })
    const { orderId } = await payingWith(company, paymentTypeId)
    await onTheWay(orderId, thirtyMilk)
    await handOver(orderId)
    await deliver(shop)
    return { buyer: company, orderId, totalCents: (await rowOf(orderId)).totalCents }
  }
  const duesOf = (buyer: Person) => buyer.call(duesList, { query: {} }).then(({ data }) => data.paymentDues)
  const vouchersOf = ({ userId }: Person) =>
    shop.shop.db.$count(userGiftCertificate, eq(userGiftCertificate.userId, userId))

  test('owes less for its invoice by what went back, nothing of it as a voucher, and nothing once all went back [refunds-10]', async () => {
    const order = await owing(paymentType.deferred)
    const [milk, wine] = await lineIdsOf(order)
    await approve((await askBack(order, wine, 6)).orderRefundId)
    expect(await duesOf(order.buyer)).toMatchObject([{ amount: (order.totalCents - 4140) / 100 }])
    await approve((await askBack(order, milk, 12)).orderRefundId)
    await refundByStaff(order.orderId, { cents: order.totalCents - 4140 - 1740 })
    expect(await duesOf(order.buyer)).toEqual([])
    expect(await vouchersOf(order.buyer)).toBe(0)
  })

  test('owes less for a summary invoice by what went back before it was made [refunds-11]', async () => {
    const order = await owing(paymentType.consolidatedInvoice)
    const [, wine] = await lineIdsOf(order)
    await approve((await askBack(order, wine, 6)).orderRefundId)
    await later(shop, 31 * 24 * 60)
    await makeSummaryInvoices(shop.shop)
    expect(await duesOf(order.buyer)).toMatchObject([{ amount: (order.totalCents - 4140) / 100 }])
  })

  test('is given back nothing while it pays the invoice, and a voucher once it has paid [refunds-12]', async () => {
    const order = await owing(paymentType.deferred)
    const [due] = await duesOf(order.buyer)
    const body = { payment_due_id: due?.paymentDueId ?? 0 }
    const { redirectUrl } = (await order.buyer.call(duesPay, { body })).data
    const [, wine] = await lineIdsOf(order)
    const { orderRefundId } = await askBack(order, wine, 6)
    expect(await approve(orderRefundId)).toMatchObject({ givenBack: [{ isWaiting: true }] })
    await onBankPage(redirectUrl, 'accepted')
    await order.buyer.call(duesPaymentResult, { body })
    await later(shop, 10)
    await deliver(shop)
    const query = { order_refund_id: orderRefundId }
    expect((await keeper.call(staffReturn, { query })).data.refund).toMatchObject({ voucherAmount: 41.4 })
    expect(await vouchersOf(order.buyer)).toBe(1)
  })
})
