import { deliveryStatus } from '@bottega/rules/orders/delivery-status.ts'
import { canBecome, orderStatus, packedStatuses, unpackedStatuses } from '@bottega/rules/orders/order-status.ts'
import type { Reader } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { deliveryStatusesNow } from '../orders/suborders.service.ts'
import { notesForOrdersOf } from '../../people/profile/customer-notes.queries.ts'
import { toCollectOf } from '../payments/picked-money.service.ts'
import { pickerIn } from './assignments/assignments.repository.ts'
import { findPickRows } from './fulfilment.repository.ts'
import { nothingDue, ordersOfSlot, paidAtTheDoor, type PickList } from './fulfilment.service.ts'
import { guardsOf, type OrderGuards } from './suiting-customers.ts'
import { fitting, type Substitute, suiting } from './substitutes.service.ts'

/** A cold store has few of them to choose from, and a thousand lines have each its own. */
const mostTaken = 6

/** From the order to the counter or the door. */
const atWorkStatuses = [...unpackedStatuses, ...packedStatuses]
const atWork: ReadonlySet<number> = new Set(atWorkStatuses)
const mayStillBePicked = (statusId: number) =>
  statusId === orderStatus.beingPicked || canBecome(statusId, orderStatus.beingPicked)

export interface TakenAlong {
  lists: PickList[]
  /** By line. */
  substitutes: ReadonlyMap<number, Substitute[]>
}

/** All that staff need of a slot where there is no connection: its orders, and what may replace what is missing. */
export async function takeAlong(shop: Shop, slotId: number): Promise<TakenAlong> {
  const { db } = shop
  const { slot, orders: listed } = await ordersOfSlot(db, slotId)
  const atHand = listed.filter(({ order }) => atWork.has(order.statusId))
  const orders = atHand.map(({ order }) => order)
  const rows = Map.groupBy(await findPickRows(db, { slotId, statusIds: atWorkStatuses }), ({ line }) => line.orderId)
  const goods = await deliveryStatusesNow(db, orders)
  const money = await toCollectOf(
    db,
    orders.map(({ id }) => id),
  )
  const customers = [...new Set(orders.map(({ userId }) => userId))]
  const about = await notesForOrdersOf(db, customers)
  const paid = new Map<number, PickList['paid']>()
  for (const order of orders) paid.set(order.id, await paidAtTheDoor(db, order, money.get(order.id)))
  const lists = atHand.map(({ order, firstName, lastName, ...row }) => ({
    order,
    picker: pickerIn(row),
    rows: rows.get(order.id) ?? [],
    customer: `${firstName} ${lastName}`,
    service: slot?.[0].service ?? null,
    deliveryStatusId: goods.get(order.id) ?? deliveryStatus.inWarehouse,
    aboutCustomer: about.get(order.userId) ?? [],
    due: money.get(order.id) ?? nothingDue,
    taking: undefined,
    paid: paid.get(order.id),
  }))
  return { lists, substitutes: await substitutesOf(db, lists, await guardsOf(shop, orders)) }
}

/** Of the lines that may still be replaced, warehouse by warehouse: one slot has one, or few. */
async function substitutesOf(
  db: Reader,
  lists: readonly PickList[],
  guards: OrderGuards,
): Promise<Map<number, Substitute[]>> {
  const open = lists.filter(({ order }) => mayStillBePicked(order.statusId))
  const found = new Map<number, Substitute[]>()
  for (const [first, ...others] of Map.groupBy(open, ({ order }) => order.warehouseId).values()) {
    if (first === undefined) continue
    const rows = [first, ...others].flatMap((list) => list.rows)
    const replaceable = rows.filter(
      ({ line: { acceptAlternatives, replacesLineId, pickState } }) =>
        acceptAlternatives && replacesLineId === null && (pickState === 'to-pick' || pickState === 'short'),
    )
    const fit = await fitting(db, first.order, replaceable)
    for (const row of replaceable)
      found.set(row.line.id, suiting(guards, row, fit.get(row.line.id) ?? []).slice(0, mostTaken))
  }
  return found
}
