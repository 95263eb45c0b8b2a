import { cartAdd, cartUpdateCartInfo } from '@bottega/contract/cart/calls.ts'
import { checkoutBuy } from '@bottega/contract/checkout/calls.ts'
import { storesSelect } from '@bottega/contract/delivery/calls.ts'
import { ordersConfirmChanges, ordersDelete } from '@bottega/contract/orders/calls.ts'
import { vouchersRemoveCode } from '@bottega/contract/vouchers/calls.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { attemptsOf, buyerWith, limitStock, placesIn, put, stockOf } from '../../../testing/orders/buying.ts'
import {
  cartOf,
  changesOf,
  confirm,
  linesOf,
  modify,
  orderAtTheDoor,
  setStatus,
  setTo,
  viewOrder,
} from '../../../testing/orders/changing.ts'
import { refusal } from '../../../testing/refusal.ts'
import { chooseSlot } from '../../../testing/orders/ready-shopper.ts'
import { openShopWithBank, type ShopWithBank } from '../../../testing/servers/shop-with-bank.ts'
import { add, certificate, sharedUses } from '../../../testing/orders/vouchers.ts'
import { testNow } from '../../../testing/world.ts'
import { outboxHandlers } from '../../../modules.ts'
import type { MailMessage } from '../../../kernel/mail/mailer.ts'
import { deliverDue } from '../../../testing/deliver-due.ts'

let shop: ShopWithBank
const mails: MailMessage[] = []
const mailer = { send: (mail: MailMessage) => Promise.resolve(void mails.push(mail)), close: () => undefined }
const deliver = () => deliverDue(shop.shop, outboxHandlers(shop.shop, mailer))
beforeAll(async () => {
  shop = await openShopWithBank()
})
beforeEach(() => {
  shop.clock.now = testNow
})
afterAll(() => shop.close())

/** Refused in words that say this. */
const saying = (words: string) =>
  expect.objectContaining({ response: expect.objectContaining({ errorsMessage: [expect.stringContaining(words)] }) })

