import type { Language } from '@bottega/rules/text/language.ts'
import { ordersDelete, ordersList } from '@bottega/contract/orders/calls.ts'
import { addressesSelect, timeslotsSelect } from '@bottega/contract/delivery/calls.ts'
import { paymentTypesList } from '@bottega/contract/checkout/calls.ts'
import { cartView } from '@bottega/contract/cart/calls.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { shopOrder } from './orders.tables.ts'
import { stockMovement } from './stock/stock.tables.ts'
import { outbox } from '../../kernel/outbox/outbox.tables.ts'
import {
  attemptsOf,
  atTheDoor,
  byCard,
  buyerWith,
  limitStock,
  placesIn,
  result,
  statusOf,
  stockOf,
} from '../../testing/orders/buying.ts'
import { viewOrder } from '../../testing/orders/changing.ts'
import { chooseSlot } from '../../testing/orders/ready-shopper.ts'
import { refusal } from '../../testing/refusal.ts'
import { onBankPage, openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'
import type { Person } from '../../testing/test-shop.ts'
import { testNow } from '../../testing/world.ts'
import { outboxHandlers } from '../../modules.ts'
import type { MailMessage } from '../../kernel/mail/mailer.ts'
import { deliverDue } from '../../testing/deliver-due.ts'

let shop: ShopWithBank
const mails: MailMessage[] = []
const mailer = {
  send: (message: MailMessage) => {
    mails.push(message)
    return Promise.resolve()
  },
  close: () => undefined,
}
const deliver = () => deliverDue(shop.shop, outboxHandlers(shop.shop, mailer))
beforeAll(async () => {
  shop = await openShopWithBank()
})
beforeEach(() => {
  shop.clock.now = testNow
})
afterAll(() => shop.close())

const cancel = (person: Person, orderId: number) => person.call(ordersDelete, { body: { order_id: orderId } })
const list = (person: Person, query: Record<string, unknown> = {}) =>
  person.call(ordersList, { query }).then(({ data }) => data)
const setStatus = (orderId: number, statusId: number) =>
  shop.shop.db.update(shopOrder).set({ statusId }).where(eq(shopOrder.id, orderId))

async function paidByCard(buyer: Person): Promise<number> {
  const { orderId, redirectUrl } = await byCard(buyer)
  await onBankPage(redirectUrl, 'accepted')
  await result(buyer, { orderId })
  return orderId
}

describe('the list of orders', () => {
  test('is for people signed in, and starts empty', async () => {
    await expect(list(shop.anonymous())).rejects.toMatchObject({ httpStatus: 419 })
    expect(await list(await shop.shopper())).toEqual({
      page: { selPage: 1, totPages: 0, totItems: 0, itemsPerPage: 12 },
      orders: [],
    })
  })

  test('holds only one’s own, newest first', async () => {
    const anna = await buyerWith(shop)
    const first = (await atTheDoor(anna)).orderId
    await atTheDoor(await buyerWith(shop))
    const { orders, page } = await list(anna)
    expect(orders).toMatchObject([
      {
        orderId: first,
        status: { orderStatusId: 3, name: 'Ordinato' },
        deliveryDate: '2026-11-17',
        beginTime: '10:00',
        endTime: '12:00',
        deliveryService: 'Consegna a casa',
        grossTotal: 21.49,
        totalItems: 2,
      },
    ])
    expect(page.totItems).toBe(1)
  })

  test('comes in pages of twelve', async () => {
    const anna = await buyerWith(shop)
    await atTheDoor(anna)
    await shop.shop.database.pool.query(
      `insert into shop_order (user_id, cart_id, cart_version, idempotency_key, status_id, store_id, warehouse_id,
         delivery_service_id, address, slot_id, slot_day, slot_begin_at, slot_end_at, goods_cents, total_cents,
         prebilled_cents, payment_type_id, placed_at)
       select user_id, cart_id, 1000 + n, 'copy-' || n, 8, store_id, warehouse_id, delivery_service_id, address,
         slot_id, slot_day, slot_begin_at, slot_end_at, goods_cents, total_cents, prebilled_cents, payment_type_id,
         placed_at - n * interval '1 day'
       from shop_order, generate_series(1, 14) n where user_id = $1`,
      [anna.userId],
    )
    const first = await list(anna)
    expect(first.page).toEqual({ selPage: 1, totPages: 2, totItems: 15, itemsPerPage: 12 })
    expect(first.orders.map(({ date }) => date)).toEqual(
      first.orders
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    )
    expect((await list(anna, { page: 2 })).orders).toHaveLength(3)
    expect((await list(anna, { page: 3 })).orders).toEqual([])
    // The 14th is a Saturday of the shop's calendar: placed at nine in the morning of every day.
    const { orders } = await list(anna, { from_date: '2026-11-13', to_date: '2026-11-14' })
    expect(orders.map(({ date }) => date.slice(0, 10))).toEqual(['2026-11-14', '2026-11-13'])
  })

  test('leaves out orders still being paid unless they are asked for [history-41]', async () => {
    const anna = await buyerWith(shop)
    const { orderId } = await byCard(anna)
    expect((await list(anna)).orders).toEqual([])
    expect((await list(anna, { show_pending: true })).orders).toMatchObject([
      { orderId, status: { orderStatusId: 1, name: 'In pagamento' } },
    ])
  })
})

describe('an order', () => {
  test('shows everything that was agreed, and its parts add up', async () => {
    const anna = await buyerWith(shop, { wine: 2, apples: 1 }, { language: 'de' })
    const orderId = await paidByCard(anna)
    const order = await viewOrder(anna, orderId)
    expect(order).toMatchObject({
      orderId,
      status: { orderStatusId: 3, name: 'Bestellt' },
      store: { storeId: 1, name: 'Milano' },
      shippingAddress: { addressName: 'Casa', address1: 'Via Larga', postalcode: '20122' },
      goodsTotal: 16.09,
      discountTotal: 0,
      deliveryFee: 4.9,
      bagFee: 0.5,
      grossTotal: 21.49,
      prebilledAmount: 22.41,
      payment: { state: 'authorised', paymentTypeId: 12, name: 'Karte online' },
      can: { cancel: true, retryPayment: false, reorder: true },
    })
    expect(order.orderItems).toMatchObject([
      { name: 'Barbera', unitPrice: 6.9, quantityOrdered: 2, unit: 'pz', total: 13.8 },
      { name: 'Rote Äpfel', unitPrice: 2.29, quantityOrdered: 1, unit: 'kg', total: 2.29 },
    ])
    const parts = [...order.orderItems.map(({ total }) => total), ...order.orderAdjustments.map(({ amount }) => amount)]
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(21.49, 9)
    // 13.80 + 5.40 hold 3.46 at 22 %, 2.29 holds 0.09 at 4 %.
    expect(order.vat).toEqual([
      { percent: 4, amount: 0.09 },
      { percent: 22, amount: 3.46 },
    ])
    expect(order.events.map(({ orderStatusId }) => orderStatusId)).toEqual([1, 3])
  })

  test('is not found by another customer, like one that never existed', async () => {
    const { orderId } = await atTheDoor(await buyerWith(shop))
    const otherCustomer = await shop.shopper()
    await expect(viewOrder(otherCustomer, orderId)).rejects.toEqual(refusal('error.order.notFound'))
    await expect(viewOrder(otherCustomer, 2_000_000_000)).rejects.toEqual(refusal('error.order.notFound'))
    await expect(cancel(otherCustomer, orderId)).rejects.toEqual(refusal('error.order.notFound'))
    expect(await statusOf(shop, orderId)).toBe(3)
  })

  test('has the same lines when the catalogue has moved on', async () => {
    const anna = await buyerWith(shop)
    const { orderId } = await atTheDoor(anna)
    const before = await viewOrder(anna, orderId)
    const { wine } = shop.world.products
    await shop.shop.database.pool.query(`update product set name = '{"it":"Altro"}', published = false where id = $1`, [
      wine,
    ])
    expect((await viewOrder(anna, orderId)).orderItems).toEqual(before.orderItems)
    await shop.shop.database.pool.query(
      `update product set name = '{"it":"Barbera d’Asti","de":"Barbera","en":"Barbera"}', published = true where id = $1`,
      [wine],
    )
  })
})

describe('an order that is collected', () => {
  async function collecting(language: Language) {
    const buyer = await buyerWith(shop, undefined, { language })
    const place = { address_id: shop.world.addresses.milanoPickup, delivery_service_id: shop.world.services.pickup }
    await buyer.call(addressesSelect, { body: place })
    await shop.shop.database.pool.query('update slot set capacity = capacity + 1 where id = $1', [
      shop.world.slots.pickup,
    ])
    await chooseSlot(shop, buyer, 'pickup')
    return buyer
  }

  test.each([
    ['it', 'Al ritiro', 'Paghi quando ritiri la spesa, in contanti o con carta.', 'Ritirato', 'Sacchetti'],
    ['de', 'Bei der Abholung', 'Du zahlst beim Abholen, bar oder mit Karte.', 'Abgeholt', 'Taschen'],
    ['en', 'At pickup', 'You pay when you pick up your shopping, in cash or by card.', 'Collected', 'Bags'],
  ] as const)('says pickup before, on the order and in the mail (%s)', async (language, name, words, over, bags) => {
    const buyer = await collecting(language)
    const { paymentTypes } = (await buyer.call(paymentTypesList)).data
    expect(paymentTypes.find(({ paymentTypeId }) => paymentTypeId === 2)).toMatchObject({ name, description: words })
    const { orderId } = await atTheDoor(buyer)
    const order = await viewOrder(buyer, orderId)
    expect(order.payment?.name).toBe(name)
    expect(order.orderAdjustments.map(({ description }) => description)).toEqual([bags])
    await setStatus(orderId, 8)
    expect((await viewOrder(buyer, orderId)).status.name).toBe(over)
    await deliver()
    const mail = mails.find(({ id }) => id === `order-${orderId}-confirmation`)
    expect(mail?.text).toContain(name)
    expect(mail?.text).not.toMatch(/consegna|Übergabe|delivery/i)
  })
})

describe('cancelling', () => {
  test('gives back the place, the goods and the money, and says so, by mail too [history-42]', async () => {
    await limitStock(shop, 'lastOne', 3000)
    const anna = await buyerWith(shop, { lastOne: 2 })
    const places = await placesIn(shop, shop.world.slots.tomorrowMorning)
    const orderId = await paidByCard(anna)
    const { data, response } = await cancel(anna, orderId)
    expect(data.order).toMatchObject({ status: { orderStatusId: 10, name: 'Annullato' }, can: { cancel: false } })
    expect(response.infos[0]?.info).toBe(`L’ordine ${orderId} è stato annullato.`)
    expect(await stockOf(shop, shop.world.products.lastOne)).toBe(3000)
    expect(await placesIn(shop, shop.world.slots.tomorrowMorning)).toEqual({
      held: (places.held ?? 0) - 1,
      booked: places.booked,
    })
    await deliver()
    expect(await attemptsOf(shop, orderId)).toMatchObject([{ state: 'voided' }])
    const atBank = shop.bank.payments().find(({ order }) => order === String(orderId))
    expect(atBank?.status).toBe('voided')
    expect(mails.filter(({ id }) => id.startsWith(`order-${orderId}-`)).map(({ subject }) => subject)).toEqual([
      `Il tuo ordine ${orderId} è confermato`,
      `Il tuo ordine ${orderId} è annullato`,
    ])
  })

  test('twice tells the second that it is too late, and gives back once', async () => {
    await limitStock(shop, 'formula', 5000)
    const anna = await buyerWith(shop, { formula: 2 })
    const { orderId } = await atTheDoor(anna)
    await cancel(anna, orderId)
    await expect(cancel(anna, orderId)).rejects.toEqual(refusal('error.order.notCancellable'))
    expect(await stockOf(shop, shop.world.products.formula)).toBe(5000)
    const movements = await shop.shop.db.select().from(stockMovement)
    expect(
      movements.filter(({ reference }) => reference.startsWith(`order:${orderId}:`)).map(({ delta }) => delta),
    ).toEqual([-2000, 2000])
  })

  test.each([5, 6, 7, 8, 9, 12, 18])('is refused in status %i', async (statusId) => {
    const anna = await buyerWith(shop)
    const { orderId } = await atTheDoor(anna)
    await setStatus(orderId, statusId)
    await expect(cancel(anna, orderId)).rejects.toEqual(refusal('error.order.notCancellable'))
    expect(await statusOf(shop, orderId)).toBe(statusId)
  })

  test('money at the door was held by no bank, and none is asked', async () => {
    const anna = await buyerWith(shop)
    const { orderId } = await atTheDoor(anna)
    await cancel(anna, orderId)
    expect(await attemptsOf(shop, orderId)).toMatchObject([{ provider: 'on-delivery', state: 'voided' }])
    const voids = await shop.shop.db.select().from(outbox).where(eq(outbox.kind, 'payment.void'))
    const [attempt] = await attemptsOf(shop, orderId)
    expect(voids.filter(({ payload }) => payload['attemptId'] === attempt?.id)).toEqual([])
  })

  test('an unpaid order frees its cart to be bought again', async () => {
    const anna = await buyerWith(shop)
    const { orderId, redirectUrl } = await byCard(anna)
    await onBankPage(redirectUrl, 'declined')
    await result(anna, { orderId })
    await cancel(anna, orderId)
    const { data } = await anna.call(cartView)
    expect(data.totalItems).toBe(2)
    await anna.call(timeslotsSelect, {
      query: { timeslot_id: shop.world.slots.tomorrowMorning, sel_date: '2026-11-17' },
    })
    const again = await atTheDoor(anna)
    expect(again.orderId).not.toBe(orderId)
    expect(await statusOf(shop, again.orderId)).toBe(3)
  })
})

describe('the confirmation', () => {
  test('says the street once where the address has no name of its own', async () => {
    const carlo = await buyerWith(shop, { wine: 2 })
    const orderId = await paidByCard(carlo)
    await shop.shop.db
      .update(shopOrder)
      .set({ address: sql`jsonb_set(${shopOrder.address}, '{name}', '"Via Larga 8"')` })
      .where(eq(shopOrder.id, orderId))
    await deliver()
    const mail = mails.find(({ id }) => id === `order-${orderId}-confirmation`)
    expect(mail?.text).toContain('Consegna a casa: Via Larga 8, 20122 Milano')
  })

  test('says in the person’s language what comes, when, where and for how much', async () => {
    const anna = await buyerWith(shop, { wine: 2, apples: 1.5 }, { language: 'de', firstName: 'Änne' })
    const orderId = await paidByCard(anna)
    await deliver()
    const mail = mails.find(({ id }) => id === `order-${orderId}-confirmation`)
    expect(mail?.subject).toBe(`Deine Bestellung ${orderId} ist bestätigt`)
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('Hallo Änne,')
      expect(part).toContain('Dienstag, 17. November 2026, 10:00–12:00')
      expect(part).toContain('Lieferung nach Hause: Casa, Via Larga 8, 20122 Milano')
      expect(part).toContain('2 × Barbera')
      expect(part).toContain('1,5 kg Rote Äpfel')
      expect(part).toMatch(/22,64\s€/)
      expect(part).toMatch(/Karte online: 24,0.\s€ sind vorgemerkt/)
      expect(part).toContain(`/order/${orderId}#`)
    }
  })

  test('goes out in the language of the page the order was placed on', async () => {
    const anna = await buyerWith(shop, { wine: 2 }, { language: 'en' })
    await shop.shop.database.pool.query(`update app_user set language = 'it' where id = $1`, [anna.userId])
    const { orderId } = await atTheDoor(anna)
    await deliver()
    expect(mails.find(({ id }) => id === `order-${orderId}-confirmation`)?.subject).toBe(
      `Your order ${orderId} is confirmed`,
    )
  })
})
