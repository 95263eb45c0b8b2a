interface NamedAddress {
  readonly name: string
  readonly street: string
  readonly number: string
}

/** The street of an address, which is its name too where its owner gave none. */
export const streetOf = ({ street, number }: Omit<NamedAddress, 'name'>): string => `${street} ${number}`.trim()

/** The name of an address beside its street; empty where it would say the street twice. */
export function nameBesideStreet(address: NamedAddress): string {
  const name = address.name.trim()
  return name === streetOf(address) ? '' : name
}
