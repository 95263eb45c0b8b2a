import { cartView } from '@bottega/contract/cart/calls.ts'
import { productsList } from '@bottega/contract/catalog/calls.ts'
import { ordersModifyPaymentType, paymentTypesList } from '@bottega/contract/checkout/calls.ts'
import {
  ordersDelete,
  ordersList,
  ordersListRetryPayment,
  ordersPayment,
  ordersView,
} from '@bottega/contract/orders/calls.ts'
import { profileSummary } from '@bottega/contract/profile/calls.ts'
import { isLive } from '@bottega/rules/payments/attempt-state.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  atTheDoor,
  attemptsOf,
  byCard,
  buyerWith,
  deliver,
  later,
  limitStock,
  placesIn,
  result,
  statusOf,
  stockOf,
} from '../../../testing/orders/buying.ts'
import { mailsOf } from '../../../testing/outbox-mails.ts'
import { refusal } from '../../../testing/refusal.ts'
import { onBankPage, openShopWithBank, type ShopWithBank } from '../../../testing/servers/shop-with-bank.ts'
import type { Person } from '../../../testing/test-shop.ts'
import { testNow } from '../../../testing/world.ts'
import type { PaymentProvider } from '../../payments/payment-provider.ts'
import { reapPayments } from './payment-reaper.ts'
import { remindOfPayment } from '../../orders/mails/left-unpaid.service.ts'

let shop: ShopWithBank
beforeAll(async () => {
  shop = await openShopWithBank()
})
beforeEach(() => {
  shop.clock.now = testNow
  shop.noticesArrive = false
})
afterAll(() => shop.close())

const atBank = (orderId: number) => shop.bank.payments().filter(({ order }) => order === String(orderId))
const payNow = (person: Person, orderId: number) =>
  person.call(ordersPayment, { body: { order_id: orderId } }).then(({ data }) => data)
const payOtherwise = (person: Person, orderId: number, type: number) =>
  person.call(ordersModifyPaymentType, { body: { order_id: orderId, payment_type_id: type } }).then(({ data }) => data)
const cancel = (person: Person, orderId: number) =>
  person.call(ordersDelete, { body: { order_id: orderId } }).then(({ data }) => data)
const view = (person: Person, orderId: number) =>
  person.call(ordersView, { query: { order_id: orderId } }).then(({ data }) => data.order)

describe('an order left at the bank says the truth at once', () => {
  test('its page offers to pay and to cancel and says until when, and nothing else [orders-150]', async () => {
    const buyer = await buyerWith(shop)
    const { orderId } = await byCard(buyer)
    const payableUntil = new Date(testNow.getTime() + 3_600_000).toISOString()
    expect(await view(buyer, orderId)).toMatchObject({
      payableUntil,
      can: { retryPayment: true, cancel: true, modify: false, reorder: false, changeDate: false },
    })
    const { orders } = (await buyer.call(ordersListRetryPayment)).data
    expect(orders).toMatchObject([{ orderId, payableUntil, status: { orderStatusId: 1 } }])
    // Housekeeping closes the page of the bank: the promised time is kept, and a little more.
    await later(shop, 16)
    await reapPayments(shop.shop)
    expect(await statusOf(shop, orderId)).toBe(11)
    expect((await view(buyer, orderId)).payableUntil ?? '').toBe(new Date(testNow.getTime() + 4_560_000).toISOString())
  })

  test('its goods are not bought before, and become so once it is paid', async () => {
    const buyer = await buyerWith(shop, { wine: 2 })
    const preferred = async () => {
      const { data } = await buyer.call(productsList, { query: { preferred: true } })
      return 'products' in data ? data.products.map(({ productId }) => productId) : []
    }
    const { orderId, redirectUrl } = await byCard(buyer)
    expect(await preferred()).toEqual([])
    await onBankPage(redirectUrl, 'accepted')
    await result(buyer, { orderId })
    expect(await preferred()).toEqual([shop.world.products.wine])
  })

  test('the dashboard names it before an order that is on its way', async () => {
    const buyer = await buyerWith(shop)
    const { orderId } = await byCard(buyer)
    const { nextOrder } = (await buyer.call(profileSummary)).data
    expect(nextOrder).toMatchObject({ orderId, status: { orderStatusId: 1 } })
  })
})

