import { ordersDelete, ordersPayment } from '@bottega/contract/orders/calls.ts'
import { cartView } from '@bottega/contract/cart/calls.ts'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outbox } from '../../../kernel/outbox/outbox.tables.ts'
import { unequalBooks } from '../../../testing/orders/books.ts'
import {
  attemptsOf,
  buyerWith,
  byCard,
  deliver,
  later,
  limitStock,
  placesIn,
  put,
  result,
  statusOf,
  stockOf,
} from '../../../testing/orders/buying.ts'
import { confirm, modify, orderByCard, type OwnOrder, setTo } from '../../../testing/orders/changing.ts'
import { chooseSlot } from '../../../testing/orders/ready-shopper.ts'
import { onBankPage, openShopWithBank, type ShopWithBank } from '../../../testing/servers/shop-with-bank.ts'
import { testNow } from '../../../testing/world.ts'
import { reapPayments } from './payment-reaper.ts'
import { advanceOrder } from '../../fulfilment/advance-order.service.ts'
import { lockOrder } from '../../orders/orders.service.ts'

let shop: ShopWithBank
beforeAll(async () => {
  shop = await openShopWithBank()
})
beforeEach(() => {
  shop.clock.now = testNow
  shop.noticesArrive = true
})
afterAll(() => shop.close())

