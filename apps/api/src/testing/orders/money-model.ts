import { billingUpdate } from '@bottega/contract/billing/calls.ts'
import { cartUpdateCartInfo, cartView } from '@bottega/contract/cart/calls.ts'
import {
  fulfilmentDeliver,
  fulfilmentEnd,
  fulfilmentMove,
  fulfilmentSubstitute,
} from '@bottega/contract/fulfilment/calls.ts'
import { deskOrder, deskRefund } from '@bottega/contract/order-desk/calls.ts'
import { returnsRequest, staffReturnsDecide } from '@bottega/contract/returns/calls.ts'
import { deliveredStatuses, orderStatus } from '@bottega/rules/orders/order-status.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { and, asc, eq, like } from 'drizzle-orm'
import { salesDocument } from '../../db/schema/orders/documents.ts'
import { orderLine, shopOrder } from '../../db/schema/orders/orders.ts'
import { paymentDue } from '../../db/schema/orders/dues.ts'
import { creditAgreement } from '../../db/schema/orders/payments.ts'
import { orderPoints } from '../../db/schema/people/loyalty.ts'
import { giftCertificate, userGiftCertificate } from '../../db/schema/vouchers.ts'
import { owedCents } from '../../modules/dues/dues.service.ts'
import { findOrderRefunds } from '../../modules/orders/refunds/order-refunds.service.ts'
import { giveCard } from '../loyalty.ts'
import { onBankPage, type ShopWithBank } from '../servers/shop-with-bank.ts'
import type { Person } from '../test-shop.ts'
import { attemptsOf, type Buyer, buyerWith, deliver, later, payingWith, put, result } from './buying.ts'
import { invoicedTo } from './invoiced-to.ts'
import { type Command, type Course, goods, type Goods, prices } from './money-course.ts'
import { finish, found, lineOf, named, pickList, start } from './pickers.ts'
import { certificate, send as sendVoucher } from './vouchers.ts'
import { testNow } from '../world.ts'

/** Refusals are an answer like any other; everything else is a fault. */
async function unlessRefused<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!code.startsWith('error.') || code === 'error.general') throw error
    return undefined
  }
}

export interface Staff {
  picker: Person
  keeper: Person
}

/** One order of the model, and beside it the oracle: what the answers of the shop come to when they are added up. */
interface ModelOrder {
  readonly shop: ShopWithBank
  readonly staff: Staff
  readonly buyer: Buyer
  readonly orderId: number
  /** Cents that were decided to go back. */
  givenBack: number
  readonly open: { id: number; method: number }[]
  /** The last call that was accepted, to be sent once more. */
  last: (() => Promise<unknown>) | undefined
}

async function orderOf({ shop, orderId }: ModelOrder) {
  const [row] = await shop.shop.db.select().from(shopOrder).where(eq(shopOrder.id, orderId))
  if (row === undefined) throw new Error(`no order ${orderId}`)
  return row
}

async function lineIdOf({ shop, orderId }: ModelOrder, name: Goods): Promise<number> {
  const [row] = await shop.shop.db
    .select({ id: orderLine.id })
    .from(orderLine)
    .where(and(eq(orderLine.orderId, orderId), eq(orderLine.productId, shop.world.products[name])))
  return row?.id ?? 0
}

