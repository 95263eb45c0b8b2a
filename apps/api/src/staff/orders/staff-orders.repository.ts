import { packedStatuses } from '@bottega/rules/orders/order-status.ts'
import { statusesOfStage, type OrderStage } from '@bottega/rules/orders/order-stage.ts'
import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import { and, asc, count, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { paymentAttempt } from '../../trade/payments/payments.tables.ts'
import { shopOrder } from '../../trade/orders/orders.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { ofStores } from '../../kernel/database/is-there.ts'
import { staffNote } from './staff-orders.tables.ts'
import { deliveryService, store } from '../../places/stores/stores.tables.ts'
import { outbox } from '../../kernel/outbox/outbox.tables.ts'
import { isId, namedBy, reachedBy, type SearchedPeople } from '../../people/search/people-search.ts'

export interface OrderSearch {
  words: SearchedPeople
  /** Of this customer alone. */
  userId: number | undefined
  day: string | undefined
  storeId: number | undefined
  deliveryServiceId: number | undefined
  stage: OrderStage | undefined
  stores: StoreScope
}

const handoverCode = /^\d{6}$/

/** Goods that wait to be collected with this code: few orders at a time, found through the index of statuses. */
const waitingWith = (code: string) =>
  sql`select o.id from ${shopOrder} o where o.handover_code = ${code} and o.status_id in ${[...packedStatuses]}`

/** The order of this number or code, and those of customers a phone number or card leads to. */
function numberedBy(digits: string): SQL {
  const found = [
    sql`select o.id from ${shopOrder} o where o.user_id in (${reachedBy(digits)})`,
    ...(isId(digits) ? [sql`select ${Number(digits)}::int`] : []),
    ...(handoverCode.test(digits) ? [waitingWith(digits)] : []),
  ]
  return sql.join(found, sql` union all `)
}

const matching = ({ words, userId, day, storeId, deliveryServiceId, stage, stores }: OrderSearch) =>
  and(
    namedBy(words),
    ...words.numbers.map((digits) => inArray(shopOrder.id, sql`(${numberedBy(digits)})`)),
    ofStores(shopOrder.storeId, stores),
    userId === undefined ? undefined : eq(shopOrder.userId, userId),
    day === undefined ? undefined : eq(shopOrder.slotDay, day),
    storeId === undefined ? undefined : eq(shopOrder.storeId, storeId),
    deliveryServiceId === undefined ? undefined : eq(shopOrder.deliveryServiceId, deliveryServiceId),
    stage === undefined ? undefined : inArray(shopOrder.statusId, [...statusesOfStage(stage)]),
  )

const withCustomer = (db: Reader) =>
  db
    .select({
      order: shopOrder,
      store: store.name,
      service: deliveryService.name,
      firstName: appUser.firstName,
      lastName: appUser.lastName,
      email: appUser.email,
      phone: sql<string>`coalesce(${appUser.mobilePhone}, ${appUser.phone}, '')`,
    })
    .from(shopOrder)
    .innerJoin(appUser, eq(appUser.id, shopOrder.userId))
    .innerJoin(store, eq(store.id, shopOrder.storeId))
    .innerJoin(deliveryService, eq(deliveryService.id, shopOrder.deliveryServiceId))

export type FoundOrder = Awaited<ReturnType<typeof withCustomer>>[number]

export const searchOrders = (db: Reader, search: OrderSearch, limit: number, offset: number) =>
  withCustomer(db)
    .where(matching(search))
    .orderBy(desc(shopOrder.placedAt), desc(shopOrder.id))
    .limit(limit)
    .offset(offset)

/** The next orders below an id, the highest first. */
export const ordersBelow = (db: Reader, search: OrderSearch, below: number | undefined, limit: number) =>
  withCustomer(db)
    .where(and(matching(search), below === undefined ? undefined : lt(shopOrder.id, below)))
    .orderBy(desc(shopOrder.id))
    .limit(limit)

export async function countFound(db: Reader, search: OrderSearch): Promise<number> {
  const [row] = await db
    .select({ orders: count() })
    .from(shopOrder)
    .innerJoin(appUser, eq(appUser.id, shopOrder.userId))
    .where(matching(search))
  return row?.orders ?? 0
}

/** The stores and services orders can be filtered by, closed ones too: their orders stay. */
export const findStores = (db: Reader, stores: StoreScope) =>
  db
    .select({ storeId: store.id, name: store.name })
    .from(store)
    .where(ofStores(store.id, stores))
    .orderBy(asc(store.name), asc(store.id))
    .limit(500)

export const findServices = (db: Reader) =>
  db
    .select({ deliveryServiceId: deliveryService.id, name: deliveryService.name })
    .from(deliveryService)
    .orderBy(asc(deliveryService.id))
    .limit(50)

export async function findFound(db: Reader, orderId: number): Promise<FoundOrder | undefined> {
  const [row] = await withCustomer(db).where(eq(shopOrder.id, orderId))
  return row
}

/** Every try to pay, those that failed too. */
export const findPayments = (db: Reader, orderId: number) =>
  db.select().from(paymentAttempt).where(eq(paymentAttempt.orderId, orderId)).orderBy(asc(paymentAttempt.createdAt))

const aboutOrder = (orderId: number) => sql`(${outbox.payload}->>'orderId') = ${String(orderId)}`

/** Mails about an order as long as the outbox has them, a month after they left. */
export const findMails = (db: Reader, orderId: number) =>
  db
    .select({
      kind: outbox.kind,
      at: outbox.createdAt,
      sentAt: outbox.deliveredAt,
      failure: outbox.lastError,
    })
    .from(outbox)
    .where(and(aboutOrder(orderId), sql`${outbox.kind} like 'mail.%'`))
    .orderBy(asc(outbox.id))
    .limit(100)

export const findNotes = (db: Reader, orderId: number) =>
  db.select().from(staffNote).where(eq(staffNote.orderId, orderId)).orderBy(asc(staffNote.id)).limit(200)

export async function insertNote(tx: Tx, row: typeof staffNote.$inferInsert): Promise<void> {
  await tx.insert(staffNote).values(row)
}

/** Rises with every event, payment, refund, note and change by staff. */
export async function versionOf(db: Reader, orderId: number): Promise<number> {
  const { rows } = await db.execute<{ version: number }>(sql`select (
    (select count(*) from order_event where order_id = ${orderId})
    + (select count(*) from payment_attempt where order_id = ${orderId})
    + (select count(*) from payment_refund where order_id = ${orderId})
    + (select count(*) from staff_note where order_id = ${orderId})
    + (select count(*) from audit_entry where subject = 'order' and subject_id = ${String(orderId)} and once_key is null)
  )::int as version`)
  return rows[0]?.version ?? 0
}
