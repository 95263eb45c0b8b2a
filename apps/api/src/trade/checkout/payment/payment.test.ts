import { ordersPayment } from '@bottega/contract/orders/calls.ts'
import { cartView } from '@bottega/contract/cart/calls.ts'
import { checkoutBuy, checkoutPrepare } from '@bottega/contract/checkout/calls.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  attemptsOf,
  atTheDoor,
  byCard,
  buyerWith,
  later,
  limitStock,
  ordersOf,
  placesIn,
  put,
  result,
  statusOf,
  stockOf,
} from '../../../testing/orders/buying.ts'
import { refusal } from '../../../testing/refusal.ts'
import { onBankPage, openShopWithBank, type ShopWithBank } from '../../../testing/servers/shop-with-bank.ts'
import type { Person } from '../../../testing/test-shop.ts'
import { testNow } from '../../../testing/world.ts'
import type { PaymentProvider } from '../../payments/payment-provider.ts'
import { sandboxProvider } from '../../payments/sandbox/sandbox-provider.ts'
import { reapPayments } from './payment-reaper.ts'

let shop: ShopWithBank
beforeAll(async () => {
  shop = await openShopWithBank()
})
beforeEach(() => {
  shop.clock.now = testNow
  shop.noticesArrive = false
})
afterEach(() => {
  shop.bank.behaviour.answersAfterMs = 0
})
afterAll(() => shop.close())

const retry = (person: Person, orderId: number) =>
  person.call(ordersPayment, { body: { order_id: orderId } }).then(({ data }) => data)
const paymentsAtBank = (orderId: number) => shop.bank.payments().filter(({ order }) => order === String(orderId))

/** Buys, and comes back from the bank with a no. */
async function declinedOrder(buyer: Person): Promise<number> {
  const { orderId, redirectUrl } = await byCard(buyer)
  await onBankPage(redirectUrl, 'declined')
  expect(await result(buyer, { orderId })).toEqual({ orderId, orderStatusId: 11 })
  await later(shop, 1)
  return orderId
}

/** The shop's payments go through this provider while the work runs. */
async function through(provider: Partial<PaymentProvider>, work: () => Promise<void>): Promise<void> {
  const payments = shop.shop.payments as Map<string, PaymentProvider>
  const real = payments.get('sandbox')
  if (real === undefined) throw new Error('the shop has no sandbox')
  payments.set('sandbox', { ...real, ...provider })
  try {
    await work()
  } finally {
    payments.set('sandbox', real)
  }
}

