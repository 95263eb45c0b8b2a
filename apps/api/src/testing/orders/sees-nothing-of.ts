import {
  fulfilmentAssign,
  fulfilmentAssignFree,
  fulfilmentBatch,
  fulfilmentDeliver,
  fulfilmentDeliveryNote,
  fulfilmentEnd,
  fulfilmentFinish,
  fulfilmentHandOver,
  fulfilmentLabels,
  fulfilmentMove,
  fulfilmentOrder,
  fulfilmentOrders,
  fulfilmentPick,
  fulfilmentRelease,
  fulfilmentRoundDriver,
  fulfilmentRoundPaper,
  fulfilmentRounds,
  fulfilmentSlots,
  fulfilmentStart,
  fulfilmentSubstitutes,
  fulfilmentTakeAlong,
  fulfilmentTrolleyLabels,
} from '@bottega/contract/fulfilment/calls.ts'
import { paymentsReconcile, paymentsReconciliation } from '@bottega/contract/payments/calls.ts'
import { reportView } from '@bottega/contract/reports/calls.ts'
import { staffCustomers } from '@bottega/contract/staff-customers/calls.ts'
import {
  staffAddNote,
  staffCancel,
  staffOrder,
  staffOrders,
  staffRefund,
} from '@bottega/contract/staff-orders/calls.ts'
import { staffStock } from '@bottega/contract/staff-stock/calls.ts'
import { tillClose, tillClosing, tills } from '@bottega/contract/tills/calls.ts'
import { todayView } from '@bottega/contract/today/calls.ts'
import { expect } from 'vitest'
import { outcome } from '../outcome.ts'
import type { Person } from '../test-shop.ts'
import { saturday, type StaffedStore } from './three-stores.ts'

/** A store in the middle of its work. */
interface AtWork extends StaffedStore {
  orderId: number
  orderItemId: number
  userId: number
  handoverCode: string | undefined
  closingId: number | undefined
}

const day = { from: saturday, until: saturday, by: 'delivery' } as const
const noOrder = 'error.fulfilment.orderNotFound'

/** Each call of the staff of one store that names something of another answers as if it were not there. */
export async function seesNothingOf({ keeper, pickers }: StaffedStore, other: AtWork): Promise<void> {
  const [picker] = pickers
  const order = { order_id: other.orderId }
  const line = { ...order, order_item_id: other.orderItemId, version: 0 }
  const round = { timeslot_id: other.slots.morning, warehouse_id: other.warehouseId }
  const reason = 'non è nostro'
  const taken = { cash: 1, card: 0, vouchers: 0 }
  const till = { store_id: other.storeId, takings: 1, cash_cents: 1, counted_cents: 1 }
  const refused: Record<string, [Promise<unknown>, string]> = {
    order: [picker.call(fulfilmentOrder, { query: order }), noOrder],
    start: [picker.call(fulfilmentStart, { body: order }), noOrder],
    pick: [picker.call(fulfilmentPick, { body: { ...line, quantity: 1 } }), noOrder],
    substitutes: [
      picker.call(fulfilmentSubstitutes, { query: { ...order, order_item_id: other.orderItemId } }),
      noOrder,
    ],
    finish: [picker.call(fulfilmentFinish, { body: { ...order, bags: 1 } }), noOrder],
    assign: [picker.call(fulfilmentAssign, { body: { ...order, staff_id: picker.userId } }), noOrder],
    move: [picker.call(fulfilmentMove, { body: { ...order, step: 'depart' } }), noOrder],
    deliver: [picker.call(fulfilmentDeliver, { body: { ...order, taken } }), noOrder],
    // The shop counts tries of codes; once is enough.
    ...(other.handoverCode !== undefined &&
      other.closingId === undefined && {
        handOver: [picker.call(fulfilmentHandOver, { body: { ...order, code: other.handoverCode } }), noOrder],
      }),
    end: [keeper.call(fulfilmentEnd, { body: { ...order, end: 'failed', reason } }), noOrder],
    labels: [picker.call(fulfilmentLabels, { query: order }), noOrder],
    note: [picker.call(fulfilmentDeliveryNote, { query: order }), noOrder],
    trolleys: [
      picker.call(fulfilmentTrolleyLabels, { query: { timeslot_id: other.slots.morning } }),
      'error.fulfilment.noTrolleys',
    ],
    driver: [
      keeper.call(fulfilmentRoundDriver, { body: { ...round, version: 0, staff_id: picker.userId } }),
      'error.fulfilment.roundNotFound',
    ],
    paper: [picker.call(fulfilmentRoundPaper, { query: round }), 'error.fulfilment.roundNotFound'],
    desk: [keeper.call(staffOrder, { query: order }), 'error.order.notFound'],
    cancel: [keeper.call(staffCancel, { body: { ...order, version: 0, reason } }), 'error.order.notFound'],
    refund: [keeper.call(staffRefund, { body: { ...order, version: 0, cents: 1, reason } }), 'error.order.notFound'],
    write: [keeper.call(staffAddNote, { body: { ...order, body: reason } }), 'error.order.notFound'],
    closeTill: [keeper.call(tillClose, { body: { ...till, staff_id: other.pickers[0].userId } }), 'error.till.moved'],
    closing: [keeper.call(tillClosing, { query: { closing_id: other.closingId ?? 1 } }), 'error.till.notFound'],
    ledgers: [keeper.call(paymentsReconciliation, { query: {} }), 'error.request.notFound'],
    stock: [
      keeper.call(staffStock, { query: { show: 'all', warehouse_id: other.warehouseId } }),
      'error.store.notFound',
    ],
    compare: [keeper.call(paymentsReconcile, { body: {} }), 'error.request.notFound'],
  }
  const said = await Promise.all(
    Object.entries(refused).map(async ([name, [call]]) => [name, await outcome(call)] as const),
  )
  expect(Object.fromEntries(said)).toEqual(
    Object.fromEntries(Object.entries(refused).map(([name, [, code]]) => [name, code])),
  )
  await findsNothingOf(keeper, picker, other)
}