describe('confirming', () => {
  test('moves goods and place by the difference, rewrites the order, and tells it [checkout-16]', async () => {
    await limitStock(shop, 'lastOne', 10_000)
    const { buyer, orderId } = await orderAtTheDoor(shop, { wine: 2, lastOne: 3 })
    const { tomorrowMorning, laterMorning } = shop.world.slots
    const [from, to] = [await placesIn(shop, tomorrowMorning), await placesIn(shop, laterMorning)]
    await modify(buyer, orderId)
    await setTo(shop, buyer, 'lastOne', 5)
    await setTo(shop, buyer, 'wine', 1)
    await put(shop, buyer, { apples: 1 })
    await chooseSlot(shop, buyer, 'laterMorning')
    const changes = await changesOf(buyer, orderId)
    expect(changes.goods.map(({ quantityBefore, quantityAfter }) => [quantityBefore, quantityAfter])).toEqual([
      [2, 1],
      [3, 5],
      [0, 1],
    ])
    expect(changes).toMatchObject({ furtherHold: 0, timeslot: { before: { date: '2026-11-17' } } })
    expect(await stockOf(shop, shop.world.products.lastOne)).toBe(7000)
    const { data, response } = await confirm(buyer, orderId, changes.cartVersion)
    expect(response.infos[0]?.code).toBe('info.order.changed')
    expect(data.cart.cartStatusId).toBe(1)
    expect(data.order).toMatchObject({ grossTotal: changes.totalAfter, deliveryDate: '2026-11-18' })
    const parts = [
      ...data.order.orderItems.map(({ total }) => total),
      ...data.order.orderAdjustments.map(({ amount }) => amount),
    ]
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(data.order.grossTotal, 9)
    expect(data.order.events.at(-1)).toMatchObject({
      orderStatusId: 3,
      change: { totalBefore: changes.totalBefore, totalAfter: changes.totalAfter },
    })
    expect(await stockOf(shop, shop.world.products.lastOne)).toBe(5000)
    expect(await placesIn(shop, tomorrowMorning)).toEqual({ held: from.held, booked: (from.booked ?? 0) - 1 })
    expect(await placesIn(shop, laterMorning)).toEqual({ held: to.held, booked: (to.booked ?? 0) + 1 })
    expect(await attemptsOf(shop, orderId)).toMatchObject([
      { state: 'pending', amountCents: Math.round(changes.totalAfter * 100) },
    ])
    await deliver()
    const mail = mails.find(({ subject }) => subject === `Il tuo ordine ${orderId} è cambiato`)
    expect(mail?.text).toContain('Barbera')
    expect(mail?.text).toContain('2 → 1')
    expect(mail?.text).toContain('aggiunto: 1 kg')
    expect(mail?.text).toContain('Nuovo orario')
    // Cancelled later, everything goes back as it now is.
    await buyer.call(ordersDelete, { body: { order_id: orderId } })
    expect(await stockOf(shop, shop.world.products.lastOne)).toBe(10_000)
    expect((await placesIn(shop, laterMorning)).booked).toBe(to.booked)
  })

  test('what is taken out goes back on the shelf at once', async () => {
    await limitStock(shop, 'formula', 5000)
    const { buyer, orderId } = await orderAtTheDoor(shop, { wine: 2, formula: 4 })
    await modify(buyer, orderId)
    await setTo(shop, buyer, 'formula', 0)
    await confirm(buyer, orderId)
    expect(await stockOf(shop, shop.world.products.formula)).toBe(5000)
    expect((await viewOrder(buyer, orderId)).orderItems).toHaveLength(1)
  })

  test('what is sold out for others stays, because it was ordered', async () => {
    await limitStock(shop, 'lastOne', 3000)
    const { buyer, orderId } = await orderAtTheDoor(shop, { wine: 2, lastOne: 3 })
    await modify(buyer, orderId)
    const { data } = await put(shop, buyer, { pasta: 1 })
    expect(data.cartItems?.map(({ quantity, unavailable }) => [quantity, unavailable])).toEqual([
      [2, undefined],
      [3, undefined],
      [1, undefined],
    ])
    await confirm(buyer, orderId)
    expect(await stockOf(shop, shop.world.products.lastOne)).toBe(0)
  })

  test('what was taken out and is sold out comes back up to what the order holds, and no further [checkout-191]', async () => {
    await limitStock(shop, 'lastOne', 3000)
    const { buyer, orderId } = await orderAtTheDoor(shop, { wine: 2, lastOne: 3 })
    await modify(buyer, orderId)
    await setTo(shop, buyer, 'lastOne', 0)
    const { data, response } = await put(shop, buyer, { lastOne: 4 })
    expect(data.cartItems?.map(({ quantity }) => quantity)).toEqual([2, 3])
    expect(response.warnings.map(({ code }) => code)).toEqual(['warning.cart.stockLimited'])
    await setTo(shop, buyer, 'lastOne', 2)
    await confirm(buyer, orderId)
    expect(await stockOf(shop, shop.world.products.lastOne)).toBe(1000)
  })

  test('goods for adults wait for the shopper’s age, which the changes ask for and confirming insists on [checkout-36]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop, { milk: 8 })
    await modify(buyer, orderId)
    expect(await changesOf(buyer, orderId)).toMatchObject({ goods: [], ageUnconfirmed: false })
    const { wine } = shop.world.products
    await buyer.call(cartAdd, { body: { items: [{ productId: wine, quantity: 1 }] } })
    const { goods, ageUnconfirmed } = await changesOf(buyer, orderId)
    expect({ names: goods.map(({ name }) => name), ageUnconfirmed }).toEqual({
      names: ['Barbera d’Asti'],
      ageUnconfirmed: true,
    })
    await expect(confirm(buyer, orderId)).rejects.toEqual(refusal('error.checkout.ageUnconfirmed'))
    await expect(buyer.call(checkoutBuy, { query: { payment_type_id: paymentType.card } })).rejects.toEqual(
      refusal('error.checkout.ageUnconfirmed'),
    )
    expect((await viewOrder(buyer, orderId)).orderItems).toHaveLength(1)
    await buyer.call(cartUpdateCartInfo, { body: { property: 'adult_confirmed', value: 'true' } })
    expect(await changesOf(buyer, orderId)).toMatchObject({ ageUnconfirmed: false })
    await confirm(buyer, orderId)
    expect((await viewOrder(buyer, orderId)).orderItems.map(({ name }) => name)).toContain('Barbera d’Asti')
  })

  test('with nothing changed leaves the order as it is and says so', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    const before = await viewOrder(buyer, orderId)
    await modify(buyer, orderId)
    const { response } = await confirm(buyer, orderId)
    expect(response.infos[0]?.code).toBe('info.order.unchanged')
    expect(await viewOrder(buyer, orderId)).toEqual(before)
    expect((await cartOf(buyer)).cartStatusId).toBe(1)
  })

  test('twice is once, and another version of the draft is refused [checkout-74]', async () => {
    await limitStock(shop, 'lastOne', 10_000)
    const { buyer, orderId } = await orderAtTheDoor(shop, { wine: 2 })
    await modify(buyer, orderId)
    await put(shop, buyer, { lastOne: 2 })
    const { version } = await cartOf(buyer)
    await expect(confirm(buyer, orderId, version - 1)).rejects.toEqual(refusal('error.checkout.cartChanged'))
    await confirm(buyer, orderId, version)
    const again = await confirm(buyer, orderId, version)
    expect(again.response.infos[0]?.code).toBe('info.order.changed')
    expect(await stockOf(shop, shop.world.products.lastOne)).toBe(8000)
    expect((await viewOrder(buyer, orderId)).events.filter(({ change }) => change !== undefined)).toHaveLength(1)
  })

  test('at other prices than those seen is refused [checkout-75]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    await modify(buyer, orderId)
    await put(shop, buyer, { pasta: 1 })
    const body = { order_id: orderId, cart_quote: 'what was shown yesterday' }
    await expect(buyer.call(ordersConfirmChanges, { body })).rejects.toEqual(refusal('error.checkout.cartChanged'))
    expect((await viewOrder(buyer, orderId)).orderItems).toHaveLength(2)
  })

  test('without a draft is refused', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    await expect(confirm(buyer, orderId)).rejects.toEqual(refusal('error.order.noChanges'))
    await expect(changesOf(buyer, orderId)).rejects.toEqual(refusal('error.order.noChanges'))
  })

  test('an empty draft, or one below the minimum, is refused, and the draft stays', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop, { wine: 2 })
    await modify(buyer, orderId)
    await setTo(shop, buyer, 'wine', 1)
    await expect(confirm(buyer, orderId)).rejects.toEqual(refusal('error.checkout.minimumNotReached'))
    await setTo(shop, buyer, 'wine', 0)
    await expect(confirm(buyer, orderId)).rejects.toEqual(refusal('error.cart.empty'))
    expect(await cartOf(buyer)).toMatchObject({ cartStatusId: 7, totalItems: 0 })
    expect(await linesOf(buyer, orderId)).toEqual([['Barbera d’Asti', 2, 6.9, 13.8]])
  })

  test('goods that another customer ordered meanwhile are refused by name', async () => {
    await limitStock(shop, 'lastOne', 5000)
    const { buyer, orderId } = await orderAtTheDoor(shop, { wine: 2 })
    await modify(buyer, orderId)
    await put(shop, buyer, { lastOne: 2, pasta: 1 })
    await limitStock(shop, 'lastOne', 0)
    await expect(confirm(buyer, orderId)).rejects.toEqual(refusal('error.icsmallcart.error.product.not.available'))
    expect(await linesOf(buyer, orderId)).toEqual([['Barbera d’Asti', 2, 6.9, 13.8]])
    await limitStock(shop, 'lastOne', 5000)
  })

  test('a new slot whose reservation ran out is asked for again', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop, { wine: 2 })
    await modify(buyer, orderId)
    await chooseSlot(shop, buyer, 'laterMorning')
    await shop.shop.database.pool.query(`update slot_hold set expires_at = $2 where user_id = $1 and state = 'live'`, [
      buyer.userId,
      new Date(testNow.getTime() - 1),
    ])
    await expect(confirm(buyer, orderId)).rejects.toEqual(refusal('error.timeslot.holdExpired'))
    expect((await viewOrder(buyer, orderId)).deliveryDate).toBe('2026-11-17')
  })

  test('too late closes the draft, says so, and the ordinary cart is there again [checkout-76]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop, { wine: 2 })
    await chooseSlot(shop, buyer, 'laterMorning')
    await put(shop, buyer, { pasta: 2 })
    await modify(buyer, orderId)
    await put(shop, buyer, { apples: 1 })
    await setStatus(shop, orderId, 5)
    await expect(confirm(buyer, orderId)).rejects.toEqual(refusal('error.order.notModifiable'))
    expect(await cartOf(buyer)).toMatchObject({ cartStatusId: 1, totalItems: 1 })
    expect(await linesOf(buyer, orderId)).toEqual([['Barbera d’Asti', 2, 6.9, 13.8]])
  })

  test('an order that was cancelled takes its draft with it', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop, { wine: 2 })
    await modify(buyer, orderId)
    await chooseSlot(shop, buyer, 'laterMorning')
    const { held = 0 } = await placesIn(shop, shop.world.slots.laterMorning)
    await buyer.call(ordersDelete, { body: { order_id: orderId } })
    expect(await cartOf(buyer)).toMatchObject({ cartStatusId: 1 })
    expect((await placesIn(shop, shop.world.slots.laterMorning)).held).toBe(held - 1)
    await expect(confirm(buyer, orderId)).rejects.toEqual(refusal('error.order.noChanges'))
  })
})