describe('a declined payment', () => {
  test('leaves the order unpaid with its place and goods, and the cart as it was [history-44]', async () => {
    await limitStock(shop, 'lastOne', 9000)
    const buyer = await buyerWith(shop, { lastOne: 2 })
    const booked = (await placesIn(shop, shop.world.slots.tomorrowMorning)).booked ?? 0
    await declinedOrder(buyer)
    expect((await placesIn(shop, shop.world.slots.tomorrowMorning)).booked).toBe(booked + 1)
    expect(await stockOf(shop, shop.world.products.lastOne)).toBe(7000)
    expect((await buyer.call(cartView)).data.totalItems).toBe(1)
  })

  test('can be tried again, and the second try pays the same order [history-43]', async () => {
    const buyer = await buyerWith(shop)
    const orderId = await declinedOrder(buyer)
    const { order, redirectUrl } = await retry(buyer, orderId)
    expect(order.status.orderStatusId).toBe(1)
    await onBankPage(redirectUrl, 'accepted')
    expect(await result(buyer, { orderId })).toEqual({ orderId, orderStatusId: 3 })
    expect((await attemptsOf(shop, orderId)).map(({ state }) => state)).toEqual(['declined', 'authorised'])
    expect((await buyer.call(cartView)).data.totalItems).toBe(0)
  })

  test('tried again twice at once opens one page', async () => {
    const buyer = await buyerWith(shop)
    const orderId = await declinedOrder(buyer)
    const [one, other] = await Promise.all([retry(buyer, orderId), retry(buyer, orderId)])
    expect(one.redirectUrl).toBe(other.redirectUrl)
    expect(paymentsAtBank(orderId)).toHaveLength(2)
  })

  test('buying the same cart again is the same order', async () => {
    const buyer = await buyerWith(shop)
    const orderId = await declinedOrder(buyer)
    const again = await byCard(buyer)
    expect(again).toMatchObject({ orderId, orderStatusId: 1 })
  })

  test('the person may pay at the door instead', async () => {
    const buyer = await buyerWith(shop)
    const orderId = await declinedOrder(buyer)
    expect(await atTheDoor(buyer)).toMatchObject({ orderId, orderStatusId: 3 })
    expect(await ordersOf(shop, buyer)).toMatchObject([{ paymentTypeId: 2, statusId: 3 }])
    expect((await attemptsOf(shop, orderId)).map(({ provider, state }) => [provider, state])).toEqual([
      ['sandbox', 'declined'],
      ['on-delivery', 'pending'],
    ])
  })

  test.each([11, 101])('cannot be tried again with type %i, which is not for this person', async (type) => {
    const buyer = await buyerWith(shop)
    const orderId = await declinedOrder(buyer)
    await expect(buyer.call(checkoutBuy, { query: { payment_type_id: type } })).rejects.toEqual(
      refusal('error.checkout.paymentTypeNotAllowed'),
    )
    expect(await statusOf(shop, orderId)).toBe(11)
  })

  test('the person may change the cart: the unpaid order gives way to the new one', async () => {
    await limitStock(shop, 'lastOne', 3000)
    const buyer = await buyerWith(shop, { lastOne: 3 })
    const booked = (await placesIn(shop, shop.world.slots.tomorrowMorning)).booked ?? 0
    const unpaid = await declinedOrder(buyer)
    await put(shop, buyer, { milk: 1 })
    const { orderId } = await atTheDoor(buyer)
    expect(orderId).not.toBe(unpaid)
    expect(await statusOf(shop, unpaid)).toBe(10)
    expect(await statusOf(shop, orderId)).toBe(3)
    expect(await stockOf(shop, shop.world.products.lastOne)).toBe(0)
    expect((await placesIn(shop, shop.world.slots.tomorrowMorning)).booked).toBe(booked + 1)
  })

  test('the last piece, reserved by the unpaid order, is still in the cart and can be checked and bought', async () => {
    await limitStock(shop, 'lastOne', 1000)
    const buyer = await buyerWith(shop, { lastOne: 1 })
    const orderId = await declinedOrder(buyer)
    expect(await stockOf(shop, shop.world.products.lastOne)).toBe(0)
    const { data } = await buyer.call(checkoutPrepare)
    expect(data.cartItems).toMatchObject([{ quantity: 1, total: 12.9 }])
    expect(await atTheDoor(buyer)).toMatchObject({ orderId, orderStatusId: 3 })
  })

  test('only its owner tries again, and only while it is unpaid', async () => {
    const buyer = await buyerWith(shop)
    const orderId = await declinedOrder(buyer)
    await expect(retry(await shop.shopper(), orderId)).rejects.toEqual(refusal('error.order.notFound'))
    await atTheDoor(buyer)
    await expect(retry(buyer, orderId)).rejects.toEqual(refusal('error.order.notPayable'))
  })

  test('no payment is possible once the delivery would have begun', async () => {
    const buyer = await buyerWith(shop)
    const orderId = await declinedOrder(buyer)
    await later(shop, 26 * 60)
    await expect(retry(buyer, orderId)).rejects.toEqual(refusal('error.order.notPayable'))
  })
})

describe('a payment left at the bank', () => {
  test('cancelled there is unpaid', async () => {
    const buyer = await buyerWith(shop)
    const { orderId, redirectUrl } = await byCard(buyer)
    await onBankPage(redirectUrl, 'cancel')
    expect((await result(buyer, { orderId })).orderStatusId).toBe(11)
  })

  test('is closed when the person chooses another way to pay', async () => {
    const buyer = await buyerWith(shop)
    const { orderId } = await byCard(buyer)
    expect(await atTheDoor(buyer)).toMatchObject({ orderId, orderStatusId: 3 })
    expect(paymentsAtBank(orderId)).toMatchObject([{ status: 'voided' }])
  })

  test('is closed when the cart was changed and bought again [checkout-43]', async () => {
    const buyer = await buyerWith(shop)
    const first = await byCard(buyer)
    await put(shop, buyer, { milk: 1 })
    const second = await byCard(buyer)
    expect(second.orderId).not.toBe(first.orderId)
    expect(await statusOf(shop, first.orderId)).toBe(10)
    expect(paymentsAtBank(first.orderId)).toMatchObject([{ status: 'voided' }])
    expect(paymentsAtBank(second.orderId)).toMatchObject([{ status: 'open' }])
  })

  test('and paid there meanwhile makes its order stand; what was added since is still in the cart [checkout-56]', async () => {
    const buyer = await buyerWith(shop, { wine: 2 })
    const first = await byCard(buyer)
    await put(shop, buyer, { milk: 8 })
    await onBankPage(first.redirectUrl, 'accepted')
    await expect(byCard(buyer)).rejects.toEqual(refusal('error.checkout.cartChanged'))
    expect(await statusOf(shop, first.orderId)).toBe(3)
    expect(paymentsAtBank(first.orderId)).toMatchObject([{ status: 'authorised' }])
    expect((await buyer.call(cartView)).data.cartItems).toMatchObject([{ quantity: 8 }])
  })
})

