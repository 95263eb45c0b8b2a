import { pageOf, type PageView } from '@bottega/contract/common.ts'
import { addDays, instantAt } from '@bottega/rules/delivery/shop-calendar.ts'
import { orderStatus, unpaidStatuses } from '@bottega/rules/orders/order-status.ts'
import { isMasterAccount } from '@bottega/rules/people/account.ts'
import type { Reader } from '../../../kernel/database/database.ts'
import type { SessionUser } from '../../../kernel/visitor.ts'
import { countOrders, listOrders, type OrderFilter, type OrderScope } from './order-lists.repository.ts'
import { findNames } from '../order-parts.repository.ts'
import { type OrderParts, readParts } from '../order-parts.service.ts'
import { findItems, type OrderItemRow, type PlacedOrder } from '../orders.repository.ts'
import { payableUntil, withoutReplaced } from '../orders.service.ts'

export type ListedOrder = PlacedOrder & {
  parts: OrderParts
  /** While it is unpaid and can be paid: until when. */
  payableUntil: Date | undefined
  /** Present if the products were asked for. */
  items?: OrderItemRow[]
  /** The customer who placed it, in the list of a master account. */
  person?: { userId: number; firstName: string; lastName: string } | undefined
}

/** Orders on one page. (Account and after-sales, section 9) */
const pageSize = 12

/** The most orders that can wait for another payment and still be shown. */
const mostUnpaid = 100

export interface ListRequest extends Omit<OrderFilter, 'from' | 'before' | 'exceptStatusId' | 'statusIds'> {
  page?: number | undefined
  pageSize?: number | undefined
  fetchDetail?: boolean | undefined
  /** Orders still being paid are no orders yet, and only shown when asked for. (Account and after-sales, section 4) */
  showPending?: boolean | undefined
  /** With the lines that others took the place of. */
  showReplaced?: boolean | undefined
  /** Days of the shop's calendar on which orders were placed, both included. */
  fromDay?: string | undefined
  toDay?: string | undefined
  /** Orders come with the suborders that match alone. */
  onlyMatchingSuborders?: boolean | undefined
}

/** A day that a month does not have is one of the next. */
const existing = (day: string | undefined) => (day === undefined ? undefined : addDays(day, 0))

function filterOf({ showPending, fromDay, toDay, suborder, ...filter }: ListRequest): OrderFilter {
  return {
    ...filter,
    suborder: suborder && { ...suborder, fromDay: existing(suborder.fromDay), toDay: existing(suborder.toDay) },
    exceptStatusId: showPending === true ? undefined : orderStatus.inPayment,
    from: fromDay === undefined ? undefined : instantAt(fromDay, 0),
    before: toDay === undefined ? undefined : instantAt(addDays(toDay, 1), 0),
  }
}

export interface OrderList {
  page: PageView
  orders: ListedOrder[]
}

/** Only a master account has persons who buy for it: to every other one its own orders are all there are. */
const scopeOf = ({ userId, userTypeId }: SessionUser, scope: OrderScope['scope']): OrderScope => ({
  userId,
  scope: scope === 'persons' && !isMasterAccount(userTypeId) ? 'own' : scope,
})

/** Orders of a scope, newest first. */
export async function listOrdersOf(
  db: Reader,
  user: SessionUser,
  scope: OrderScope['scope'],
  request: ListRequest,
  now: Date,
): Promise<OrderList> {
  const { page = 1, pageSize: size = pageSize } = request
  const whose = scopeOf(user, scope)
  const filter = filterOf(request)
  const total = await countOrders(db, whose, filter)
  const placed = await listOrders(db, whose, filter, size, (page - 1) * size)
  const orders = await withParts(db, placed, { ...request, suborder: filter.suborder }, now)
  return { page: pageOf(page, size, total), orders: scope === 'persons' ? await withNames(db, orders) : orders }
}

/** Unpaid orders that can still be paid, those left at the bank as well. */
export async function listOrdersToPay(db: Reader, userId: number, now: Date): Promise<ListedOrder[]> {
  const unpaid = { statusIds: [...unpaidStatuses] }
  const placed = await listOrders(db, { userId, scope: 'own' }, unpaid, mostUnpaid)
  const payable = placed.filter(({ order }) => payableUntil(order, now) !== undefined)
  return withParts(db, payable, {}, now)
}

async function withParts(
  db: Reader,
  placed: readonly PlacedOrder[],
  { suborder, onlyMatchingSuborders, fetchDetail, showReplaced }: ListRequest,
  now: Date,
): Promise<ListedOrder[]> {
  const rows = placed.map(({ order }) => order)
  const partsOf = await readParts(db, rows, onlyMatchingSuborders === true ? suborder : undefined)
  const ids = rows.map(({ id }) => id)
  const items = fetchDetail === true && ids.length > 0 ? await findItems(db, ids) : undefined
  const shown = items && (showReplaced === true ? items : withoutReplaced(items))
  return placed.map((one) => ({
    ...one,
    parts: partsOf(one.order),
    payableUntil: payableUntil(one.order, now),
    ...(shown && { items: shown.filter(({ line }) => line.orderId === one.order.id) }),
  }))
}

async function withNames(db: Reader, orders: readonly ListedOrder[]): Promise<ListedOrder[]> {
  if (orders.length === 0) return []
  const names = await findNames(db, [...new Set(orders.map(({ order }) => order.userId))])
  return orders.map((one) => ({ ...one, person: names.find(({ userId }) => userId === one.order.userId) }))
}
