import {
  ordersDelete,
  ordersList,
  ordersListForAddresses,
  ordersListForPersons,
  ordersListRetryPayment,
} from '@bottega/contract/orders/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountPerson } from '../../../people/persons/persons.tables.ts'
import { shopOrder } from '../orders.tables.ts'
import { appUser } from '../../../kernel/accounts/accounts.tables.ts'
import { warehouse } from '../../../places/stores/stores.tables.ts'
import { byCard, buyerWith, result, type Buyer } from '../../../testing/orders/buying.ts'
import { orderAtTheDoor, orderByCard, viewOrder } from '../../../testing/orders/changing.ts'
import { handOver } from '../../../testing/orders/delivered.ts'
import { refusal } from '../../../testing/refusal.ts'
import { onBankPage, openShopWithBank, type ShopWithBank } from '../../../testing/servers/shop-with-bank.ts'
import type { Person } from '../../../testing/test-shop.ts'

let shop: ShopWithBank
beforeAll(async () => {
  shop = await openShopWithBank()
})
afterAll(() => shop.close())

type Query = Record<string, unknown>
const list = (person: Person, query: Query = {}) => person.call(ordersList, { query }).then(({ data }) => data)
const ids = ({ orders }: { orders: { orderId: number }[] }) => orders.map(({ orderId }) => orderId)
const ofAddresses = (person: Person, query: Query = {}) =>
  person.call(ordersListForAddresses, { query }).then(({ data }) => data)
const ofPersons = (person: Person, query: Query = {}) =>
  person.call(ordersListForPersons, { query }).then(({ data }) => data)

/** Past orders beside one that was bought: `prices` in cents, the first a day before it and so on. */
async function withPast(shopper: Buyer, orderId: number, prices: readonly number[]): Promise<void> {
  await shop.shop.database.pool.query(
    `with copied as (
       insert into shop_order (user_id, cart_id, cart_version, idempotency_key, status_id, store_id, warehouse_id,
         delivery_service_id, address, slot_id, slot_day, slot_begin_at, slot_end_at, goods_cents, total_cents,
         prebilled_cents, payment_type_id, placed_at)
       select user_id, cart_id, 1000 + n, 'past-' || n, 8, store_id, warehouse_id, delivery_service_id, address,
         slot_id, slot_day - n::int, slot_begin_at, slot_end_at, price, price, price, payment_type_id,
         placed_at - n * interval '1 day'
       from shop_order, unnest($3::int[]) with ordinality as past(price, n) where user_id = $1 and id = $2
       returning *)
     insert into suborder (order_id, warehouse_id, delivery_service_id, delivery_status_id, delivery_day,
       delivery_begin_at, delivery_end_at)
     select id, warehouse_id, delivery_service_id, 3, slot_day, slot_begin_at, slot_end_at from copied`,
    [shopper.userId, orderId, prices],
  )
}