/** The answers of lists, search and reports when they are asked for another store. */
async function findsNothingOf(keeper: Person, picker: Person, other: AtWork): Promise<void> {
  const { storeId, warehouseId, orderId, userId } = other
  for (const slotId of Object.values(other.slots)) {
    const query = { timeslot_id: slotId }
    expect((await picker.call(fulfilmentOrders, { query })).data).toMatchObject({ orders: [], staff: [] })
    expect((await picker.call(fulfilmentBatch, { query })).data).toMatchObject({ goods: [], orders: [] })
    expect((await picker.call(fulfilmentTakeAlong, { query })).data.orders).toEqual([])
    expect((await picker.call(fulfilmentRelease, { body: query })).data.orderIds).toEqual([])
    const toOneself = { ...query, staff_id: picker.userId }
    expect((await keeper.call(fulfilmentAssignFree, { body: toOneself })).data.orderIds).toEqual([])
  }
  const { slots } = (await picker.call(fulfilmentSlots, { query: { day: saturday } })).data
  const { rounds } = (await picker.call(fulfilmentRounds, { query: { day: saturday } })).data
  for (const one of [...slots, ...rounds]) expect(one.warehouseId).not.toBe(warehouseId)
  for (const q of [String(orderId), ...(other.handoverCode === undefined ? [] : [other.handoverCode])])
    expect((await keeper.call(staffOrders, { query: { q } })).data.orders).toEqual([])
  for (const query of [{ store_id: storeId }, { user_id: userId }])
    expect((await keeper.call(staffOrders, { query })).data.orders).toEqual([])
  const { customers } = (await keeper.call(staffCustomers, { query: {} })).data
  expect(customers.map((customer) => customer.userId)).not.toContain(userId)
  const money = (await keeper.call(tills, { query: { store_id: storeId } })).data
  expect([...money.open, ...money.closings]).toEqual([])
  const own = (await keeper.call(tills, { query: {} })).data
  for (const one of [...own.stores, ...own.open, ...own.closings]) expect(one.storeId).not.toBe(storeId)
  for (const kind of ['store', 'payment', 'vat', 'door'] as const) {
    const report = (await keeper.call(reportView, { query: { kind, ...day, store_id: storeId } })).data
    expect([kind, report.rows]).toEqual([kind, []])
    expect(report.stores.map((one) => one.storeId)).not.toContain(storeId)
  }
  expect((await keeper.call(todayView, { query: { day: saturday, store_id: storeId } })).data).toMatchObject({
    orders: 0,
    takings: 0,
    slots: [],
  })
}
