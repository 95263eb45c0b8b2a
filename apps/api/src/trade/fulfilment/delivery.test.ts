import { cartView } from '@bottega/contract/cart/calls.ts'
import {
  fulfilmentDeliver,
  fulfilmentEnd,
  fulfilmentHandOver,
  fulfilmentMove,
} from '@bottega/contract/fulfilment/calls.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orderEvent, shopOrder } from '../orders/orders.tables.ts'
import { creditAgreement } from '../payments/credit/credit.tables.ts'
import {
  attemptsOf,
  atTheDoor,
  type Buyer,
  buyerWith,
  byCard,
  deliver,
  limitStock,
  payingWith,
  result,
  statusOf,
  stockOf,
} from '../../testing/orders/buying.ts'
import { orderByCard, viewOrder } from '../../testing/orders/changing.ts'
import {
  aPicker,
  aShopkeeper,
  finish,
  found,
  lineOf,
  mixedShopping,
  pickList,
  pickWithDifferences,
  start,
  takenAtDoor,
} from '../../testing/orders/pickers.ts'
import { onBankPage, openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'
import type { Person } from '../../testing/test-shop.ts'
import { add, certificate, send } from '../../testing/orders/vouchers.ts'
import { testNow } from '../../testing/world.ts'
import { pickedOrder } from './picked-order.service.ts'

let shop: ShopWithBank
let picker: Person
let shopkeeper: Person
beforeAll(async () => {
  shop = await openShopWithBank({ DEMO: 'false' })
  picker = await aPicker(shop)
  shopkeeper = await aShopkeeper(shop)
})
beforeEach(() => {
  shop.clock.now = testNow
})
afterAll(() => shop.close())

const atBank = (orderId: number) =>
  shop.bank
    .payments()
    .filter(({ order }) => order === String(orderId))
    .map(({ status, captured, refunded }) => [status, captured, refunded])

const rowOf = async (orderId: number) => {
  const [row] = await shop.shop.db.select().from(shopOrder).where(eq(shopOrder.id, orderId))
  if (row === undefined) throw new Error(`no order ${orderId}`)
  return row
}

/** Sums a receipt would show. */
async function receiptOf(orderId: number) {
  const { lines, fees, vat, totalCents } = await pickedOrder(shop.shop.db, orderId)
  const sum = (cents: number[]) => cents.reduce((one, other) => one + other, 0)
  expect(sum(lines.map(({ grossCents }) => grossCents)) + sum(fees.map(({ cents }) => cents))).toBe(totalCents)
  expect(sum(vat.map(({ grossCents }) => grossCents))).toBe(totalCents)
  return totalCents
}

const move = (orderId: number, step: 'load' | 'depart' | 'near' | 'suspend' | 'resume') =>
  picker.call(fulfilmentMove, { body: { order_id: orderId, step } }).then(({ data }) => data.order)
const deliverTo = async (orderId: number, undelivered: { order_item_id: number; quantity: number }[] = []) =>
  picker.call(fulfilmentDeliver, {
    body: { order_id: orderId, undelivered, ...(await takenAtDoor(picker, orderId, undelivered)) },
  })
const end = (orderId: number, how: 'failed' | 'not-collected', restock = false) =>
  shopkeeper.call(fulfilmentEnd, { body: { order_id: orderId, end: how, reason: 'guasto al furgone', restock } })

const impossible = { code: 'error.fulfilment.stepNotPossible' }

describe('a shop without a demo sells', () => {
  test('to a person by card: weights, a short, a substitute; charged to the cent what the receipt says, and delivered [fulfilment-39]', async () => {
    await limitStock(shop, 'lastOne', 9000)
    const { buyer, orderId } = await orderByCard(shop, mixedShopping)
    const before = await rowOf(orderId)
    const list = await pickWithDifferences(shop, picker, orderId)
    await deliver(shop)
    // 3 bottles, 2.08 kg at 2.29, 4 of 6 milk, 1 panettone at the price of spaghetti; delivery and bags as agreed.
    const totalCents = 3 * 690 + 476 + 4 * 145 + 99 + before.feeCents + before.bagFeeCents
    expect(await receiptOf(orderId)).toBe(totalCents)
    expect(atBank(orderId)).toEqual([['captured', totalCents, 0]])
    expect(list).toMatchObject({ status: { orderStatusId: 6 }, bags: 3, total: totalCents / 100, toCollect: 0 })
    const view = await viewOrder(buyer, orderId)
    expect(view).toMatchObject({ grossTotal: totalCents / 100, totalOrdered: before.totalCents / 100 })
    expect(
      view.orderItems.map(({ quantityOrdered, quantityPrepared, total }) => [quantityOrdered, quantityPrepared, total]),
    ).toEqual([
      [3, 3, 20.7],
      [2, 2.08, 4.76],
      [6, 4, 5.8],
      [2, 0, 0],
      [0, 1, 0.99],
    ])
    expect(view.orderItems[4]?.replacesOrderItemId).toBe(view.orderItems[3]?.orderItemId)
    await move(orderId, 'load')
    await move(orderId, 'depart')
    await move(orderId, 'near')
    await deliverTo(orderId)
    expect(await statusOf(shop, orderId)).toBe(8)
    const events = (await viewOrder(buyer, orderId)).events
    expect(events.map(({ orderStatusId, deliveryStatusId = 0 }) => [orderStatusId, deliveryStatusId])).toEqual([
      ...[1, 3, 5, 6, 18, 7].map((statusId) => [statusId, 0]),
      [7, 6],
      [7, 2],
      [7, 5],
      [8, 0],
    ])
  })

  test('to a company on account: what was picked is owed, and no more [fulfilment-40]', async () => {
    await limitStock(shop, 'lastOne', 9000)
    const company = await buyerWith(shop, mixedShopping, { customerType: 'company' })
    const agreement = { userId: company.userId, paymentTypeId: paymentType.deferred, limitCents: 500_00 }
    await shop.shop.db.insert(creditAgreement).values(agreement)
    const { orderId } = await payingWith(company, paymentType.deferred)
    await pickWithDifferences(shop, picker, orderId)
    await deliver(shop)
    const totalCents = await receiptOf(orderId)
    expect(await attemptsOf(shop, orderId)).toMatchObject([{ state: 'captured', capturedCents: totalCents }])
    await move(orderId, 'depart')
    await deliverTo(orderId)
    expect(await statusOf(shop, orderId)).toBe(8)
  })

  test('at the door: what was weighed is what is paid when it is handed over [fulfilment-41]', async () => {
    const { orderId } = await atTheDoor(await buyerWith(shop, { wine: 2, apples: 2 }))
    await start(picker, orderId)
    await found(shop, picker, orderId, 'wine', { quantity: 2 })
    await found(shop, picker, orderId, 'apples', { grams: 2400 })
    const list = await finish(picker, orderId)
    const totalCents = await receiptOf(orderId)
    expect(list.toCollect).toBe(totalCents / 100)
    expect(await attemptsOf(shop, orderId)).toMatchObject([
      { state: 'pending', amountCents: totalCents, capturedCents: 0 },
    ])
    await move(orderId, 'depart')
    await deliverTo(orderId)
    expect(await attemptsOf(shop, orderId)).toMatchObject([{ state: 'captured', capturedCents: totalCents }])
  })
})

describe('the end of picking', () => {
  test('pressed twice takes the money once, and nothing at all is no delivery [fulfilment-42]', async () => {
    const { orderId } = await orderByCard(shop, { wine: 2 })
    await start(picker, orderId)
    await found(shop, picker, orderId, 'wine', { quantity: 0 })
    await expect(finish(picker, orderId)).rejects.toMatchObject({ code: 'error.fulfilment.nothingPicked' })
    await found(shop, picker, orderId, 'wine', { quantity: 2 })
    await finish(picker, orderId)
    await finish(picker, orderId)
    await deliver(shop)
    expect(atBank(orderId)).toEqual([['captured', (await rowOf(orderId)).totalCents, 0]])
  })

  test('gives a voucher back that nothing was taken off by, and keeps one on the order [fulfilment-43]', async () => {
    const buyer = await buyerWith(shop, { wine: 2, pasta: 1 })
    const onOrder = await certificate(shop, { discount: 400, minimumSpendCents: 1000 })
    await add(buyer, onOrder.code)
    const { cartItems = [] } = (await buyer.call(cartView, { query: {} })).data
    const pasta = cartItems.find(({ product }) => product.productId === shop.world.products.pasta)
    const onLine = await certificate(shop, { scope: 'line', discount: 50 })
    await send(buyer, onLine.code, pasta?.itemId ?? 0)
    const { orderId } = await atTheDoor(buyer)
    const before = await rowOf(orderId)
    await start(picker, orderId)
    await found(shop, picker, orderId, 'pasta', { quantity: 0 })
    await found(shop, picker, orderId, 'wine', { quantity: 1 })
    await finish(picker, orderId)
    expect(await receiptOf(orderId)).toBe(690 - 400 + before.feeCents + before.bagFeeCents)
    const { rows } = await shop.shop.database.pool.query(
      'select c.code, u.balance, u.order_id from user_gift_certificate u join gift_certificate c on c.id = u.gift_certificate_id where u.user_id = $1 order by u.id',
      [buyer.userId],
    )
    expect(rows).toEqual([
      { code: onOrder.code, balance: 0, order_id: orderId },
      { code: onLine.code, balance: 1, order_id: null },
    ])
  })
})

describe('what weighs more than is held', () => {
  /** Five kilograms of apples with 5 € off the line: the 40 % held on top are of what is left to pay. */
  async function heavy(): Promise<Buyer> {
    const buyer = await buyerWith(shop, { apples: 5, wine: 1 })
    const { cartItems = [] } = (await buyer.call(cartView, { query: {} })).data
    const apples = cartItems.find(({ product }) => product.productId === shop.world.products.apples)
    const { code } = await certificate(shop, { scope: 'line', discount: 500 })
    await send(buyer, code, apples?.itemId ?? 0)
    return buyer
  }
  async function pickHeavy(orderId: number) {
    await start(picker, orderId)
    await found(shop, picker, orderId, 'wine', { quantity: 1 })
    await found(shop, picker, orderId, 'apples', { grams: 7000 })
    return finish(picker, orderId)
  }
  async function paidByCard(buyer: Buyer): Promise<number> {
    const { orderId, redirectUrl } = await byCard(buyer)
    await onBankPage(redirectUrl, 'accepted')
    await result(buyer, { orderId })
    return orderId
  }

  test('is paid with the goods where a person can take it [fulfilment-44]', async () => {
    const orderId = await paidByCard(await heavy())
    const { prebilledCents } = await rowOf(orderId)
    const { toCollect } = await pickHeavy(orderId)
    await deliver(shop)
    const totalCents = await receiptOf(orderId)
    expect(toCollect * 100).toBe(totalCents - prebilledCents)
    expect(atBank(orderId)).toEqual([['captured', prebilledCents, 0]])
    await deliverTo(orderId)
    expect((await attemptsOf(shop, orderId)).map(({ state, capturedCents }) => [state, capturedCents])).toEqual([
      ['captured', prebilledCents],
      ['captured', totalCents - prebilledCents],
    ])
  })

  test('is on the shop where no person can take it, and the receipt says so [fulfilment-45]', async () => {
    const orderId = await paidByCard(await heavy())
    await shop.shop.db.update(shopOrder).set({ deliveryServiceId: 5 }).where(eq(shopOrder.id, orderId))
    const { prebilledCents } = await rowOf(orderId)
    await pickHeavy(orderId)
    await deliver(shop)
    expect(await receiptOf(orderId)).toBe(prebilledCents)
    expect(atBank(orderId)).toEqual([['captured', prebilledCents, 0]])
  })

  async function withSavedCard(): Promise<{ orderId: number; buyer: Buyer }> {
    const buyer = await heavy()
    const first = await byCard(buyer)
    await onBankPage(first.redirectUrl, 'accepted and remembered')
    await result(buyer, first)
    await shop.shop.database.pool.query(
      `update payment_attempt set user_payment_auth_id = (select id from user_payment_auth where user_id = $1)
       where order_id = $2`,
      [buyer.userId, first.orderId],
    )
    return { orderId: first.orderId, buyer }
  }

  test('is authorised once more with the saved payment, and taken [fulfilment-46]', async () => {
    const { orderId } = await withSavedCard()
    const { prebilledCents } = await rowOf(orderId)
    await pickHeavy(orderId)
    await deliver(shop)
    const totalCents = await receiptOf(orderId)
    expect(atBank(orderId)).toEqual([
      ['captured', prebilledCents, 0],
      ['captured', totalCents - prebilledCents, 0],
    ])
  })

  test('is paid with the goods when the saved payment wants its owner on a page [fulfilment-47]', async () => {
    const { orderId, buyer } = await withSavedCard()
    await shop.shop.database.pool.query(`update user_payment_auth set token = 'card_gone' where user_id = $1`, [
      buyer.userId,
    ])
    const { prebilledCents } = await rowOf(orderId)
    await pickHeavy(orderId)
    await deliver(shop)
    const totalCents = await receiptOf(orderId)
    expect((await pickList(picker, orderId)).toCollect * 100).toBe(totalCents - prebilledCents)
  })
})

describe('the goods reach', () => {
  test('a customer at the counter by their code, after ten wrong tries not even by the right one [fulfilment-48]', async () => {
    const { buyer, orderId } = await orderByCard(shop, { wine: 2 })
    await shop.shop.db.update(shopOrder).set({ deliveryServiceId: 1 }).where(eq(shopOrder.id, orderId))
    const code = (await viewOrder(buyer, orderId)).handoverCode ?? ''
    expect(code).toMatch(/^\d{6}$/)
    await start(picker, orderId)
    await found(shop, picker, orderId, 'wine', { quantity: 2 })
    await finish(picker, orderId)
    const handOver = (said: string) => picker.call(fulfilmentHandOver, { body: { order_id: orderId, code: said } })
    await expect(deliverTo(orderId)).rejects.toMatchObject(impossible)
    await expect(move(orderId, 'load')).rejects.toMatchObject(impossible)
    const wrong = code === '000000' ? '000001' : '000000'
    await expect(handOver(wrong)).rejects.toMatchObject({ code: 'error.fulfilment.codeWrong' })
    await handOver(`${code.slice(0, 3)} ${code.slice(3)}`)
    expect(await statusOf(shop, orderId)).toBe(8)
    for (let tries = 2; tries < 10; tries++) await handOver(wrong).catch(() => undefined)
    await expect(handOver(code)).rejects.toMatchObject({ code: 'error.request.tooMany' })
  })

  test('a door along the steps of the way, none of them twice or out of turn [fulfilment-49]', async () => {
    const { orderId } = await atTheDoor(await buyerWith(shop, { wine: 2 }))
    await expect(move(orderId, 'load')).rejects.toMatchObject(impossible)
    await start(picker, orderId)
    await found(shop, picker, orderId, 'wine', { quantity: 2 })
    await finish(picker, orderId)
    await expect(move(orderId, 'near')).rejects.toMatchObject(impossible)
    await move(orderId, 'load')
    await move(orderId, 'load')
    await move(orderId, 'suspend')
    await expect(move(orderId, 'near')).rejects.toMatchObject(impossible)
    expect((await move(orderId, 'resume')).deliveryStatus).toMatchObject({ deliveryStatusId: 2 })
    const events = await shop.shop.db.select().from(orderEvent).where(eq(orderEvent.orderId, orderId))
    expect(events.flatMap(({ deliveryStatusId }) => deliveryStatusId ?? [])).toEqual([6, 7, 2])
    await deliverTo(orderId)
    await deliverTo(orderId)
    await expect(move(orderId, 'depart')).rejects.toMatchObject(impossible)
  })

  test('a customer in part: what they did not take is paid back, to the cent [fulfilment-50]', async () => {
    const { orderId } = await orderByCard(shop, { wine: 3, apples: 2 })
    await start(picker, orderId)
    await found(shop, picker, orderId, 'wine', { quantity: 3 })
    const list = await found(shop, picker, orderId, 'apples', { grams: 1900 })
    await finish(picker, orderId)
    const { totalCents } = await rowOf(orderId)
    const wine = lineOf(shop, list, 'wine').orderItemId
    await expect(deliverTo(orderId, [{ order_item_id: wine, quantity: 4 }])).rejects.toMatchObject({
      code: 'error.fulfilment.tooMuch',
    })
    await deliverTo(orderId, [{ order_item_id: wine, quantity: 1 }])
    await deliver(shop)
    await expect.poll(() => deliver(shop).then(() => atBank(orderId))).toEqual([['captured', totalCents, 690]])
    expect(await statusOf(shop, orderId)).toBe(9)
    expect(await attemptsOf(shop, orderId)).toMatchObject([{ state: 'captured', refundedCents: 690 }])
  })
})

describe('an order that ends without delivery', () => {
  test('after it was charged gives all money back, and the goods where they are put back [fulfilment-51]', async () => {
    await limitStock(shop, 'wine', 10_000)
    const { orderId } = await orderByCard(shop, { wine: 3 })
    await start(picker, orderId)
    await found(shop, picker, orderId, 'wine', { quantity: 2 })
    await finish(picker, orderId)
    await deliver(shop)
    const { totalCents } = await rowOf(orderId)
    expect(await stockOf(shop, shop.world.products.wine)).toBe(8000)
    await end(orderId, 'failed', true)
    await end(orderId, 'failed', true)
    await deliver(shop)
    expect(atBank(orderId)).toEqual([['refunded', totalCents, totalCents]])
    expect(await stockOf(shop, shop.world.products.wine)).toBe(10_000)
    const events = await shop.shop.db.select().from(orderEvent).where(eq(orderEvent.orderId, orderId))
    expect(events.at(-1)).toMatchObject({ deliveryStatusId: 4, reason: 'guasto al furgone', actor: 'staff Olga Banco' })
    await limitStock(shop, 'wine', 100_000)
  })

  test('before it was charged is never charged, and one for a home cannot be left uncollected [fulfilment-52]', async () => {
    const { orderId } = await orderByCard(shop, { wine: 3 })
    await start(picker, orderId)
    await found(shop, picker, orderId, 'wine', { quantity: 3 })
    await finish(picker, orderId)
    await expect(end(orderId, 'not-collected')).rejects.toMatchObject(impossible)
    await end(orderId, 'failed')
    await deliver(shop)
    expect(atBank(orderId)).toEqual([['voided', 0, 0]])
    expect(await statusOf(shop, orderId)).toBe(orderStatus.failed)
  })
})