describe('who leaves an order at the bank', () => {
  const written = async (orderId: number) => (await mailsOf(shop)).filter(({ id }) => id === `order-${orderId}-left`)

  test.each([
    ['it', 'non è ancora pagato', 'fino alle 10:00'],
    ['de', 'noch nicht bezahlt', 'bis 10:00 Uhr'],
    ['en', 'is not paid yet', 'until 10:00'],
  ] as const)(
    'is written to once, a short while later, with its page and until when (%s) [orders-220]',
    async (language, ...words) => {
      const customer = await buyerWith(shop)
      const buyer = shop.as(customer.token, customer.userId, language)
      const { orderId } = await byCard(buyer)
      expect(await written(orderId)).toEqual([])
      await later(shop, 2)
      const [mail, ...others] = await written(orderId)
      expect(others).toEqual([])
      expect(mail?.subject).toContain(words[0])
      for (const part of [words[1], `/profile/orders/${orderId}`]) expect(mail?.text).toContain(part)
      await later(shop, 20)
      await reapPayments(shop.shop)
      expect(await written(orderId)).toEqual([])
    },
  )

  test('is not written to once it is paid, cancelled, or waits for the word of the bank [orders-221]', async () => {
    const left = async () => {
      const buyer = await buyerWith(shop)
      return { buyer, ...(await byCard(buyer)) }
    }
    const [paid, cancelled, late] = [await left(), await left(), await left()]
    await onBankPage(paid.redirectUrl, 'accepted')
    await result(paid.buyer, paid)
    await cancel(cancelled.buyer, cancelled.orderId)
    await onBankPage(late.redirectUrl, 'late')
    await result(late.buyer, late)
    await later(shop, 2)
    const sent = (await mailsOf(shop)).map(({ id }) => id)
    for (const { orderId } of [paid, cancelled, late]) expect(sent).not.toContain(`order-${orderId}-left`)
  })

  test('and pays while the mail waits to leave is not written to either [orders-222]', async () => {
    const buyer = await buyerWith(shop)
    const { orderId, redirectUrl } = await byCard(buyer)
    await remindOfPayment(shop.shop, orderId)
    await onBankPage(redirectUrl, 'accepted')
    await result(buyer, { orderId })
    expect(await written(orderId)).toEqual([])
  })
})

describe('an order left at the bank is paid', () => {
  test('on the page that is still open, without another attempt [checkout-150]', async () => {
    const buyer = await buyerWith(shop)
    const { orderId, redirectUrl } = await byCard(buyer)
    expect((await payNow(buyer, orderId)).redirectUrl).toBe(redirectUrl)
    await onBankPage(redirectUrl, 'accepted')
    expect(await result(buyer, { orderId })).toEqual({ orderId, orderStatusId: 3 })
    expect(atBank(orderId)).toMatchObject([{ status: 'authorised' }])
  })

  test('in another way at once: the open page is closed first, and takes no money any more [checkout-151]', async () => {
    const buyer = await buyerWith(shop)
    const { orderId, redirectUrl } = await byCard(buyer)
    const { order } = await payOtherwise(buyer, orderId, paymentType.onDelivery)
    expect(order.status.orderStatusId).toBe(3)
    expect(order.paymentTypeId).toBe(paymentType.onDelivery)
    await onBankPage(redirectUrl, 'accepted')
    expect(atBank(orderId)).toMatchObject([{ status: 'voided' }])
    expect((await attemptsOf(shop, orderId)).map(({ provider, state }) => [provider, state])).toEqual([
      ['sandbox', 'voided'],
      ['on-delivery', 'pending'],
    ])
    expect((await buyer.call(cartView)).data.totalItems).toBe(0)
  })

  test('with another kind of card, on a page of its own: one of the two can be paid', async () => {
    const buyer = await buyerWith(shop)
    const { orderId } = await byCard(buyer)
    const { redirectUrl } = await payOtherwise(buyer, orderId, paymentType.payPal)
    await onBankPage(redirectUrl, 'accepted')
    expect(await result(buyer, { orderId })).toEqual({ orderId, orderStatusId: 3 })
    expect(atBank(orderId).map(({ status }) => status)).toEqual(['voided', 'authorised'])
  })

  test('and was paid there meanwhile: it stands by that, and the other way is not asked [checkout-152]', async () => {
    const buyer = await buyerWith(shop)
    const { orderId, redirectUrl } = await byCard(buyer)
    await onBankPage(redirectUrl, 'accepted')
    const { order, redirectUrl: other } = await payOtherwise(buyer, orderId, paymentType.payPal)
    expect(order.status.orderStatusId).toBe(3)
    expect(other).toBeUndefined()
    expect(atBank(orderId)).toMatchObject([{ status: 'authorised' }])
  })

  test('in no way that is not for this customer: the open page stays open', async () => {
    const buyer = await buyerWith(shop)
    const { orderId } = await byCard(buyer)
    await expect(payOtherwise(buyer, orderId, paymentType.deferred)).rejects.toEqual(
      refusal('error.checkout.paymentTypeNotAllowed'),
    )
    expect(atBank(orderId)).toMatchObject([{ status: 'open' }])
  })

  test('only by its owner', async () => {
    const { orderId } = await byCard(await buyerWith(shop))
    const other = await shop.shopper()
    for (const press of [payNow(other, orderId), payOtherwise(other, orderId, paymentType.onDelivery)])
      await expect(press).rejects.toEqual(refusal('error.order.notFound'))
    await expect(cancel(other, orderId)).rejects.toEqual(refusal('error.order.notFound'))
  })

  test('in no other way while the bank does not say how it stands: refused, and paid by what was open [checkout-153]', async () => {
    const buyer = await buyerWith(shop)
    const { orderId, redirectUrl } = await byCard(buyer)
    const payments = shop.shop.payments as Map<string, PaymentProvider>
    const bank = payments.get('sandbox')
    if (bank === undefined) expect.unreachable()
    payments.set('sandbox', { ...bank, close: () => Promise.resolve({ kind: 'unknown', reason: 'no answer' }) })
    await expect(payOtherwise(buyer, orderId, paymentType.onDelivery)).rejects.toEqual(
      refusal('error.checkout.paymentPending'),
    )
    payments.set('sandbox', bank)
    await onBankPage(redirectUrl, 'accepted')
    expect(await result(buyer, { orderId })).toEqual({ orderId, orderStatusId: 3 })
    expect(await attemptsOf(shop, orderId)).toMatchObject([{ provider: 'sandbox', state: 'authorised' }])
  })

  test('with a card whose answer comes late: chosen another way, the late one takes nothing', async () => {
    const buyer = await buyerWith(shop)
    const { orderId, redirectUrl } = await byCard(buyer)
    await onBankPage(redirectUrl, 'late')
    expect((await payOtherwise(buyer, orderId, paymentType.onDelivery)).order.status.orderStatusId).toBe(3)
    expect(atBank(orderId)).toMatchObject([{ status: 'voided' }])
  })

  test('twice at once in two ways: one of them, once', async () => {
    const buyer = await buyerWith(shop)
    const { orderId } = await byCard(buyer)
    const types = [paymentType.onDelivery, paymentType.payPal]
    await Promise.allSettled(types.map((type) => payOtherwise(buyer, orderId, type)))
    const live = (await attemptsOf(shop, orderId)).filter(({ state }) => isLive(state))
    expect(live).toHaveLength(1)
  })
})

