/** The fields a delivery cannot do without. */
export interface AddressPlace {
  readonly street: string
  readonly streetNumber: string
  readonly city: string
  readonly province: string
  readonly postalCode: string
}

const needed = ['street', 'streetNumber', 'city', 'province', 'postalCode'] as const satisfies (keyof AddressPlace)[]

/** Fields of an address that hold nothing but spaces, in the order of the form. (Shopping core, section 5) */
export function missingAddressFields(address: AddressPlace): (keyof AddressPlace)[] {
  return needed.filter((field) => address[field].trim() === '')
}

export type KnownPlace = Pick<AddressPlace, 'city' | 'province' | 'postalCode'>

/**
 * True when an address agrees with a place the shop knows: the same city and province, and a postal code of the same
 * delivery office (its first three digits, since a city has many codes). Without a directory of streets this is as far
 * as the shop can confirm; for anything else the customer is asked "save anyway?".
 */
export function isPlausibleAddress(address: KnownPlace, known: Iterable<KnownPlace>): boolean {
  const wanted = placeKey(address)
  for (const place of known) if (placeKey(place) === wanted) return true
  return false
}

function placeKey({ city, province, postalCode }: KnownPlace): string {
  return [city, province, postalCode.trim().slice(0, 3)].map((text) => text.trim().toLowerCase()).join('|')
}

/** A stop of a van, as far as its order among the others matters. */
export interface Stop {
  readonly postalCode: string
  readonly street: string
  readonly streetNumber: string
}

/** The number a house number begins with: `12/B` stands between 12 and 13. */
const numberOf = (text: string) => Number(/^\d+/.exec(text.trim())?.[0] ?? Number.MAX_SAFE_INTEGER)

const alphabetical = new Intl.Collator('it', { numeric: true, sensitivity: 'base' })

/** The same street of the same postal code, whatever the case and the accents it was written with. */
export const isSameStreet = (one: Stop, other: Stop): boolean =>
  alphabetical.compare(one.postalCode.trim(), other.postalCode.trim()) === 0 &&
  alphabetical.compare(one.street.trim(), other.street.trim()) === 0

/** Stops one postal code after the other, street by street, up the numbers. */
export function byStreet<One extends Stop>(stops: readonly One[]): One[] {
  return stops.toSorted(
    (one, other) =>
      alphabetical.compare(one.postalCode, other.postalCode) ||
      alphabetical.compare(one.street, other.street) ||
      numberOf(one.streetNumber) - numberOf(other.streetNumber) ||
      alphabetical.compare(one.streetNumber, other.streetNumber),
  )
}
