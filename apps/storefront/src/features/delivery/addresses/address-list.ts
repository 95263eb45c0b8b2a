import type { AddressView } from '@bottega/contract/delivery/addresses.ts'
import { plainWords } from '@bottega/rules/text/plain-words.ts'

/** `Via Larga 8, 20122 Milano MI` */
export function addressLine(
  address: Pick<AddressView, 'address1' | 'addressNumber' | 'postalcode' | 'city' | 'province'>,
): string {
  const street = `${address.address1} ${address.addressNumber}`.trim()
  return `${street}, ${address.postalcode} ${address.city} ${address.province}`.trim()
}

/**
 * Addresses whose name, street or city contain every typed word, ignoring accents and case. (Shopping core, section 2)
 */
export function filterAddresses(addresses: readonly AddressView[], typed: string): readonly AddressView[] {
  const words = plainWords(typed).split(' ')
  return addresses.filter(({ addressName, address1, addressNumber, city }) => {
    const text = plainWords(`${addressName} ${address1} ${addressNumber} ${city}`)
    return words.every((word) => text.includes(word))
  })
}

/** The favourite store first, then the order of the shop. (Shopping core, section 2) */
export function favouriteFirst(
  addresses: readonly AddressView[],
  favouriteId: number | undefined,
): readonly AddressView[] {
  const isFavourite = ({ addressId }: AddressView) => (addressId === favouriteId ? 0 : 1)
  return addresses.toSorted((one, other) => isFavourite(one) - isFavourite(other))
}

/** The customer's own address, which can be changed and removed; the places of the stores cannot. */
export function isOwn({ storeId }: AddressView): boolean {
  return storeId === undefined
}

/** Whether the cart can be delivered there; an address no store delivers to stays in the list and says so. */
export function canChoose({ active, covered }: AddressView): boolean {
  return active === 1 && covered
}