describe('an answer that does not come in time', () => {
  const impatient = () =>
    sandboxProvider({ url: shop.bank.url, secret: 'secret-of-the-test-bank', shopOrigin: 'http://x', limitMs: 60 })

  test('leaves the order waiting, never unpaid, and its outcome is asked for later [history-45]', async () => {
    const buyer = await buyerWith(shop)
    let orderId = 0
    shop.bank.behaviour.answersAfterMs = 250
    await through({ authorise: impatient().authorise }, async () => {
      const reply = await byCard(buyer)
      orderId = reply.orderId
      expect(reply).toMatchObject({ orderStatusId: 2 })
      expect(reply.redirectUrl).toBeUndefined()
    })
    shop.bank.behaviour.answersAfterMs = 0
    await expect.poll(() => paymentsAtBank(orderId)).toHaveLength(1)
    const { redirectUrl } = await result(buyer, { orderId })
    await onBankPage(redirectUrl, 'accepted')
    await later(shop, 2)
    await reapPayments(shop.shop)
    expect(await statusOf(shop, orderId)).toBe(3)
    expect(paymentsAtBank(orderId)).toHaveLength(1)
  })

  test('a bank that cannot be reached leaves it waiting too', async () => {
    const buyer = await buyerWith(shop)
    const anonymousVisitor = sandboxProvider({ url: 'http://127.0.0.1:9', secret: 's', shopOrigin: 'http://x' })
    await through({ authorise: anonymousVisitor.authorise }, async () => {
      expect(await byCard(buyer)).toMatchObject({ orderStatusId: 2 })
    })
  })

  test('the slow card is paid when the bank says so', async () => {
    const buyer = await buyerWith(shop)
    const { orderId, redirectUrl } = await byCard(buyer)
    await onBankPage(redirectUrl, 'late')
    expect(await result(buyer, { orderId })).toEqual({ orderId, orderStatusId: 2 })
    await expect.poll(() => paymentsAtBank(orderId)[0]?.status).toBe('authorised')
    expect(await result(buyer, { orderId })).toEqual({ orderId, orderStatusId: 3 })
  })

  test('a bank that says no to the request itself leaves the order unpaid', async () => {
    const buyer = await buyerWith(shop)
    const otherCustomer = sandboxProvider({ url: shop.bank.url, secret: 'wrong', shopOrigin: 'http://x' })
    await through({ authorise: otherCustomer.authorise }, async () => {
      await expect(byCard(buyer)).rejects.toEqual(refusal('error.checkout.paymentDeclined'))
    })
    expect(await ordersOf(shop, buyer)).toMatchObject([{ statusId: 11 }])
  })
})

describe('a shop that dies between claiming the order and asking the bank', () => {
  const dies = { authorise: () => Promise.reject(new Error('killed')) }

  test('asks when the person comes back, and it is the same order', async () => {
    const buyer = await buyerWith(shop)
    await through(dies, () => expect(byCard(buyer)).rejects.toMatchObject({ code: 'error.general' }))
    const [order] = await ordersOf(shop, buyer)
    expect(order?.statusId).toBe(1)
    const again = await byCard(buyer)
    expect(again.orderId).toBe(order?.id)
    expect(paymentsAtBank(again.orderId)).toHaveLength(1)
  })

  test('finds out by itself that nothing was paid, and gives everything back', async () => {
    await limitStock(shop, 'formula', 4000)
    const buyer = await buyerWith(shop, { formula: 2 }, {}, 'laterMorning')
    const { booked } = await placesIn(shop, shop.world.slots.laterMorning)
    await through(dies, () => expect(byCard(buyer)).rejects.toMatchObject({ code: 'error.general' }))
    const orderId = (await ordersOf(shop, buyer))[0]?.id ?? 0
    await later(shop, 1.5)
    await reapPayments(shop.shop)
    expect(await statusOf(shop, orderId)).toBe(1)
    await later(shop, 1)
    await reapPayments(shop.shop)
    expect(await statusOf(shop, orderId)).toBe(11)
    await later(shop, 61)
    await reapPayments(shop.shop)
    expect(await statusOf(shop, orderId)).toBe(10)
    expect(await stockOf(shop, shop.world.products.formula)).toBe(4000)
    expect((await placesIn(shop, shop.world.slots.laterMorning)).booked).toBe(booked)
  })
})