/** The bank lets go of money without the shop having asked: its own staff, or the issuer of the card. */
async function bankVoids(orderId: number): Promise<void> {
  const payment = shop.bank.payments().find(({ order, status }) => order === String(orderId) && status === 'authorised')
  const reply = await fetch(`${shop.bank.url}/api/payments/${payment?.id}/void`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${shop.shop.config.PAYMENT_SECRET}`,
      'idempotency-key': randomUUID(),
      'content-type': 'application/json',
    },
    body: '{}',
  })
  expect(reply.status).toBe(200)
}

const mailsOf = async (kind: string, orderId: number) =>
  (await shop.shop.db.select().from(outbox).where(eq(outbox.kind, kind))).filter(
    ({ payload }) => payload['orderId'] === orderId,
  ).length

const advance = (orderId: number, statusId: number) =>
  shop.shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order !== undefined)
      await advanceOrder(shop.shop, tx, order, { toStatusId: statusId, actor: 'shop' }, shop.clock.now)
  })

/** An order that stands, of a cart to which more was added while it was being paid. */
async function orderAndMore(): Promise<OwnOrder> {
  const buyer = await buyerWith(shop, { wine: 2 })
  const { orderId, redirectUrl } = await byCard(buyer)
  await put(shop, buyer, { wine: 3 })
  await onBankPage(redirectUrl, 'accepted')
  await expect.poll(() => statusOf(shop, orderId)).toBe(3)
  return { buyer, orderId }
}

const payAgain = ({ buyer, orderId }: OwnOrder) =>
  buyer.call(ordersPayment, { body: { order_id: orderId } }).then(({ data }) => data)

describe('an order whose money the bank lets go of', () => {
  test.each([
    ['that stands', [] as number[]],
    ['that is being picked', [5]],
    ['that is packed', [5, 6]],
  ])('%s stops, and the customer is told [checkout-60]', async (_, steps) => {
    const { orderId } = await orderByCard(shop)
    for (const step of steps) await advance(orderId, step)
    await bankVoids(orderId)
    await expect.poll(() => statusOf(shop, orderId)).toBe(11)
    expect(await attemptsOf(shop, orderId)).toMatchObject([{ state: 'voided' }])
    expect(await mailsOf('mail.paymentLost', orderId)).toBe(1)
    await deliver(shop)
  })

  test('on its way to the customer goes on, for the staff to see to', async () => {
    const { orderId } = await orderByCard(shop)
    for (const step of [5, 6, 18, 7]) await advance(orderId, step)
    await bankVoids(orderId)
    await expect.poll(async () => (await attemptsOf(shop, orderId))[0]?.state).toBe('voided')
    expect(await statusOf(shop, orderId)).toBe(7)
  })

  test('can be paid again, and what the customer wanted more of stays in the cart [checkout-62]', async () => {
    const order = await orderAndMore()
    await bankVoids(order.orderId)
    await expect.poll(() => statusOf(shop, order.orderId)).toBe(11)
    const { redirectUrl } = await payAgain(order)
    await onBankPage(redirectUrl, 'accepted')
    await expect.poll(() => statusOf(shop, order.orderId)).toBe(3)
    expect((await order.buyer.call(cartView)).data.cartItems).toMatchObject([{ quantity: 3 }])
    expect(await unequalBooks(shop, [order.orderId])).toEqual([])
  })

  test('does not give way to what is left in its cart [checkout-63]', async () => {
    const { buyer, orderId } = await orderAndMore()
    await bankVoids(orderId)
    await expect.poll(() => statusOf(shop, orderId)).toBe(11)
    await chooseSlot(shop, buyer, 'tomorrowAfternoon')
    const next = await byCard(buyer)
    expect(next.orderId).not.toBe(orderId)
    expect(await statusOf(shop, orderId)).toBe(11)
  })

  test('gives its place and goods back when it is not paid again', async () => {
    await limitStock(shop, 'lastOne', 5000)
    const buyer = await buyerWith(shop, { lastOne: 2 }, {}, 'laterMorning')
    const { booked } = await placesIn(shop, shop.world.slots.laterMorning)
    const { orderId, redirectUrl } = await byCard(buyer)
    await onBankPage(redirectUrl, 'accepted')
    await expect.poll(() => statusOf(shop, orderId)).toBe(3)
    await bankVoids(orderId)
    await expect.poll(() => statusOf(shop, orderId)).toBe(11)
    await later(shop, 61)
    await reapPayments(shop.shop)
    expect(await statusOf(shop, orderId)).toBe(10)
    expect(await stockOf(shop, shop.world.products.lastOne)).toBe(5000)
    expect((await placesIn(shop, shop.world.slots.laterMorning)).booked).toBe(booked)
  })

  test('takes the change that is being paid with it, and its money goes back', async () => {
    const { buyer, orderId } = await orderByCard(shop)
    await modify(buyer, orderId)
    await setTo(shop, buyer, 'wine', 6)
    const { data } = await confirm(buyer, orderId)
    await bankVoids(orderId)
    await expect.poll(() => statusOf(shop, orderId)).toBe(11)
    await onBankPage(data.redirectUrl, 'accepted')
    await deliver(shop)
    await expect.poll(() => unequalBooks(shop, [orderId])).toEqual([])
    expect(await statusOf(shop, orderId)).toBe(11)
  })
})

test('what the bank says when the money is to be taken stops the order, too [checkout-61]', async () => {
  const { orderId } = await orderByCard(shop)
  shop.noticesArrive = false
  await bankVoids(orderId)
  await advance(orderId, 5)
  await advance(orderId, 6)
  await deliver(shop)
  expect(await statusOf(shop, orderId)).toBe(11)
  expect(await attemptsOf(shop, orderId)).toMatchObject([{ state: 'voided' }])
})

test('money the bank took by itself is recorded as taken, and goes back when the order is cancelled', async () => {
  const { buyer, orderId } = await orderByCard(shop)
  const [attempt] = await attemptsOf(shop, orderId)
  const provider = shop.shop.payments.get('sandbox')
  await provider?.capture({ attemptId: attempt?.id ?? '', providerPaymentId: attempt?.providerPaymentId ?? '' }, 1000)
  await expect
    .poll(async () => (await attemptsOf(shop, orderId))[0])
    .toMatchObject({ state: 'captured', capturedCents: 1000 })
  await buyer.call(ordersDelete, { body: { order_id: orderId } })
  await deliver(shop)
  expect(await attemptsOf(shop, orderId)).toMatchObject([{ state: 'refunded', refundedCents: 1000 }])
})

describe('an attempt claimed to be closed', () => {
  test('by a process that died is closed by housekeeping [checkout-58]', async () => {
    const { buyer, orderId, page } = await atThePage()
    await shop.shop.database.pool.query(`update payment_attempt set state = 'closing' where order_id = $1`, [orderId])
    await later(shop, 2)
    await reapPayments(shop.shop)
    expect(await statusOf(shop, orderId)).toBe(11)
    await onBankPage(page, 'accepted')
    expect((await result(buyer, { orderId })).orderStatusId).toBe(11)
    expect(await unequalBooks(shop, [orderId])).toEqual([])
  })

  test('that was paid meanwhile makes the order stand [checkout-59]', async () => {
    const { orderId, page } = await atThePage()
    shop.noticesArrive = false
    await onBankPage(page, 'accepted')
    await shop.shop.database.pool.query(`update payment_attempt set state = 'closing' where order_id = $1`, [orderId])
    await later(shop, 2)
    await reapPayments(shop.shop)
    expect(await statusOf(shop, orderId)).toBe(3)
    expect(await unequalBooks(shop, [orderId])).toEqual([])
  })
})

/** A customer on the bank's page. */
async function atThePage() {
  const buyer = await buyerWith(shop)
  const { orderId, redirectUrl: page } = await byCard(buyer)
  return { buyer, orderId, page }
}
