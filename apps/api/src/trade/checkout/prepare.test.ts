import {
  checkoutBuy,
  checkoutPrebilledAmount,
  checkoutPrepare,
  paymentTypesList,
} from '@bottega/contract/checkout/calls.ts'
import { cartAdd, cartPurchaseRestriction, cartUpdateCartInfo, cartView } from '@bottega/contract/cart/calls.ts'
import { addDays, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { addressesSelect } from '@bottega/contract/delivery/calls.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cart } from '../cart/cart.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { product, productPrice } from '../catalog/products.tables.ts'
import {
  atTheDoor,
  buyerWith,
  later,
  limitStock,
  ordersOf,
  placesIn,
  put,
  stockOf,
} from '../../testing/orders/buying.ts'
import { catalogueChanged } from '../../testing/database/catalogue-changed.ts'
import { readyShopper } from '../../testing/orders/ready-shopper.ts'
import { refusal } from '../../testing/refusal.ts'
import { openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'
import type { Person } from '../../testing/test-shop.ts'
import { testNow } from '../../testing/world.ts'

let shop: ShopWithBank
beforeAll(async () => {
  shop = await openShopWithBank()
})
beforeEach(() => {
  shop.clock.now = testNow
})
afterAll(() => shop.close())

const prepare = (person: Person) => person.call(checkoutPrepare)

describe('preparing refuses, first things first', () => {
  test('an anonymous visitor', async () => {
    await expect(prepare(shop.anonymous())).rejects.toMatchObject({ httpStatus: 419 })
  })

  test('an empty cart, whether or not there is one', async () => {
    await expect(prepare(await shop.shopper())).rejects.toEqual(refusal('error.cart.empty'))
    await expect(prepare(await readyShopper(shop))).rejects.toEqual(refusal('error.cart.empty'))
  })

  test('a cart whose address is not served any more', async () => {
    const buyer = await buyerWith(shop)
    await shop.shop.db.update(cart).set({ addressId: null }).where(eq(cart.userId, buyer.userId))
    await expect(prepare(buyer)).rejects.toEqual(refusal('error.cart.addressRequired'))
  })

  test('a cart without a slot', async () => {
    const buyer = await buyerWith(shop)
    await shop.shop.db.update(cart).set({ slotId: null }).where(eq(cart.userId, buyer.userId))
    await expect(prepare(buyer)).rejects.toEqual(refusal('error.cart.timeslotRequired'))
  })

  test('a slot whose reservation has run out', async () => {
    const buyer = await buyerWith(shop)
    await later(shop, 60)
    await expect(prepare(buyer)).rejects.toEqual(refusal('error.timeslot.holdExpired'))
  })

  test('products sold out or withdrawn, by name', async () => {
    const buyer = await buyerWith(shop, { wine: 2, pasta: 1 })
    await shop.shop.db.update(product).set({ published: false }).where(eq(product.id, shop.world.products.pasta))
    await expect(prepare(buyer)).rejects.toMatchObject({
      code: 'error.icsmallcart.error.product.not.available',
      text: 'Alcuni prodotti non sono più disponibili: Spaghetti.',
    })
    await shop.shop.db.update(product).set({ published: true }).where(eq(product.id, shop.world.products.pasta))
  })

  test('products that do not come on that day, by name', async () => {
    const buyer = await buyerWith(shop, { wine: 2, milk: 1 })
    await shop.shop.db.update(product).set({ leadTimeHours: 72 }).where(eq(product.id, shop.world.products.milk))
    await expect(prepare(buyer)).rejects.toMatchObject({
      code: 'msg.cart.availability.errors',
      text: 'Alcuni prodotti non sono disponibili con il luogo e l’orario scelti: Latte fresco intero.',
    })
    await shop.shop.db.update(product).set({ leadTimeHours: 0 }).where(eq(product.id, shop.world.products.milk))
  })

  test('less than the smallest order, saying what is missing', async () => {
    const buyer = await buyerWith(shop, { wine: 1 })
    await expect(prepare(buyer)).rejects.toMatchObject({
      code: 'error.checkout.minimumNotReached',
      text: expect.stringMatching(/Mancano 3,10\s€ per raggiungere la spesa minima\./) as unknown,
    })
  })

  test('alcohol for a locker', async () => {
    const buyer = await buyerWith(shop, { milk: 2 })
    await put(shop, buyer, { wine: 2 })
    const { addresses, slots, services } = shop.world
    await shop.shop.db
      .update(cart)
      .set({ addressId: addresses.milanoLocker, deliveryServiceId: services.locker, slotId: slots.locker })
      .where(eq(cart.userId, buyer.userId))
    await shop.shop.database.pool.query(
      `insert into slot_hold (slot_id, cart_id, state, expires_at)
       select $1, id, 'booked', now() from cart where user_id = $2`,
      [slots.locker, buyer.userId],
    )
    await expect(prepare(buyer)).rejects.toMatchObject({
      code: 'error.checkout.adultsOnlyLocker',
      text: 'Gli alcolici non si possono ritirare al locker: Barbera d’Asti.',
    })
  })
})

describe('goods for adults', () => {
  test('wait until the shopper says of this cart that they are of age [checkout-35]', async () => {
    const buyer = await buyerWith(shop, { fish: 1 }, {}, 'laterMorning')
    const { wine } = shop.world.products
    await buyer.call(cartAdd, { body: { items: [{ productId: wine, quantity: 1 }] } })
    await expect(prepare(buyer)).rejects.toMatchObject({ code: 'error.checkout.ageUnconfirmed' })
    await expect(atTheDoor(buyer)).rejects.toMatchObject({ code: 'error.checkout.ageUnconfirmed' })
    await buyer.call(cartUpdateCartInfo, { body: { property: 'adult_confirmed', value: 'true' } })
    expect((await prepare(buyer)).response.status).toBe(0)
  })

  test.each([
    ['of somebody who is eighteen today asks for nothing', 0, true],
    ['of somebody who is eighteen tomorrow answers for nobody', 1, false],
  ])('the birth date of the account, %s [checkout-190]', async (_case, days, isKnown) => {
    const buyer = await buyerWith(shop, { milk: 8 }, {}, 'laterMorning')
    const { wine } = shop.world.products
    const [year = '', ...rest] = addDays(shopDate(testNow), days).split('-')
    const birthDate = [String(Number(year) - 18), ...rest].join('-')
    await shop.shop.db.update(appUser).set({ birthDate }).where(eq(appUser.id, buyer.userId))
    await buyer.call(cartAdd, { body: { items: [{ productId: wine, quantity: 1 }] } })
    const { data } = await buyer.call(cartPurchaseRestriction)
    expect(data.restrictions.find(({ type }) => type === 'adultsOnly')?.reached).toBe(!isKnown)
    const answer = await prepare(buyer).catch((error: unknown) => error)
    expect(answer).toMatchObject(isKnown ? { response: { status: 0 } } : { code: 'error.checkout.ageUnconfirmed' })
  })
})

describe('preparing', () => {
  test('answers the cart and books nothing [checkout-7]', async () => {
    const buyer = await buyerWith(shop)
    await limitStock(shop, 'lastOne', 1000)
    await put(shop, buyer, { lastOne: 1 })
    const before = await placesIn(shop, shop.world.slots.tomorrowMorning)
    const { data } = await prepare(buyer)
    // Wine 13.80, apples 2.29, panettone 12.90, delivery 4.90, bags 0.50.
    expect(data.total).toBe(34.39)
    expect(await ordersOf(shop, buyer)).toEqual([])
    expect(await placesIn(shop, shop.world.slots.tomorrowMorning)).toEqual(before)
    expect(await stockOf(shop, shop.world.products.lastOne)).toBe(1000)
  })

  test('lowers what others bought meanwhile, and says so [checkout-8]', async () => {
    await limitStock(shop, 'lastOne', 3000)
    const buyer = await buyerWith(shop, { wine: 2, lastOne: 3 })
    await limitStock(shop, 'lastOne', 1000)
    const { data, response } = await prepare(buyer)
    const line = data.cartItems?.find(({ product }) => product?.productId === shop.world.products.lastOne)
    expect(line?.quantity).toBe(1)
    expect(response.warnings).toEqual([expect.objectContaining({ code: 'warning.cart.stockLimited' })])
  })

  test('a price that turns after it was shown is not charged unseen, and is once it was seen [checkout-31]', async () => {
    const buyer = await buyerWith(shop, { fish: 2 }, {}, 'laterMorning')
    await prepare(buyer)
    const dearer = { priceCents: 1690 }
    const ofFish = and(
      eq(productPrice.productId, shop.world.products.fish),
      eq(productPrice.warehouseId, shop.world.warehouses.milano),
    )
    await shop.shop.db.update(productPrice).set(dearer).where(ofFish)
    await expect(atTheDoor(buyer)).rejects.toEqual(refusal('error.checkout.cartChanged'))
    expect(await ordersOf(shop, buyer)).toEqual([])
    const { data } = await prepare(buyer)
    expect(data.goodsTotal).toBe(33.8)
    await atTheDoor(buyer)
    expect(await ordersOf(shop, buyer)).toMatchObject([{ goodsCents: 3380 }])
    await shop.shop.db.update(productPrice).set({ priceCents: 1490 }).where(ofFish)
  })
})

test('a price that turns after the cart was looked at is not charged unseen, without preparing too [checkout-32]', async () => {
  const buyer = await buyerWith(shop, { fish: 2 }, {}, 'laterMorning')
  const { data: seen } = await buyer.call(cartView)
  const ofFish = eq(productPrice.productId, shop.world.products.fish)
  await shop.shop.db.update(productPrice).set({ priceCents: 1690 }).where(ofFish)
  await catalogueChanged(shop)
  const buy = (cart_quote: string) =>
    buyer.call(checkoutBuy, { query: { payment_type_id: paymentType.onDelivery, cart_quote } })
  await expect(buy(seen.quote)).rejects.toEqual(refusal('error.checkout.cartChanged'))
  const { data: now } = await buyer.call(cartView)
  expect([seen.goodsTotal, now.goodsTotal]).toEqual([29.8, 33.8])
  expect((await buy(now.quote)).data.orderId).toBeGreaterThan(0)
  await shop.shop.db.update(productPrice).set({ priceCents: 1490 }).where(ofFish)
  await catalogueChanged(shop)
})

describe('the amount a payment will hold', () => {
  test('is the total, two fifths of what will be weighed, and the bags [checkout-10]', async () => {
    const buyer = await buyerWith(shop, { wine: 2, apples: 1 })
    const { data } = await buyer.call(checkoutPrebilledAmount)
    // 13.80 + 2.29 + 4.90 + 0.50 = 21.49, and 40 % of 2.29 is 0.92.
    expect(data).toMatchObject({ prebilledAmount: 22.41, total: 21.49, variableWeightAmount: 2.29, bagFee: 0.5 })
  })

  test('is the total for who pays at the door', async () => {
    const buyer = await buyerWith(shop)
    const { data } = await buyer.call(checkoutPrebilledAmount, { query: { payment_type_id: 2 } })
    expect(data.prebilledAmount).toBe(data.total)
  })

  test('is remembered by an order, for its owner only [checkout-11]', async () => {
    const buyer = await buyerWith(shop)
    const { orderId } = await atTheDoor(buyer)
    const query = { order_id: orderId, payment_type_id: 12 }
    const { data } = await buyer.call(checkoutPrebilledAmount, { query })
    expect(data).toMatchObject({ prebilledAmount: 22.41, total: 21.49, variableWeightAmount: 2.29, bagFee: 0.5 })
    const otherCustomer = await shop.shopper()
    await expect(otherCustomer.call(checkoutPrebilledAmount, { query })).rejects.toEqual(
      refusal('error.order.notFound'),
    )
  })

  test('is not known of an empty cart', async () => {
    await expect((await shop.shopper()).call(checkoutPrebilledAmount)).rejects.toEqual(refusal('error.cart.empty'))
  })
})

describe('ways of paying', () => {
  const types = async (person: Person) => {
    const { data } = await person.call(paymentTypesList)
    return data.paymentTypes.map(({ paymentTypeId, name, redirect, selected }) => ({
      paymentTypeId,
      name,
      redirect,
      selected,
    }))
  }

  test('begin with the card and end at the door, in the person’s language', async () => {
    const all = await types(await buyerWith(shop, { wine: 2 }, { language: 'de' }))
    expect([all[0], all.at(-1)]).toEqual([
      { paymentTypeId: 12, name: 'Karte online', redirect: true, selected: true },
      { paymentTypeId: 2, name: 'Bei der Übergabe', redirect: false, selected: false },
    ])
  })

  test('keep what the person chose before', async () => {
    const buyer = await buyerWith(shop)
    await buyer.call(cartUpdateCartInfo, { body: { property: 'payment_type_id', value: '2' } })
    expect((await types(buyer)).find(({ selected }) => selected)?.paymentTypeId).toBe(2)
  })

  test('at a locker no staff takes money', async () => {
    const buyer = await shop.shopper()
    await buyer.call(addressesSelect, { body: { address_id: shop.world.addresses.milanoLocker } })
    const ids = (await types(buyer)).map(({ paymentTypeId }) => paymentTypeId)
    expect(ids).toContain(12)
    expect(ids).not.toContain(2)
    expect(ids).not.toContain(18)
  })

  test('a shop without a bank offers only what is handed over', async () => {
    const other = await openShopWithBank({ PAYMENT_PROVIDER: 'none' })
    expect((await types(await other.shopper())).map(({ paymentTypeId }) => paymentTypeId)).toEqual([18, 2])
    await other.close()
  })
})
