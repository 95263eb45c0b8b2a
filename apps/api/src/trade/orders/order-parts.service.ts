import type { Reader } from '../../kernel/database/database.ts'
import type { SuborderFilter } from './lists/order-lists.repository.ts'
import { findNoteIds, findRefunds, findSuborders, type SuborderRow } from './order-parts.repository.ts'
import type { OrderRow } from './orders.repository.ts'

/** The data that belongs to an order and lies in tables beside it. */
export interface OrderParts {
  suborders: SuborderRow[]
  refunds: { cents: number; paymentTypeId: number }[]
  /** The note its customer wrote of it. */
  noteId: number | undefined
}

/** Of any number of orders in three statements; `filter` chooses among their suborders. */
export async function readParts(
  db: Reader,
  orders: readonly Pick<OrderRow, 'id' | 'userId'>[],
  filter?: SuborderFilter,
): Promise<(order: Pick<OrderRow, 'id' | 'userId'>) => OrderParts> {
  if (orders.length === 0) return () => ({ suborders: [], refunds: [], noteId: undefined })
  const ids = orders.map(({ id }) => id)
  const suborders = await findSuborders(db, ids, filter)
  const refunds = await findRefunds(db, ids)
  const notes = await findNoteIds(db, ids)
  return ({ id, userId }) => ({
    suborders: suborders.filter((row) => row.suborder.orderId === id),
    refunds: refunds.filter(({ orderId }) => orderId === id),
    noteId: notes.find((note) => note.orderId === id && note.userId === userId)?.noteId,
  })
}