describe('the list of orders', () => {
  test('says all of an order in a line, and its products where they are asked for [history-2]', async () => {
    const { buyer, orderId } = await orderByCard(shop)
    const { orders } = await list(buyer)
    const milano = shop.world.warehouses.milano
    expect(orders).toMatchObject([
      {
        orderId,
        orderType: { orderTypeId: 1, name: 'Consegna' },
        deliveryStatus: { deliveryStatusId: 1, name: 'In negozio' },
        paymentTypeId: 12,
        paymentType: { paymentTypeId: 12, name: 'Carta online' },
        grossTotal: 21.49,
        refunds: [],
        suborders: [
          {
            warehouse: { warehouseId: milano },
            deliveryServiceId: 2,
            deliveryStatus: { deliveryStatusId: 1 },
            deliveryDate: '2026-11-17',
            beginTime: '10:00',
            endTime: '12:00',
          },
        ],
      },
    ])
    expect(orders[0]).not.toHaveProperty('orderItems')
    const detailed = await list(buyer, { fetch_detail: true })
    expect(detailed.orders[0]?.orderItems).toMatchObject([
      { name: 'Barbera d’Asti', unitPrice: 6.9, quantityOrdered: 2, total: 13.8 },
      { quantityOrdered: 1, total: 2.29 },
    ])
  })

  test('is filtered by total, by day and by type, in pages [history-3]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    await withPast(buyer, orderId, [1000, 2000, 3000])
    const totals = async (query: Query) => (await list(buyer, query)).orders.map(({ grossTotal }) => grossTotal)
    expect(await totals({})).toEqual([21.49, 10, 20, 30])
    expect((await list(buyer)).page).toEqual({ selPage: 1, totPages: 1, totItems: 4, itemsPerPage: 12 })
    expect(await totals({ from_gross_total: 20 })).toEqual([21.49, 20, 30])
    expect(await totals({ from_gross_total: 20, to_gross_total: 21.49 })).toEqual([21.49, 20])
    expect(await totals({ order_type: 2 })).toEqual([])
    expect(await totals({ order_type: 1, page_size: 3, page: 2 })).toEqual([30])
    expect(await totals({ from_date: '2026-11-14', to_date: '2026-11-15' })).toEqual([10, 20])
  })

  test('the goods of an order follow its status and its slot [history-4]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    await buyer.call(ordersDelete, { body: { order_id: orderId } })
    expect(await viewOrder(buyer, orderId)).toMatchObject({
      deliveryStatus: { deliveryStatusId: 4, name: 'Non consegnato' },
      suborders: [{ deliveryStatus: { deliveryStatusId: 4 } }],
    })
    const delivered = await orderAtTheDoor(shop)
    await handOver(shop, delivered.orderId)
    expect(await viewOrder(delivered.buyer, delivered.orderId)).toMatchObject({
      deliveryStatus: { deliveryStatusId: 3, name: 'Consegnato' },
      suborders: [{ deliveryStatus: { deliveryStatusId: 3 } }],
    })
  })
})

describe('orders that wait for a payment', () => {
  test('are listed while they can be paid, and only one’s own [history-5]', async () => {
    const toPay = (person: Person) => person.call(ordersListRetryPayment).then(({ data }) => ids(data))
    const anna = await buyerWith(shop)
    const { orderId, redirectUrl } = await byCard(anna)
    expect(await toPay(anna)).toEqual([orderId])
    await onBankPage(redirectUrl, 'declined')
    await result(anna, { orderId })
    expect(await toPay(anna)).toEqual([orderId])
    expect(await toPay(await shop.shopper())).toEqual([])
    const began = shop.clock.now
    await shop.shop.db
      .update(shopOrder)
      .set({ updatedAt: new Date(began.getTime() - 3_600_000) })
      .where(eq(shopOrder.id, orderId))
    expect(await toPay(anna)).toEqual([])
  })
})

