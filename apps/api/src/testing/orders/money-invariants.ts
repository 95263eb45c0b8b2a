import { deliveredStatuses, orderStatus } from '@bottega/rules/orders/order-status.ts'
import { uncoveredOrders } from '@bottega/rules/payments/compare-ledgers.ts'
import { and, asc, eq, like } from 'drizzle-orm'
import { salesDocument } from '../../trade/documents/documents.tables.ts'
import { paymentDue } from '../../trade/dues/dues.tables.ts'
import { orderLine, shopOrder } from '../../trade/orders/orders.tables.ts'
import { orderPoints } from '../../trade/loyalty/points.tables.ts'
import { giftCertificate, userGiftCertificate } from '../../trade/vouchers/vouchers.tables.ts'
import { owedCents } from '../../trade/dues/dues.service.ts'
import { findOrderRefunds } from '../../trade/orders/refunds/order-refunds.service.ts'
import { findStanding } from '../../trade/payments/ledger/ledger.repository.ts'
import { attemptsOf } from './buying.ts'
import { goods } from './money-course.ts'
import type { ModelOrder } from './money-order.ts'

type Facts = Record<string, boolean>

const sum = (cents: readonly number[]) => cents.reduce((one, other) => one + other, 0)

async function orderOf({ shop, orderId }: ModelOrder) {
  const [row] = await shop.shop.db.select().from(shopOrder).where(eq(shopOrder.id, orderId))
  if (row === undefined) throw new Error(`no order ${orderId}`)
  return row
}

/** The total of an order and the amounts it gave back are those of the oracle, in all, one by one and line by line. */
async function accountFacts(model: ModelOrder): Promise<Facts> {
  const { shop, orderId, oracle } = model
  const order = await orderOf(model)
  const refunds = await findOrderRefunds(shop.shop.db, orderId)
  const lines = await shop.shop.db.select().from(orderLine).where(eq(orderLine.orderId, orderId))
  const decided = refunds.map(({ kind, cents }) => ({ kind, cents }))
  return {
    [`the order comes to ${oracle.totalCents}, not ${order.totalCents}`]: order.totalCents === oracle.totalCents,
    [`what goes back is ${JSON.stringify(oracle.given)}, not ${JSON.stringify(decided)}`]:
      JSON.stringify(decided) === JSON.stringify(oracle.given),
    'the order is the sum of its refunds': order.refundedCents === sum(refunds.map(({ cents }) => cents)),
    'no more goes back than the order comes to': order.refundedCents <= order.totalCents,
    'each line gave back what the oracle says': goods.every((name) => {
      const line = lines.find(({ productId }) => productId === shop.world.products[name])
      const { back, backCents } = oracle.backOf(name)
      return (
        line !== undefined &&
        line.quantityReturned + line.quantityRefunded === back &&
        line.returnedCents + line.refundedCents === backCents
      )
    }),
  }
}

/** The payments we wrote down are those the bank has, and they come to the total of the order. */
async function moneyFacts(model: ModelOrder): Promise<Facts> {
  const { shop, orderId, oracle } = model
  const order = await orderOf(model)
  const attempts = await attemptsOf(shop, orderId)
  const atBank = shop.bank.payments().filter((payment) => payment.order === String(orderId))
  const ours = attempts.filter(({ provider }) => provider === 'sandbox')
  const kept = sum(attempts.map(({ capturedCents, refundedCents }) => capturedCents - refundedCents))
  const isDelivered = deliveredStatuses.has(order.statusId)
  return {
    'held >= taken >= given back, at the bank': atBank.every(
      ({ amount, captured, refunded }) => amount >= captured && captured >= refunded && refunded >= 0,
    ),
    'our payments are those of the bank': ours.every(({ id, state, amountCents, capturedCents, refundedCents }) => {
      const there = atBank.find(({ reference }) => reference === id)
      // One that never reached the bank holds nothing; there is no other reason for it not to be there.
      if (there === undefined) return (state === 'created' || state === 'declined') && capturedCents === 0
      return there.amount === amountCents && there.captured === capturedCents && there.refunded === refundedCents
    }),
    'the bank has no payment that we do not know': atBank.every(({ reference }) =>
      ours.some(({ id }) => id === reference),
    ),
    'nothing is on its way for ever': attempts.every(
      ({ state, refundAskedCents }) => refundAskedCents === 0 && state !== 'releasing' && state !== 'closing',
    ),
    'a delivered order has what it comes to less what went back':
      !isDelivered || oracle.isLost || kept === order.totalCents - order.refundedCents,
    'an order that ended has nothing': order.statusId !== orderStatus.failed || kept === 0,
  }
}

