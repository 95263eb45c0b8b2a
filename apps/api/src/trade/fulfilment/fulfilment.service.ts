import type { Delivered } from '@bottega/rules/delivery/at-the-door.ts'
import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import { storageTemperature } from '@bottega/rules/catalog/storage-temperature.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { lineGrams, type Trolley, trolleysOf, usualTrolleyGrams } from '@bottega/rules/fulfilment/trolleys.ts'
import { orderStatus, unpackedStatuses } from '@bottega/rules/orders/order-status.ts'
import type { DoorDue } from '@bottega/rules/payments/door-money.ts'
import type { PaidGoods } from '@bottega/rules/returns/return-amount.ts'
import type { Reader } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { StaffMember } from '../../kernel/visitor.ts'
import { recordChange } from '../../kernel/audit/audit.service.ts'
import { moveOrder } from '../orders/order-status.service.ts'
import { findOrderRow, type OrderRow } from '../orders/orders.service.ts'
import { deliveryStatusNow } from '../orders/suborders.service.ts'
import { notesForOrders } from '../../people/profile/customer-notes.queries.ts'
import { toCollect } from '../payments/picked-money.service.ts'
import { type DoorTaking, takingOf } from '../door-money/takings.service.ts'
import { findPicker, type Picker } from './assignments/assignments.repository.ts'
import { pickedOrder } from './picked-order.service.ts'
import {
  findPickingStaff,
  findPickRows,
  findServiceName,
  findNextDay,
  findSlotGroups,
  findSlotOrders,
  findTrolleyRows,
  findWaiting,
  type PickRow,
  type SlotGroup,
} from './fulfilment.repository.ts'
import { underLock, type Worker } from './picking.service.ts'

/** An order with everything its pick list shows. */
export interface PickList {
  order: OrderRow
  rows: PickRow[]
  customer: string
  service: Awaited<ReturnType<typeof findServiceName>>['service']
  deliveryStatusId: number
  /** The staff member who has taken it. */
  picker: Picker | undefined
  /** Notes of colleagues that go with each order of the customer. */
  aboutCustomer: readonly string[]
  /** To be taken when the goods are handed over. */
  due: DoorDue
  /** Taken already. */
  taking: DoorTaking | undefined
  /** Of an order that is paid at the door, once it is packed: what each line is paid, so that goods left behind can be taken off. */
  paid: ReadonlyMap<number, PaidGoods> | undefined
}

/** As far as it decides whether goods may be left at a door. */
export const deliveredOf = ({ rows, due }: Pick<PickList, 'rows' | 'due'>): Delivered => ({
  hasGoodsForAdults: rows.some(({ adultsOnly }) => adultsOnly),
  dueCents: due.cents,
})

export const nothingDue: DoorDue = { cents: 0, voucherCents: 0 }

/** The amounts the lines of a packed order are paid, where money for them is taken with the goods. */
export async function paidAtTheDoor(
  db: Reader,
  { id, bags }: Pick<OrderRow, 'id' | 'bags'>,
  due: DoorDue | undefined,
): Promise<PickList['paid']> {
  if (bags === null || due === undefined || due.cents === 0) return undefined
  return new Map((await pickedOrder(db, id)).lines.map(({ lineId, paid }) => [lineId, paid]))
}

/** Throws `error.fulfilment.orderNotFound`. */
export async function readPickList(db: Reader, orderId: number): Promise<PickList> {
  const order = await existing(db, orderId)
  const { customer, service } = await findServiceName(db, order)
  const due = await toCollect(db, orderId)
  return {
    order,
    customer,
    service,
    picker: await findPicker(db, orderId),
    rows: await findPickRows(db, { orderId }),
    deliveryStatusId: await deliveryStatusNow(db, order),
    aboutCustomer: await notesForOrders(db, order.userId),
    due,
    taking: await takingOf(db, orderId),
    paid: await paidAtTheDoor(db, order, due),
  }
}

export async function existing(db: Reader, orderId: number): Promise<OrderRow> {
  const order = await findOrderRow(db, orderId)
  if (order === undefined) throw new ShopError('error.fulfilment.orderNotFound')
  return order
}