async function buy(shop: ShopWithBank, { way, wanted }: Course): Promise<{ buyer: Buyer; orderId: number }> {
  const isCompany = way === 'account'
  // Meal vouchers want more than a hundred euro.
  const more = way === 'split' || way === 'paper' ? { ...wanted, wine: 18 } : wanted
  const buyer = await buyerWith(shop, { pasta: wanted.pasta }, isCompany ? { customerType: 'company' } : {})
  const { pasta: _pasta, ...rest } = more
  await put(shop, buyer, rest)
  if (way === 'points') await giveCard(shop, buyer)
  if (way === 'voucher') {
    const { cartItems = [] } = (await buyer.call(cartView, { query: {} })).data
    const wine = cartItems.find(({ product }) => product.productId === shop.world.products.wine)
    await sendVoucher(buyer, (await certificate(shop, { scope: 'line', discount: 250 })).code, wine?.itemId ?? 0)
  }
  if (isCompany) {
    await buyer.call(billingUpdate, { body: invoicedTo })
    await buyer.call(cartUpdateCartInfo, { body: { property: 'need_invoice', value: 'true' } })
    await shop.shop.db
      .insert(creditAgreement)
      .values({ userId: buyer.userId, paymentTypeId: paymentType.deferred, limitCents: 5000_00 })
  }
  const mealVouchers = Array.from({ length: 4 }, () => 8)
  const paid = {
    card: () => payingWith(buyer, paymentType.card),
    voucher: () => payingWith(buyer, paymentType.card),
    points: () => payingWith(buyer, paymentType.card),
    door: () => payingWith(buyer, paymentType.onDelivery),
    paper: () =>
      payingWith(buyer, paymentType.mealVoucherPaper, { mealVouchers, restPaymentTypeId: paymentType.onDelivery }),
    split: () => payingWith(buyer, paymentType.mealVoucherCard, { mealVouchers, restPaymentTypeId: paymentType.card }),
    account: () => payingWith(buyer, paymentType.deferred),
  }[way]
  const { orderId, redirectUrl } = await paid()
  let page = redirectUrl
  while (page !== undefined) {
    await onBankPage(page, 'accepted')
    page = (await result(buyer, { orderId })).redirectUrl
  }
  return { buyer, orderId }
}

async function pickAll(model: ModelOrder, { picking, weight, wanted, way }: Course): Promise<void> {
  const { shop, orderId } = model
  const { picker } = model.staff
  await start(picker, orderId)
  for (const name of goods) {
    const how = picking[name]
    const ordered = name === 'wine' && (way === 'split' || way === 'paper') ? 18 : wanted[name]
    if (name === 'apples') {
      const grams = how === 'none' || how === 'substitute' ? 0 : Math.round(ordered * 10 * weight)
      await unlessRefused(() => found(shop, picker, orderId, name, { grams }))
      continue
    }
    const quantity = { all: ordered, short: 1, none: 0, substitute: 0 }[how]
    const list = await found(shop, picker, orderId, name, { quantity })
    if (how === 'substitute') {
      const body = { ...named(list, lineOf(shop, list, name)), product_id: shop.world.products.lastOne, quantity: 1 }
      await unlessRefused(() => picker.call(fulfilmentSubstitute, { body }))
    }
  }
  const list = await pickList(picker, orderId)
  for (const line of list.lines.filter(({ state }) => state === 'to-pick')) {
    const name = goods.find((one) => shop.world.products[one] === line.productId)
    if (name !== undefined)
      await found(shop, picker, orderId, name, name === 'apples' ? { grams: 1000 } : { quantity: 1 })
  }
  // An order of which nothing was found is not packed: a bottle is found after all.
  if ((await unlessRefused(() => finish(picker, orderId))) === undefined) {
    await found(shop, picker, orderId, 'wine', { quantity: 1 })
    await finish(picker, orderId)
  }
}

const centsOf = (euros: number) => Math.round(euros * 100)

/** Sends a call; what was accepted can be repeated. */
async function send<Reply>(model: ModelOrder, call: () => Promise<Reply>): Promise<Reply | undefined> {
  const reply = await unlessRefused(call)
  if (reply !== undefined) model.last = call
  return reply
}

async function refundAtDesk(
  model: ModelOrder,
  what: { cents: number } | { lines: { order_item_id: number; quantity: number }[] },
): Promise<void> {
  const { orderId, staff } = model
  const before = (await staff.keeper.call(deskOrder, { query: { order_id: orderId } })).data.order
  const body = { order_id: orderId, version: before.version, reason: 'reclamo', ...what }
  const reply = await send(model, () => staff.keeper.call(deskRefund, { body }))
  const last = reply?.data.order.givenBack.at(-1)
  if (last === undefined) return
  if ('cents' in what && centsOf(last.amount) !== what.cents) throw new Error('the desk gave another amount back')
  model.givenBack += centsOf(last.amount)
}

