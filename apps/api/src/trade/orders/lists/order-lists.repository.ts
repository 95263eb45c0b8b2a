import { type OrderTypeId, servicesOf } from '@bottega/rules/orders/order-type.ts'
import {
  and,
  count,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { Reader } from '../../../kernel/database/database.ts'
import { accountPerson } from '../../../people/persons/persons.tables.ts'
import { suborder } from '../order-parts.tables.ts'
import { shopOrder } from '../orders.tables.ts'
import { withPlace } from '../orders.repository.ts'

/** The customers whose orders a list holds; `persons`: a master account's and those of the persons who agreed to it. */
export interface OrderScope {
  userId: number
  scope: 'own' | 'addresses' | 'persons'
}

export interface SuborderFilter {
  suborderId?: number | undefined
  warehouseId?: number | undefined
  /** Days of delivery, both included. */
  fromDay?: string | undefined
  toDay?: string | undefined
}

export interface OrderFilter {
  orderId?: number | undefined
  /** Leaves out orders in this status. */
  exceptStatusId?: number | undefined
  statusIds?: readonly number[] | undefined
  /** Placed from, and before. */
  from?: Date | undefined
  before?: Date | undefined
  fromCents?: number | undefined
  toCents?: number | undefined
  orderTypeId?: OrderTypeId | undefined
  shippingAddressId?: number | undefined
  suborder?: SuborderFilter | undefined
}

/** Null for a value that is not there: that part of a filter is open. */
const given = <Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL | undefined =>
  value === undefined ? undefined : condition(value)

const ofType = (type: OrderTypeId): SQL => {
  const { listed, isListed } = servicesOf(type)
  return (isListed ? inArray : notInArray)(shopOrder.deliveryServiceId, [...listed])
}

function inScope(db: Reader, { userId, scope }: OrderScope): SQL | undefined {
  const own = eq(shopOrder.userId, userId)
  if (scope === 'own') return own
  // Collected orders go to a place of the shop, not to an address of the account.
  if (scope === 'addresses') return and(own, ofType(1))
  const persons = db
    .select({ id: accountPerson.personId })
    .from(accountPerson)
    .where(and(eq(accountPerson.masterId, userId), isNotNull(accountPerson.agreedAt)))
  return or(own, inArray(shopOrder.userId, persons))
}

export const matchingSuborder = ({ suborderId, warehouseId, fromDay, toDay }: SuborderFilter) =>
  and(
    given(suborderId, (id) => eq(suborder.id, id)),
    given(warehouseId, (id) => eq(suborder.warehouseId, id)),
    given(fromDay, (day) => gte(suborder.deliveryDay, day)),
    given(toDay, (day) => lte(suborder.deliveryDay, day)),
  )

function withSuborder(db: Reader, filter: SuborderFilter | undefined): SQL | undefined {
  const matching = filter && matchingSuborder(filter)
  if (matching === undefined) return undefined
  const ofOrder = db
    .select({ one: sql`1` })
    .from(suborder)
    .where(and(eq(suborder.orderId, shopOrder.id), matching))
  return exists(ofOrder)
}

const matching = (db: Reader, scope: OrderScope, filter: OrderFilter) =>
  and(
    inScope(db, scope),
    given(filter.orderId, (id) => eq(shopOrder.id, id)),
    given(filter.statusIds, (ids) => inArray(shopOrder.statusId, [...ids])),
    given(filter.exceptStatusId, (id) => ne(shopOrder.statusId, id)),
    given(filter.from, (at) => gte(shopOrder.placedAt, at)),
    given(filter.before, (at) => lt(shopOrder.placedAt, at)),
    given(filter.fromCents, (cents) => gte(shopOrder.totalCents, cents)),
    given(filter.toCents, (cents) => lte(shopOrder.totalCents, cents)),
    given(filter.orderTypeId, ofType),
    given(filter.shippingAddressId, (id) => sql`(${shopOrder.address} ->> 'addressId')::int = ${id}`),
    withSuborder(db, filter.suborder),
  )

export async function countOrders(db: Reader, scope: OrderScope, filter: OrderFilter): Promise<number> {
  const [row] = await db
    .select({ orders: count() })
    .from(shopOrder)
    .where(matching(db, scope, filter))
  return row?.orders ?? 0
}

/** Newest first. */
export function listOrders(db: Reader, scope: OrderScope, filter: OrderFilter, limit: number, offset = 0) {
  return withPlace(db)
    .where(matching(db, scope, filter))
    .orderBy(desc(shopOrder.placedAt), desc(shopOrder.id))
    .limit(limit)
    .offset(offset)
}