describe('an order left at the bank is cancelled', () => {
  test('at once: place and goods are free, the page is over, and the cart is as it was [orders-151]', async () => {
    await limitStock(shop, 'lastOne', 9000)
    const { booked } = await placesIn(shop, shop.world.slots.tomorrowMorning)
    const buyer = await buyerWith(shop, { lastOne: 2 })
    const { orderId, redirectUrl } = await byCard(buyer)
    const { order } = await cancel(buyer, orderId)
    expect(order).toMatchObject({ status: { orderStatusId: 10 }, can: { retryPayment: false, cancel: false } })
    expect(await stockOf(shop, shop.world.products.lastOne)).toBe(9000)
    expect((await placesIn(shop, shop.world.slots.tomorrowMorning)).booked).toBe(booked)
    await deliver(shop)
    await onBankPage(redirectUrl, 'accepted')
    expect(atBank(orderId)).toMatchObject([{ status: 'voided' }])
    expect((await buyer.call(cartView)).data.totalItems).toBe(1)
  })

  test('and paid at the same moment: what was taken goes back [orders-152]', async () => {
    const buyer = await buyerWith(shop)
    const { orderId, redirectUrl } = await byCard(buyer)
    await cancel(buyer, orderId)
    await onBankPage(redirectUrl, 'accepted')
    expect(atBank(orderId)).toMatchObject([{ status: 'authorised' }])
    await deliver(shop)
    expect(atBank(orderId)).toMatchObject([{ status: 'voided' }])
    expect(await statusOf(shop, orderId)).toBe(10)
  })

  test('twice: the second is told that it is too late', async () => {
    const buyer = await buyerWith(shop)
    const { orderId } = await byCard(buyer)
    await cancel(buyer, orderId)
    await expect(cancel(buyer, orderId)).rejects.toEqual(refusal('error.order.notCancellable'))
    await expect(payNow(buyer, orderId)).rejects.toEqual(refusal('error.order.notPayable'))
  })
})

test('an order that stands is offered as before: changed, repeated, cancelled', async () => {
  const buyer = await buyerWith(shop)
  const { orderId } = await atTheDoor(buyer)
  expect((await view(buyer, orderId)).can).toMatchObject({
    modify: true,
    cancel: true,
    reorder: true,
    retryPayment: false,
  })
  expect((await buyer.call(ordersList)).data.orders[0]?.payableUntil).toBeUndefined()
  expect((await buyer.call(paymentTypesList, { query: { order_id: orderId } })).data.paymentTypes).not.toEqual([])
})
