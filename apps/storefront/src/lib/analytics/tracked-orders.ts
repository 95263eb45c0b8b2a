/** How many tracked orders are stored. (Shopping core, sections 4 and 9) */
const maxTrackedOrders = 20

/** The tracked orders with one more, the oldest dropped first; undefined when this one was tracked before. */
export function withTrackedOrder(tracked: readonly number[], orderId: number): readonly number[] | undefined {
  return tracked.includes(orderId) ? undefined : [...tracked, orderId].slice(-maxTrackedOrders)
}
