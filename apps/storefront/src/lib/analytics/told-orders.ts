/** How many tracked orders are stored. (Shopping core, sections 4 and 9) */
const mostToldOrders = 20

/** The tracked orders with one more, the oldest dropped first; undefined when this one was tracked before. */
export function withToldOrder(told: readonly number[], orderId: number): readonly number[] | undefined {
  return told.includes(orderId) ? undefined : [...told, orderId].slice(-mostToldOrders)
}
