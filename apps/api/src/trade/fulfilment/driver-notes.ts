import type { shopOrder } from '../orders/orders.tables.ts'

/** What the customer has written for the door with the address, and with this order; none of both is an empty list. */
export const driverNotes = ({ address, note }: Pick<typeof shopOrder.$inferSelect, 'address' | 'note'>): string[] =>
  [address.notes ?? '', note ?? ''].filter((text) => text !== '')

/** The same as one text, a line each. */
export function driverNote(order: Parameters<typeof driverNotes>[0]): { note?: string } {
  const notes = driverNotes(order)
  return notes.length === 0 ? {} : { note: notes.join('\n') }
}