async function handOver(model: ModelOrder, refused: Partial<Record<Goods, number>>): Promise<void> {
  const { orderId, staff } = model
  const before = await orderOf(model)
  const undelivered = []
  for (const [name, quantity] of Object.entries(refused) as [Goods, number][])
    undelivered.push({ order_item_id: await lineIdOf(model, name), quantity })
  const body = { order_id: orderId, undelivered }
  await send(model, () => staff.picker.call(fulfilmentDeliver, { body }))
  const after = await orderOf(model)
  const worth = after.refundedCents - before.refundedCents
  // Of goods nothing was taken off, what each cost is known without the shop.
  const names = Object.keys(refused) as Goods[]
  const isPlain = names.every((name) => name === 'milk' || name === 'pasta') && before.refundedCents === 0
  const expected = names.reduce((sum, name) => sum + prices[name] * (refused[name] ?? 0), 0)
  if (after.statusId !== before.statusId && isPlain && worth !== expected)
    throw new Error(`goods not taken are worth ${expected} and ${worth} was taken off`)
  model.givenBack += worth
}

/** Carries out a command; what the shop accepted is added up by the oracle. */
async function run(model: ModelOrder, step: Command): Promise<void> {
  const { shop, orderId, staff, buyer } = model
  switch (step.do) {
    case 'time':
      await later(shop, step.minutes)
      await deliver(shop)
      return
    case 'bank':
      shop.line.isDown = step.away
      return
    case 'loseAnswer': {
      const held = shop.line.hold(new RegExp(`/${step.of}$`), 'answer')
      const delivering = deliver(shop)
      await Promise.race([held.arrived, delivering])
      shop.line.isDown = true
      held.release()
      await delivering
      shop.line.isDown = false
      return
    }
    case 'move':
      await unlessRefused(() => staff.picker.call(fulfilmentMove, { body: { order_id: orderId, step: 'depart' } }))
      return
    case 'deliver':
      return handOver(model, step.refused)
    case 'fail': {
      const body = { order_id: orderId, end: 'failed' as const, reason: 'guasto al furgone', restock: false }
      const reply = await send(model, () => staff.keeper.call(fulfilmentEnd, { body }))
      if (reply !== undefined) model.givenBack = (await orderOf(model)).totalCents
      return
    }
    case 'deskAmount':
      return refundAtDesk(model, { cents: step.cents })
    case 'deskLines':
      return refundAtDesk(model, {
        lines: [{ order_item_id: await lineIdOf(model, step.goods), quantity: step.quantity }],
      })
    case 'ask': {
      const items = [
        { order_item_id: await lineIdOf(model, step.goods), quantity: step.quantity, reason: 'quality' as const },
      ]
      const body = { order_id: orderId, refund_method_id: step.method, items }
      const reply = await unlessRefused(() => buyer.call(returnsRequest, { body }))
      if (reply !== undefined) model.open.push({ id: reply.data.refund.orderRefundId, method: step.method })
      return
    }
    case 'approve':
    case 'refuse': {
      const asked = model.open.shift()
      if (asked === undefined) return
      const decision = step.do
      const body = {
        order_refund_id: asked.id,
        version: 0,
        decision,
        answer: 'Ci dispiace',
        ...(step.do === 'approve' && step.cents !== undefined ? { cents: step.cents } : {}),
      }
      const reply = await send(model, () => staff.keeper.call(staffReturnsDecide, { body }))
      if (reply !== undefined && decision === 'approve' && asked.method === 6)
        model.givenBack += centsOf(reply.data.refund.amount)
      return
    }
    case 'repeat': {
      const { last } = model
      if (last !== undefined) await unlessRefused(last)
      return
    }
    default:
      return step satisfies never
  }
}

/** The bank is there again, and everything that waits has its turn. */
async function settle({ shop }: ModelOrder): Promise<void> {
  shop.line.isDown = false
  for (let round = 0; round < 8; round++) {
    await later(shop, 90)
    await deliver(shop)
    const { rows } = await shop.shop.database.pool.query('select 1 from outbox where delivered_at is null limit 1')
    if (rows.length === 0) return
  }
  const { rows } = await shop.shop.database.pool.query('select kind, last_error from outbox where delivered_at is null')
  throw new Error(`never left: ${JSON.stringify(rows)}`)
}

const sum = (cents: readonly number[]) => cents.reduce((one, other) => one + other, 0)

