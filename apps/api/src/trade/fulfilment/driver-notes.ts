import type { shopOrder } from '../orders/orders.tables.ts'

/** The customer's notes for the door, first of the address, then of this order; empty where there are none. */
export const driverNotes = ({ address, note }: Pick<typeof shopOrder.$inferSelect, 'address' | 'note'>): string[] =>
  [address.notes ?? '', note ?? ''].filter((text) => text !== '')

/** The same as one text, a line each. */
export function driverNote(order: Parameters<typeof driverNotes>[0]): { note?: string } {
  const notes = driverNotes(order)
  return notes.length === 0 ? {} : { note: notes.join('\n') }
}
