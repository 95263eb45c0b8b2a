import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { hash } from '@node-rs/argon2'
import { generateCatalogue, type CatalogueOptions } from '../catalogue/generate-catalogue.ts'
import { readGoods } from '../catalogue/product-files.ts'
import { leafletFiles } from '../leaflets/leaflet-files.ts'
import { demoPeople, personAddressRows, personRows } from '../people/demo-people.ts'
import { accountPersonRows } from '../people/account-persons.ts'
import { otherAddressRows, otherCustomerRows } from '../people/other-customers.ts'
import { workCompanyRows } from '../people/work-companies.ts'
import { orderRows } from '../people/order-rows.ts'
import { listRows } from '../people/shopping-lists.ts'
import { loyaltyRows } from '../people/loyalty.ts'
import { voucherRows } from '../people/vouchers.ts'
import { collectionPlaceRows } from '../stores/collection-places.ts'
import {
  coverageRows,
  deliveryServiceRows,
  packagingTypeRows,
  storeRows,
  storeServiceRows,
} from '../stores/shopping-stores.ts'
import { slotTemplateRows } from '../stores/slot-templates.ts'
import { comingSlots } from '../stores/slots.ts'
import { cooperativeRows, warehouseClassRows, warehouseRows } from '../stores/warehouses.ts'

export interface DemoOptions extends Omit<CatalogueOptions, 'today'> {
  /** The moment the shop is filled: what the demo tells has happened by then. */
  now: Date
}
export type DemoWorld = Awaited<ReturnType<typeof demoWorld>>

/**
 * All rows of the demo world, ready to be written. Only password hashes differ between two runs with the same `options`.
 */
export async function demoWorld(options: DemoOptions) {
  const { products, seed, now } = options
  const today = shopDate(now)
  const catalogue = generateCatalogue(await readGoods(products), { products, seed, today })
  const addresses = [...collectionPlaceRows(), ...personAddressRows, ...otherAddressRows]
  const templates = slotTemplateRows()
  const slots = comingSlots(templates, seed, today)
  const orders = orderRows({ catalogue, addresses, templates, slots, seed, today, now })
  const vouchers = voucherRows({ catalogue, orders, today })
  return {
    catalogue,
    leaflets: leafletFiles(catalogue, { seed, today }),
    cooperatives: cooperativeRows,
    warehouseClasses: warehouseClassRows,
    warehouses: warehouseRows(seed, today),
    stores: storeRows,
    deliveryServices: deliveryServiceRows,
    storeServices: storeServiceRows,
    packagingTypes: packagingTypeRows,
    coverage: coverageRows(),
    users: [...(await userRows()), ...otherCustomerRows(now)],
    workCompanies: workCompanyRows,
    accountPersons: accountPersonRows(now),
    addresses,
    templates,
    slots,
    orders,
    lists: listRows({ catalogue, seed, today }),
    loyalty: loyaltyRows({ orders, vouchers, today }),
    vouchers,
  }
}

async function userRows() {
  const hashes = await Promise.all(demoPeople.map(({ password }) => hash(password)))
  return personRows.flatMap((row, index) => {
    const person = demoPeople[index]
    if (person === undefined) return []
    const { login, totpSecret = null } = person
    return [{ ...row, login, email: login, passwordHash: hashes[index] ?? null, totpSecret }]
  })
}