describe('vouchers', () => {
  test('of the order lie on its draft; what the change does without is given back, what it adds is taken', async () => {
    const [first, second] = [await certificate(shop, { usesLeft: 5 }), await certificate(shop, { usesLeft: 5 })]
    const buyer = await buyerWith(shop, { wine: 3 })
    await add(buyer, first.code)
    const { orderId } = await buyer.call(checkoutBuy, { query: { payment_type_id: 2 } }).then(({ data }) => data)
    const { data } = await modify(buyer, orderId)
    expect(data.giftCertificates).toMatchObject([{ amount: 3 }])
    expect(data.total).toBe((await viewOrder(buyer, orderId)).grossTotal)
    await buyer.call(vouchersRemoveCode, { body: { code: first.code } })
    await add(buyer, second.code)
    expect(await sharedUses(shop, first)).toEqual({ usesLeft: 4, ledger: 4 })
    await confirm(buyer, orderId)
    expect(await sharedUses(shop, first)).toEqual({ usesLeft: 5, ledger: 5 })
    expect(await sharedUses(shop, second)).toEqual({ usesLeft: 4, ledger: 4 })
    // Taken up again by a later change, and given back once when the order is cancelled.
    await modify(buyer, orderId)
    await add(buyer, first.code)
    await buyer.call(vouchersRemoveCode, { body: { code: second.code } })
    await confirm(buyer, orderId)
    await buyer.call(ordersDelete, { body: { order_id: orderId } })
    expect(await sharedUses(shop, first)).toEqual({ usesLeft: 5, ledger: 5 })
    expect(await sharedUses(shop, second)).toEqual({ usesLeft: 5, ledger: 5 })
  })

  test('that paid the whole order leave the rest of a dearer one to be paid', async () => {
    const voucher = await certificate(shop, { discount: 5000 })
    const buyer = await buyerWith(shop, { wine: 2 })
    await add(buyer, voucher.code)
    const { data } = await buyer.call(checkoutBuy, { query: { payment_type_id: 2 } })
    await modify(buyer, data.orderId)
    await put(shop, buyer, { wine: 10 })
    const confirmed = await confirm(buyer, data.orderId)
    const live = (await attemptsOf(shop, data.orderId)).filter(({ state }) => state === 'pending')
    expect(live.map(({ amountCents }) => amountCents)).toEqual([Math.round(confirmed.data.order.grossTotal * 100)])
  })
})

