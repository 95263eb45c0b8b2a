import type { WarehouseView } from '@bottega/contract/locator/warehouses.ts'

type Address = WarehouseView['address']

export const streetLine = ({ address1, addressNumber }: Address) => `${address1} ${addressNumber}`.trim()
export const townLine = ({ postalcode, city, province }: Address) => `${postalcode} ${city} (${province})`
/** The store’s own name, or that of its address. */
export const storeName = ({ name, address }: Pick<WarehouseView, 'name' | 'address'>) => name || address.addressName