/** The facts of an order that a step may change, for the log. */
export function pickedFacts({ order, rows, deliveryStatusId, taking }: PickList): Record<string, unknown> {
  const lines = rows.map(({ line: { id, pickState, quantityPrepared, weightPrepared } }) => [
    `line ${id}`,
    { pickState, quantityPrepared, weightPrepared },
  ])
  const { statusId, totalCents, bags } = order
  return { statusId, deliveryStatusId, totalCents, bags, ...takenFacts(taking), ...Object.fromEntries(lines) }
}

/** Money taken at the door, for the log. */
const takenFacts = (taking: DoorTaking | undefined) =>
  taking === undefined
    ? {}
    : {
        cashCents: taking.cashCents,
        cardCents: taking.cardCents,
        mealVoucherCents: taking.voucherCents,
        changeCents: taking.changeCents,
        shortCents: taking.shortCents,
        shortReason: taking.reason,
      }

/** A slot of one warehouse, with how many of its orders are in which status. */
export type SlotOrders = readonly [SlotGroup, ...SlotGroup[]]

/** The slots of a day that have orders, today's unless a day is named. */
export async function slotsOfDay(db: Reader, asked: string | undefined, stores: StoreScope, now: Date) {
  const day = asked ?? shopDate(now)
  const slots = grouped(await findSlotGroups(db, { day, stores }))
  return { day, slots, nextDay: slots.length === 0 ? await findNextDay(db, day, stores) : undefined }
}

export async function ordersOfSlot(db: Reader, slotId: number) {
  const [slot] = grouped(await findSlotGroups(db, { slotId }))
  return { slot, orders: await findSlotOrders(db, slotId) }
}

/** The same with the staff who may pick them. */
export async function slotAndItsStaff(db: Reader, slotId: number) {
  const { slot, orders } = await ordersOfSlot(db, slotId)
  const [first] = orders
  return { slot, orders, staff: first === undefined ? [] : await findPickingStaff(db, first.order.storeId) }
}

const grouped = (groups: readonly SlotGroup[]) =>
  [...Map.groupBy(groups, ({ slotId, warehouseId }) => `${slotId} ${warehouseId}`).values()] as unknown as SlotOrders[]

export type Batch = Awaited<ReturnType<typeof batchOfSlot>>

const unpacked: ReadonlySet<number> = new Set(unpackedStatuses)

/**
 * The trolleys of a slot. Orders that are packed count too: else the goods of the others would change trolleys while
 * somebody walks with them.
 */
export async function trolleysOfSlot(db: Reader, slotId: number): Promise<Trolley[]> {
  const rows = await findTrolleyRows(db, slotId)
  const lines = rows.map((row) => ({ ...row, temperature: storageTemperature(row), grams: lineGrams(row) }))
  return trolleysOf(lines, rows[0]?.mostGrams ?? usualTrolleyGrams)
}

/** The lines of the open orders of a slot, in the order of the shelves: one walk fetches them for all. */
export async function batchOfSlot(db: Reader, slotId: number) {
  const orders = await findSlotOrders(db, slotId)
  return {
    orders: orders.filter(({ order }) => unpacked.has(order.statusId)),
    rows: await findPickRows(db, { slotId, statusIds: unpackedStatuses }),
    trolleys: await trolleysOfSlot(db, slotId),
  }
}

/** The orders of a slot are in preparation from now on. An order that moves meanwhile is left as it is. */
export async function releaseSlot(
  shop: Shop,
  slotId: number,
  staff: StaffMember,
  { actor }: Worker,
  now: Date,
): Promise<number[]> {
  const released: number[] = []
  for (const orderId of await findWaiting(shop.db, slotId))
    await underLock(shop, orderId, async (tx, order) => {
      if (order.statusId !== orderStatus.ordered) return
      await moveOrder(tx, order, orderStatus.inPreparation, actor, now)
      await recordChange(tx, staff, { action: 'picking.released', subject: ['order', orderId] }, now)
      released.push(orderId)
    })
  return released
}