describe('every refusal is said in the person’s language', () => {
  test.each([
    ['it', 'è già in preparazione', 'Stai già modificando', 'Non stai modificando', 'gli indirizzi non si possono'],
    [
      'de',
      'wird schon vorbereitet',
      'Du änderst schon',
      'Du änderst diese Bestellung gerade nicht',
      'lassen sich Adressen nicht',
    ],
    ['en', 'already being prepared', 'already changing', 'not changing this order', 'addresses cannot be'],
  ] as const)('%s', async (language, late, open, none, address) => {
    const { buyer, orderId } = await orderAtTheDoor(shop, { wine: 2 }, { language })
    await expect(confirm(buyer, orderId)).rejects.toEqual(saying(none))
    await chooseSlot(shop, buyer, 'tomorrowMorning')
    await put(shop, buyer, { wine: 2 })
    const { data } = await buyer.call(checkoutBuy, { query: { payment_type_id: 2 } })
    await modify(buyer, orderId)
    await expect(modify(buyer, data.orderId)).rejects.toEqual(saying(open))
    await expect(buyer.call(storesSelect, { body: { store_id: shop.world.stores.torino } })).rejects.toEqual(
      saying(address),
    )
    await setStatus(shop, orderId, 6)
    await expect(confirm(buyer, orderId)).rejects.toEqual(saying(late))
  })
})
