/** Ways a stop moves within its round. */
export const stopMoves = ['up', 'down'] as const
export type StopMove = (typeof stopMoves)[number]

/**
 * The stops of a round as somebody put them by hand, brought up to date with the orders it has now: one that has left is
 * gone, and a new one follows the stop it follows in the proposed order, or leads where it leads there.
 */
export function stopsInOrder(proposed: readonly number[], byHand: readonly number[]): number[] {
  const present = new Set(proposed)
  const order = byHand.filter((id) => present.has(id))
  const placed = new Set(order)
  for (const [place, id] of proposed.entries()) {
    if (placed.has(id)) continue
    const before = proposed[place - 1]
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
    placed.add(id)
  }
  return order
}

/** The order with one stop moved by one place; the same where it cannot go further. */
export function moveStop(order: readonly number[], id: number, move: StopMove): number[] {
  const from = order.indexOf(id)
  const to = move === 'up' ? from - 1 : from + 1
  const other = order[to]
  return from < 0 || other === undefined ? [...order] : order.with(to, id).with(from, other)
}
