import { unpackedStatuses } from '@bottega/rules/orders/order-status.ts'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { nameOfAccount } from '../../../kernel/accounts/accounts.queries.ts'
import type { Reader, Tx } from '../../../kernel/database/database.ts'
import { shopOrder } from '../../orders/orders.tables.ts'
import { orderPicker } from './assignments.tables.ts'

export interface Picker {
  staffId: number
  name: string
}

/** Columns of a query that joins the pickers of its orders. */
export const pickerColumns = { pickerId: orderPicker.pickerId, pickerName: nameOfAccount(orderPicker.pickerId) }

export const pickerIn = ({ pickerId, pickerName }: { pickerId: number | null; pickerName: string | null }) =>
  pickerId === null ? undefined : { staffId: pickerId, name: pickerName ?? '' }

/** Undefined where nobody has taken the order. */
export async function findPicker(db: Reader, orderId: number): Promise<Picker | undefined> {
  const [row] = await db.select(pickerColumns).from(orderPicker).where(eq(orderPicker.orderId, orderId))
  return row && pickerIn(row)
}

/** Null gives the order back. */
export async function setPicker(tx: Tx, orderId: number, pickerId: number | null, at: Date): Promise<void> {
  if (pickerId === null) {
    await tx.delete(orderPicker).where(eq(orderPicker.orderId, orderId))
    return
  }
  const set = { pickerId, at }
  await tx
    .insert(orderPicker)
    .values({ orderId, ...set })
    .onConflictDoUpdate({ target: orderPicker.orderId, set })
}

/** The order is theirs who begin it, unless somebody has taken it before. */
export async function takeIfFree(tx: Tx, orderId: number, pickerId: number, at: Date): Promise<void> {
  await tx.insert(orderPicker).values({ orderId, pickerId, at }).onConflictDoNothing()
}

/** The orders of a slot that are to be picked and that nobody has taken. */
export const findFree = (db: Reader, slotId: number) =>
  db
    .select({ orderId: shopOrder.id, storeId: shopOrder.storeId })
    .from(shopOrder)
    .leftJoin(orderPicker, eq(orderPicker.orderId, shopOrder.id))
    .where(
      and(
        eq(shopOrder.slotId, slotId),
        inArray(shopOrder.statusId, [...unpackedStatuses]),
        isNull(orderPicker.pickerId),
      ),
    )
    .orderBy(asc(shopOrder.id))
    .limit(500)
