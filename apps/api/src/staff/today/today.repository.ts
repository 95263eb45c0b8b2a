import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import type { ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { unpaidStatuses } from '@bottega/rules/orders/order-status.ts'
import { returnStatus } from '@bottega/rules/returns/return-status.ts'
import { and, asc, count, eq, gte, inArray, isNotNull, isNull, lt, sql, type SQLWrapper, sum } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { tillsLeftOpen } from '../../trade/door-money/door-money.queries.ts'
import { soldOutSomewhere } from '../../trade/orders/stock/stock-cover.queries.ts'
import { customerOffer } from '../../trade/offers/offers.tables.ts'
import { slot } from '../../trade/delivery/slots.tables.ts'
import { rewardRequest } from '../../trade/loyalty/rewards/rewards.tables.ts'
import { paymentAttempt } from '../../trade/payments/payments.tables.ts'
import { shopOrder } from '../../trade/orders/orders.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { customersOf } from '../../people/search/customers-of-stores.ts'
import { oneOf, ofStores } from '../../kernel/database/is-there.ts'
import { exportRequest } from '../../trade/account/export.tables.ts'
import { orderReturn } from '../../trade/returns/returns.tables.ts'
import { deliveryService, store } from '../../places/stores/stores.tables.ts'
import { outbox } from '../../kernel/outbox/outbox.tables.ts'

export const findStores = (db: Reader, stores: StoreScope) =>
  db
    .select({ storeId: store.id, name: store.name })
    .from(store)
    .where(ofStores(store.id, stores))
    .orderBy(asc(store.id))
    .limit(500)

export const findSlots = (db: Reader, day: string, stores: StoreScope) =>
  db
    .select({
      slotId: slot.id,
      storeId: slot.storeId,
      store: store.name,
      service: deliveryService.name,
      beginAt: slot.beginAt,
      endAt: slot.endAt,
      capacity: slot.capacity,
      held: slot.held,
      booked: slot.booked,
      active: slot.active,
    })
    .from(slot)
    .innerJoin(store, eq(store.id, slot.storeId))
    .innerJoin(deliveryService, eq(deliveryService.id, slot.deliveryServiceId))
    .where(and(eq(slot.day, day), ofStores(slot.storeId, stores)))
    .orderBy(asc(slot.beginAt), asc(slot.storeId), asc(slot.id))
    .limit(2000)

const orders = count()
const cents = sql<number>`coalesce(${sum(shopOrder.totalCents)}, 0)`.mapWith(Number)

/** By slot and status, so that a day of any size is a few hundred rows. */
export const countOrdersOfDay = (db: Reader, day: string, stores: StoreScope) =>
  db
    .select({ slotId: shopOrder.slotId, statusId: shopOrder.statusId, orders, cents })
    .from(shopOrder)
    .where(and(eq(shopOrder.slotDay, day), ofStores(shopOrder.storeId, stores)))
    .groupBy(shopOrder.slotId, shopOrder.statusId)

/** Orders of slots of these days, by the week in which they are delivered: its Monday. */
export const countByWeek = (db: Reader, stores: StoreScope, from: ShopDate, until: ShopDate) =>
  db
    .select({
      monday: sql<string>`to_char(date_trunc('week', ${shopOrder.slotDay}::timestamp), 'YYYY-MM-DD')`,
      statusId: shopOrder.statusId,
      orders,
      cents,
    })
    .from(shopOrder)
    .where(and(gte(shopOrder.slotDay, from), lt(shopOrder.slotDay, until), ofStores(shopOrder.storeId, stores)))
    .groupBy(sql`1`, shopOrder.statusId)

/** Orders that wait for their payment since before `since`, the oldest first, and how many there are. */
export const findUnpaid = (db: Reader, stores: StoreScope, since: Date, most: number) =>
  db
    .select({ orderId: shopOrder.id, all: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(shopOrder)
    .where(
      and(
        inArray(shopOrder.statusId, [...unpaidStatuses]),
        lt(shopOrder.placedAt, since),
        ofStores(shopOrder.storeId, stores),
      ),
    )
    .orderBy(asc(shopOrder.placedAt))
    .limit(most)

/** Messages that could not be delivered and are tried again, with the order each is about. */
export const findStuck = (db: Reader, stores: StoreScope, most: number) =>
  db
    .select({
      kind: outbox.kind,
      orderId: sql<number | null>`coalesce((${outbox.payload}->>'orderId')::int, ${paymentAttempt.orderId})`,
    })
    .from(outbox)
    .leftJoin(paymentAttempt, sql`${paymentAttempt.id} = (${outbox.payload}->>'attemptId')::uuid`)
    .leftJoin(
      shopOrder,
      sql`${shopOrder.id} = coalesce((${outbox.payload}->>'orderId')::int, ${paymentAttempt.orderId})`,
    )
    // A payment or mail about no order is about no store either: it waits for the staff of the whole group.
    .where(and(isNull(outbox.deliveredAt), isNotNull(outbox.lastError), ofStores(shopOrder.storeId, stores)))
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(most)

interface Waiting extends Record<string, unknown> {
  /** Businesses for their approval. */
  approval: number
  /** Customers for a copy of their data. */
  copy: number
  returns: number
  rewards: number
  offers: number
  /** Tills of earlier days that nobody has counted. */
  tills: number
  soldOut: number
}

/**
 * Counts the things that wait for staff on other pages, each through an index of its own, in one statement. `today` is
 * the instant at which the day of the shop began.
 */
export async function countWaiting(db: Reader, stores: StoreScope, today: Date): Promise<Waiting> {
  const customers = customersOf(stores)
  const theirs = (userId: SQLWrapper) =>
    customers === undefined
      ? sql``
      : sql`and exists (select from ${appUser} where ${appUser.id} = ${userId} and ${customers})`
  const ofOrders =
    stores === null
      ? sql``
      : sql`and exists (select from ${shopOrder} o where o.id = ${orderReturn.orderId} and o.store_id = ${oneOf(stores)})`
  const { rows } = await db.execute<Waiting>(sql`select
    (select count(*)::int from ${appUser} where ${appUser.businessApproval} = 'waiting' and ${appUser.profileConfirmed}
      ${customers === undefined ? sql`` : sql`and ${customers}`}) as approval,
    (select count(*)::int from ${exportRequest} where ${exportRequest.endedAt} is null ${theirs(exportRequest.userId)})
      as copy,
    (select count(*)::int from ${orderReturn} where ${orderReturn.statusId} = ${sql.raw(String(returnStatus.toApprove))}
      ${ofOrders}) as returns,
    (select count(*)::int from ${rewardRequest} where ${rewardRequest.status} in ('requested', 'ready')
      ${theirs(rewardRequest.userId)}) as rewards,
    (select count(*)::int from ${customerOffer} where ${customerOffer.state} = 'new' ${theirs(customerOffer.userId)})
      as offers,
    (${tillsLeftOpen(stores, today)}) as tills,
    (${soldOutSomewhere(stores)}) as "soldOut"`)
  return rows[0] ?? { approval: 0, copy: 0, returns: 0, rewards: 0, offers: 0, tills: 0, soldOut: 0 }
}