describe('orders to the addresses of an account', () => {
  test('are one’s own that were delivered, by address, suborder, warehouse and day [history-6]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    await withPast(buyer, orderId, [1000, 2000])
    await orderAtTheDoor(shop)
    const { orders } = await ofAddresses(buyer)
    expect(orders).toHaveLength(3)
    const [newest, older, oldest] = orders
    const milano = shop.world.warehouses.milano
    const found = async (query: Query) => ids(await ofAddresses(buyer, query))
    expect(await found({ shipping_address_id_filter: buyer.addressId })).toEqual(ids({ orders }))
    expect(await found({ shipping_address_id_filter: 2_000_000_000 })).toEqual([])
    expect(await found({ order_id_filter: older?.orderId })).toEqual([older?.orderId])
    expect(await found({ suborder_id_filter: oldest?.suborders[0]?.suborderId })).toEqual([oldest?.orderId])
    expect(await found({ suborder_warehouseid_filter: milano })).toHaveLength(3)
    expect(await found({ suborder_warehouseid_filter: milano + 1 })).toEqual([])
    expect(
      await found({ suborder_delivery_from_date_filter: '2026-11-16', suborder_delivery_to_date_filter: '2026-11-16' }),
    ).toEqual([older?.orderId])
    expect(await found({ order_from_date_filter: '2026-11-16' })).toEqual([newest?.orderId])
    expect(await found({ order_to_date_filter: '2026-11-14' })).toEqual([oldest?.orderId])
    await shop.shop.db.update(shopOrder).set({ deliveryServiceId: 1 }).where(eq(shopOrder.id, orderId))
    expect(await found({})).toEqual([older?.orderId, oldest?.orderId])
  })

  test('come with the suborders that match alone where that is asked for [history-7]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    const [other] = await shop.shop.db
      .select({ id: warehouse.id })
      .from(warehouse)
      .where(eq(warehouse.id, shop.world.warehouses.milano + 1))
    const second = other?.id
    await shop.shop.database.pool.query(
      `insert into suborder (order_id, warehouse_id, delivery_service_id, delivery_status_id, delivery_day,
         delivery_begin_at, delivery_end_at)
       select order_id, $2, delivery_service_id, 7, delivery_day + 1, delivery_begin_at, delivery_end_at
       from suborder where order_id = $1`,
      [orderId, second],
    )
    const warehouses = async (query: Query) =>
      (await ofAddresses(buyer, { suborder_warehouseid_filter: second, ...query })).orders[0]?.suborders.map(
        (one) => one.warehouse.warehouseId,
      )
    expect(await warehouses({})).toEqual([shop.world.warehouses.milano, second])
    expect(await warehouses({ fetch_only_suborders_matching_filter: true })).toEqual([second])
    // One part is in the shop, the other stands still: so does the order.
    expect((await viewOrder(buyer, orderId)).deliveryStatus?.deliveryStatusId).toBe(7)
  })
})

describe('orders of the persons of a master account', () => {
  async function masterWith(person: Buyer, agreedAt: Date | null) {
    const master = await shop.shopper({ firstName: 'Rossi' })
    await shop.shop.db.update(appUser).set({ userTypeId: 1 }).where(eq(appUser.id, master.userId))
    const personId = agreedAt && person.userId
    const email = `person-${person.userId}@bottega.example`
    await shop.shop.db.insert(accountPerson).values({ masterId: master.userId, email, personId, agreedAt })
    return master
  }

  test('are seen by the master account once the person has agreed, and by no other account [history-8]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop, undefined, { firstName: 'Bruno' })
    const master = await masterWith(buyer, null)
    expect(ids(await ofPersons(master))).toEqual([])
    await expect(viewOrder(master, orderId)).rejects.toEqual(refusal('error.order.notFound'))
    await shop.shop.db
      .update(accountPerson)
      .set({ personId: buyer.userId, agreedAt: shop.clock.now })
      .where(eq(accountPerson.masterId, master.userId))
    expect((await ofPersons(master)).orders).toMatchObject([
      { orderId, person: { userId: buyer.userId, firstName: 'Bruno' } },
    ])
    const stranger = await masterWith(await buyerWith(shop), shop.clock.now)
    expect(ids(await ofPersons(stranger, { order_id_filter: orderId }))).toEqual([])
    await expect(viewOrder(stranger, orderId)).rejects.toEqual(refusal('error.order.notFound'))
  })

  test('can be opened and not be touched [history-9]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    const master = await masterWith(buyer, shop.clock.now)
    const order = await viewOrder(master, orderId)
    expect(new Set(Object.values(order.can))).toEqual(new Set([false]))
    expect(order).not.toHaveProperty('changeableUntil')
    await expect(master.call(ordersDelete, { body: { order_id: orderId } })).rejects.toEqual(
      refusal('error.order.notFound'),
    )
    expect((await viewOrder(buyer, orderId)).can.cancel).toBe(true)
  })

  test('are its own alone for an account that is not a master account [history-10]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    const master = await masterWith(buyer, shop.clock.now)
    await shop.shop.db.update(appUser).set({ userTypeId: 0 }).where(eq(appUser.id, master.userId))
    expect(ids(await ofPersons(master))).toEqual([])
    await expect(viewOrder(master, orderId)).rejects.toEqual(refusal('error.order.notFound'))
    expect(ids(await ofPersons(buyer))).toEqual([orderId])
  })
})
