import { assignmentOf } from '@bottega/rules/fulfilment/assignment.ts'
import { unpackedStatuses } from '@bottega/rules/orders/order-status.ts'
import { hasAnyRole } from '@bottega/rules/people/roles.ts'
import { recordChange } from '../../../kernel/audit/audit.service.ts'
import type { Reader, Tx } from '../../../kernel/database/database.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import type { StaffMember } from '../../../kernel/visitor.ts'
import type { OrderRow } from '../../orders/orders.service.ts'
import { findPickingStaff } from '../fulfilment.repository.ts'
import { standing, underLock } from '../picking.service.ts'
import { findFree, findPicker, type Picker, setPicker } from './assignments.repository.ts'

const unpacked: ReadonlySet<number> = new Set(unpackedStatuses)

interface Wish {
  /** Null for nobody. */
  wanted: number | null
  /** The picker whom the page showed. */
  seen: number | null
}

/**
 * The order passes to another picker, or back to nobody. Throws `error.fulfilment.takenByAnother` where somebody was
 * faster, and `error.fulfilment.notYours` where it is not for the one who asks to decide.
 */
export const assignOrder = (shop: Shop, staff: StaffMember, orderId: number, wish: Wish, now: Date) =>
  underLock(shop, orderId, (tx, order) => assign(tx, staff, order, wish, now))

async function assign(tx: Tx, staff: StaffMember, order: OrderRow, wish: Wish, now: Date): Promise<Picker | undefined> {
  if (!unpacked.has(order.statusId)) throw new ShopError('error.fulfilment.notPickable', standing(order))
  const before = await findPicker(tx, order.id)
  const isInCharge = hasAnyRole(staff.roles, ['shopkeeper'])
  const outcome = assignmentOf({ ...wish, current: before?.staffId ?? null, asking: staff.userId, isInCharge })
  if (outcome === 'unchanged') return before
  if (outcome === 'overtaken')
    throw new ShopError('error.fulfilment.takenByAnother', { orderId: order.id, picker: before?.name ?? '' })
  if (outcome === 'not-theirs') throw new ShopError('error.fulfilment.notYours')
  const after = wish.wanted === null ? undefined : await pickerAt(tx, order.storeId, wish.wanted)
  await setPicker(tx, order.id, wish.wanted, now)
  const change = { before: { picker: before?.name ?? null }, after: { picker: after?.name ?? null } }
  await recordChange(tx, staff, { action: 'picking.assigned', subject: ['order', order.id], ...change }, now)
  return after
}

async function pickerAt(db: Reader, storeId: number, staffId: number): Promise<Picker> {
  const picker = (await findPickingStaff(db, storeId)).find((one) => one.staffId === staffId)
  if (picker === undefined) throw new ShopError('error.fulfilment.pickerNotThere')
  return picker
}

/**
 * All orders of a slot that nobody has taken go to one picker. An order that somebody takes meanwhile stays theirs.
 * Returns the ids of those that are the picker's now.
 */
export async function assignFree(
  shop: Shop,
  staff: StaffMember,
  slotId: number,
  staffId: number,
  now: Date,
): Promise<number[]> {
  const taken: number[] = []
  for (const { orderId } of await findFree(shop.db, slotId))
    await underLock(shop, orderId, async (tx, order) => {
      if (!unpacked.has(order.statusId) || (await findPicker(tx, orderId)) !== undefined) return
      await assign(tx, staff, order, { wanted: staffId, seen: null }, now)
      taken.push(orderId)
    })
  return taken
}
