/** A stop of a van, as far as its order among the others matters. */
export interface Stop {
  readonly postalCode: string
  readonly street: string
  readonly streetNumber: string
}

/** The number a house number begins with: `12/B` stands between 12 and 13. */
const numberOf = (text: string) => Number(/^\d+/.exec(text.trim())?.[0] ?? Number.MAX_SAFE_INTEGER)

/**
 * Stops as a driver goes along them: one postal code after the other, street by street, up the numbers. Placed
 * addresses have no coordinates, and who drives knows the roads.
 */
export function byStreet<One extends Stop>(stops: readonly One[]): One[] {
  const order = new Intl.Collator('it', { numeric: true, sensitivity: 'base' })
  return stops.toSorted(
    (one, other) =>
      order.compare(one.postalCode, other.postalCode) ||
      order.compare(one.street, other.street) ||
      numberOf(one.streetNumber) - numberOf(other.streetNumber) ||
      order.compare(one.streetNumber, other.streetNumber),
  )
}