/** Every sentence that must be true of an order's money, named; those that are not. */
async function brokenInvariants(model: ModelOrder): Promise<string[]> {
  const { shop, orderId, buyer } = model
  const { db } = shop.shop
  const order = await orderOf(model)
  const attempts = await attemptsOf(shop, orderId)
  const atBank = shop.bank.payments().filter((payment) => payment.order === String(orderId))
  const ours = attempts.filter(({ provider }) => provider === 'sandbox')
  const documents = await db
    .select()
    .from(salesDocument)
    .where(eq(salesDocument.orderId, orderId))
    .orderBy(asc(salesDocument.id))
  const receipt = documents.find(({ kind }) => kind === 'receipt')
  const notes = documents.filter(({ kind }) => kind === 'creditNote')
  const refunds = await findOrderRefunds(db, orderId)
  const vouchers = await db
    .select({ cents: giftCertificate.discount })
    .from(userGiftCertificate)
    .innerJoin(giftCertificate, eq(giftCertificate.id, userGiftCertificate.giftCertificateId))
    .where(and(eq(userGiftCertificate.userId, buyer.userId), like(giftCertificate.code, 'RESO-%')))
  const points = await findOrderPointsOf(model)
  const [due] = await db.select().from(paymentDue).where(eq(paymentDue.userId, buyer.userId))
  const kept = sum(attempts.map(({ capturedCents, refundedCents }) => capturedCents - refundedCents))
  const isDelivered = deliveredStatuses.has(order.statusId)
  const isEnded = order.statusId === orderStatus.failed
  const byRate = (rate: number) =>
    sum(notes.flatMap(({ content }) => content.vat.filter((part) => part.rate === rate).map((part) => part.grossCents)))
  const facts: Record<string, boolean> = {
    'held >= taken >= given back, at the bank': atBank.every(
      ({ amount, captured, refunded }) => amount >= captured && captured >= refunded && refunded >= 0,
    ),
    'our payments are those of the bank': ours.every(({ providerPaymentId, capturedCents, refundedCents }) => {
      const there = atBank.find(({ id }) => id === providerPaymentId)
      return there === undefined || (there.captured === capturedCents && there.refunded === refundedCents)
    }),
    'nothing is on its way for ever': attempts.every(({ refundAskedCents }) => refundAskedCents === 0),
    'what the shop accepted is what it wrote down': order.refundedCents === model.givenBack,
    'the order is the sum of its refunds': order.refundedCents === sum(refunds.map(({ cents }) => cents)),
    'a delivered order has what it comes to less what went back':
      !isDelivered || kept === order.totalCents - order.refundedCents,
    'an order that ended has nothing': !isEnded || kept === 0,
    'vouchers are those its refunds name, and within what went back':
      sum(vouchers.map(({ cents }) => cents)) === sum(refunds.map(({ voucherCents }) => voucherCents)) &&
      refunds.every(({ cents, voucherCents, notChargedCents }) => voucherCents + notChargedCents <= cents),
    'documents are money':
      receipt === undefined ||
      receipt.totalCents - sum(notes.map(({ totalCents }) => totalCents)) === order.totalCents - order.refundedCents,
    'each refund has one credit note': receipt === undefined || notes.length === refunds.length,
    'no note takes more of a rate of VAT than the receipt has':
      receipt === undefined || receipt.content.vat.every(({ rate, grossCents }) => byRate(rate) <= grossCents),
    'a company owes for its invoices what the order kept': due === undefined || owedCents(due) === kept,
    'points kept are those of the goods kept':
      points === undefined ||
      points.earned - points.takenBack ===
        Math.ceil((points.earned * Math.max(0, points.basisCents - order.refundedCents)) / points.basisCents),
  }
  return Object.entries(facts).flatMap(([fact, isTrue]) => (isTrue ? [] : [fact]))
}

async function findOrderPointsOf({ shop, orderId }: ModelOrder) {
  const [row] = await shop.shop.db.select().from(orderPoints).where(eq(orderPoints.orderId, orderId))
  return row === undefined || row.basisCents === 0 ? undefined : row
}

/** Takes one order through a course. Answers the invariants it broke, and what was accepted of it. */
export async function runCourse(shop: ShopWithBank, staff: Staff, one: Course): Promise<string[]> {
  shop.line.isDown = false
  shop.clock.now = testNow
  const { buyer, orderId } = await buy(shop, one)
  const model: ModelOrder = { shop, staff, buyer, orderId, givenBack: 0, open: [], last: undefined }
  shop.line.isDown = one.isBankAway
  await pickAll(model, one)
  for (const step of one.commands) await run(model, step)
  await settle(model)
  return brokenInvariants(model)
}