/** An order whose money could not be taken has none, gives none back, and is seen. */
async function lossFacts(model: ModelOrder): Promise<Facts> {
  const { shop, orderId, oracle } = model
  const order = await orderOf(model)
  const soon = new Date(shop.clock.now.getTime() + 60_000)
  const isUncovered = uncoveredOrders(await findStanding(shop.shop.db, soon)).some((one) => one.orderId === orderId)
  if (!oracle.isLost) return { 'no order with its money is in the list of those without': !isUncovered }
  const attempts = await attemptsOf(shop, orderId)
  const atBank = shop.bank.payments().filter((payment) => payment.order === String(orderId))
  const refunds = await findOrderRefunds(shop.shop.db, orderId)
  const { outForDelivery, unpaid, failed } = orderStatus
  const isOnItsWay = order.statusId === outForDelivery
  const isPaidFor = attempts.some(({ state }) => state === 'captured' || state === 'authorised')
  return {
    'nothing was taken': atBank.every(({ captured, status }) => captured === 0 && status === 'voided'),
    'nothing was given back that was not taken': atBank.every(({ refunded }) => refunded === 0) && !isPaidFor,
    'no voucher was made of it': refunds.every(({ voucherCents }) => voucherCents === 0),
    'the order has stopped, unless its goods had left':
      order.statusId === unpaid || order.statusId === failed || isOnItsWay || oracle.isDelivered,
    'staff see that it leaves, or was handed over, without its money':
      isUncovered === (isOnItsWay || (oracle.isDelivered && order.totalCents > order.refundedCents)),
  }
}

/** Documents, vouchers, invoices and points say the same as the money. */
async function paperFacts(model: ModelOrder): Promise<Facts> {
  const { shop, orderId, buyer, oracle } = model
  const { db } = shop.shop
  const attempts = await attemptsOf(shop, orderId)
  const kept = sum(attempts.map(({ capturedCents, refundedCents }) => capturedCents - refundedCents))
  const documents = await db
    .select()
    .from(salesDocument)
    .where(eq(salesDocument.orderId, orderId))
    .orderBy(asc(salesDocument.id))
  const receipts = documents.filter(({ kind }) => kind === 'receipt')
  const [receipt] = receipts
  const notes = documents.filter(({ kind }) => kind === 'creditNote')
  const refunds = await findOrderRefunds(db, orderId)
  const vouchers = await db
    .select({ cents: giftCertificate.discount })
    .from(userGiftCertificate)
    .innerJoin(giftCertificate, eq(giftCertificate.id, userGiftCertificate.giftCertificateId))
    .where(and(eq(userGiftCertificate.userId, buyer.userId), like(giftCertificate.code, 'RESO-%')))
  const [points] = await db.select().from(orderPoints).where(eq(orderPoints.orderId, orderId))
  const [due] = await db.select().from(paymentDue).where(eq(paymentDue.userId, buyer.userId))
  const byRate = (rate: number) =>
    sum(notes.flatMap(({ content }) => content.vat.filter((part) => part.rate === rate).map((part) => part.grossCents)))
  const madeCents = sum(vouchers.map(({ cents }) => cents))
  return {
    [`vouchers are worth ${oracle.voucherCents}, not ${madeCents}`]: madeCents === oracle.voucherCents,
    'vouchers are those its refunds name, and within what went back':
      madeCents === sum(refunds.map(({ voucherCents }) => voucherCents)) &&
      refunds.every(({ cents, voucherCents, notChargedCents }) => voucherCents + notChargedCents <= cents),
    'a sale has one receipt': receipts.length <= 1 && (!oracle.isDelivered || receipts.length === 1),
    'documents are money':
      receipt === undefined ||
      (receipt.totalCents === oracle.totalCents &&
        receipt.totalCents - sum(notes.map(({ totalCents }) => totalCents)) === oracle.leftCents),
    'each refund has one credit note': receipt === undefined || notes.length === refunds.length,
    'no note takes more of a rate of VAT than the receipt has':
      receipt === undefined || receipt.content.vat.every(({ rate, grossCents }) => byRate(rate) <= grossCents),
    'a company owes for its invoices what the order kept': due === undefined || owedCents(due) === kept,
    'points are those of whole euros of goods':
      points === undefined ||
      (points.basisCents === oracle.goodsCents && points.earned === Math.floor(oracle.goodsCents / 100)),
    'points kept are those of the goods kept':
      points === undefined ||
      points.earned - points.takenBack ===
        Math.ceil((points.earned * Math.max(0, oracle.goodsCents - oracle.givenCents)) / oracle.goodsCents),
    'points are earned by what was delivered': points === undefined || oracle.isDelivered,
  }
}

/** Every sentence that must be true of an order's money, named; those that are not. */
export async function brokenInvariants(model: ModelOrder): Promise<string[]> {
  const facts = Object.assign(
    {},
    await accountFacts(model),
    await moneyFacts(model),
    await lossFacts(model),
    await paperFacts(model),
  )
  return Object.entries(facts).flatMap(([fact, isTrue]) => (isTrue ? [] : [fact]))
}
