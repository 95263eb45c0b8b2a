import { addressesSelect, timeslotsSelect } from '@bottega/contract/delivery/calls.ts'
import { waysToPay } from '@bottega/rules/payments/payment-types.ts'
import { gs1CheckDigit } from '@bottega/rules/validators/ean.ts'
import { eq } from 'drizzle-orm'
import { address } from '../../places/stores/addresses.tables.ts'
import { coverage, store, storeService, warehouse } from '../../places/stores/stores.tables.ts'
import { product, productPrice } from '../../trade/catalog/products.tables.ts'
import { slot, slotTemplate } from '../../trade/delivery/slots.tables.ts'
import { stock } from '../../trade/orders/stock/stock.tables.ts'
import { catalogueChanged } from '../database/catalogue-changed.ts'
import { aThirdStore } from '../depot.ts'
import { staffMember } from '../staff.ts'
import type { Person, TestShop } from '../test-shop.ts'
import type { ProductName } from '../world.ts'
import { type Buyer, put, type Wanted } from './buying.ts'

/** Saturday 21 November 2026, 07:00 in Italy: customers still order for the same day. */
export const saturdayMorning = new Date('2026-11-21T06:00:00Z')
export const saturday = '2026-11-21'

export const saturdaySlots = ['morning', 'afternoon', 'pickup'] as const
export type SaturdaySlot = (typeof saturdaySlots)[number]

/** A store with the people whose accounts belong to it alone. */
export interface StaffedStore {
  name: string
  storeId: number
  warehouseId: number
  postalCode: string
  pickupAddressId: number
  slots: Record<SaturdaySlot, number>
  takesPaperVouchers: boolean
  keeper: Person
  pickers: readonly [Person, Person]
}

/** Before the day, thousandths of each of the goods in each of the stores. */
export const stockBefore = 1_000_000

const checked = (digits: string) => `${digits}${gs1CheckDigit(digits)}`
/** Barcodes as they are printed; apples have the number that the scales of the shop know them by. */
export const printed = {
  wine: checked('800000100001'),
  wineGift: checked('800000100099'),
  pasta: checked('8000200'),
  milk: checked('800000100003'),
  lastOne: checked('800000100004'),
  apples: checked('200012300000'),
}
/** As a scale prints it on a bag of apples. */
export const appleLabel = (grams: number) => checked(`2000123${String(grams).padStart(5, '0')}`)

type Sold = Exclude<keyof typeof printed, 'wineGift'>
export const soldGoods: readonly Sold[] = ['wine', 'pasta', 'milk', 'lastOne', 'apples']

/**
 * Milano, Torino and Bologna sell the same goods on one Saturday: two rounds and a counter each, barcodes that scanners
 * read, trolleys of 20 kg, and stock that is counted. Bologna takes no meal vouchers of paper.
 */
export async function openThreeStores(shop: TestShop): Promise<[StaffedStore, StaffedStore, StaffedStore]> {
  const { world } = shop
  const bologna = await aThirdStore(shop)
  await openBologna(shop, bologna)
  await shop.shop.db.update(store).set({ trolleyGrams: 20_000 })
  await nameGoods(shop)
  const [pickup] = await shop.shop.db.select().from(address).where(eq(address.storeId, bologna.storeId))
  const { addresses, stores, warehouses } = world
  const all = [
    { name: 'Milano', storeId: stores.milano, warehouseId: warehouses.milano, pickupAddressId: addresses.milanoPickup },
    { name: 'Torino', storeId: stores.torino, warehouseId: warehouses.torino, pickupAddressId: addresses.torinoPickup },
    { name: 'Bologna', ...bologna, pickupAddressId: pickup?.id ?? 0 },
  ] as const
  for (const { warehouseId } of all)
    for (const name of soldGoods) {
      const row = { productId: world.products[name], warehouseId, available: stockBefore }
      const target = [stock.productId, stock.warehouseId]
      await shop.shop.db
        .insert(stock)
        .values(row)
        .onConflictDoUpdate({ target, set: { available: stockBefore } })
    }
  await catalogueChanged(shop)
  const [milanoStore, torinoStore, bolognaStore] = all
  return [
    await staffed(shop, { ...milanoStore, postalCode: '20122', takesPaperVouchers: true }),
    await staffed(shop, { ...torinoStore, postalCode: '10123', takesPaperVouchers: true }),
    await staffed(shop, { ...bolognaStore, postalCode: '40121', takesPaperVouchers: false }),
  ]
}

async function openBologna(
  { shop: { db }, world }: TestShop,
  { storeId, warehouseId }: { storeId: number; warehouseId: number },
) {
  const payments = waysToPay.filter((way) => way !== 'meal_voucher_paper')
  const place = { city: 'Bologna', province: 'BO', postalCode: '40121' }
  await db
    .update(warehouse)
    .set({ ...place, active: true })
    .where(eq(warehouse.id, warehouseId))
  await db.insert(storeService).values([
    { storeId, deliveryServiceId: world.services.pickup, payments },
    { storeId, deliveryServiceId: world.services.home, feeCents: 390, bagFeeCents: 30, payments },
  ])
  await db.insert(coverage).values({ zoneId: 3, storeId, deliveryServiceId: 2, postalCode: place.postalCode })
  await db.insert(address).values({
    ...place,
    storeId,
    deliveryServiceId: world.services.pickup,
    type: 'drive',
    validated: true,
    name: 'Bottega Bologna',
    street: 'Via Larga',
    streetNumber: '8',
  })
  const prices = await db.select().from(productPrice).where(eq(productPrice.warehouseId, world.warehouses.milano))
  await db.insert(productPrice).values(
    prices.map(({ productId, validFrom, priceCents }) => ({
      productId,
      validFrom,
      warehouseId,
      priceCents: priceCents + 3,
    })),
  )
}

async function nameGoods({ shop: { db }, world }: TestShop) {
  const set = (name: ProductName, values: Partial<typeof product.$inferInsert>) =>
    db.update(product).set(values).where(eq(product.id, world.products[name]))
  for (const name of soldGoods) await set(name, { barcode: printed[name] })
  await set('wine', { furtherBarcodes: [printed.wineGift], contentAmount: 75, contentUnit: 'cl' })
  await set('milk', { texts: { temperature: 'chilled' } })
}

async function staffed(
  shop: TestShop,
  known: Omit<StaffedStore, 'slots' | 'keeper' | 'pickers'>,
): Promise<StaffedStore> {
  const { storeId } = known
  const { home, pickup } = shop.world.services
  const slotOf = (deliveryServiceId: number, periodId: number, begin: number, end: number) =>
    aSlot(shop, { storeId, deliveryServiceId, periodId }, begin, end)
  return {
    ...known,
    slots: {
      morning: await slotOf(home, 1, 10, 12),
      afternoon: await slotOf(home, 2, 14, 16),
      pickup: await slotOf(pickup, 1, 9, 18),
    },
    keeper: await staffMember(shop, 'shopkeeper', [storeId]),
    pickers: [await staffMember(shop, 'picker', [storeId]), await staffMember(shop, 'picker', [storeId])],
  }
}

type OfService = Pick<typeof slot.$inferInsert, 'storeId' | 'deliveryServiceId' | 'periodId'>

/** Between two hours of the Saturday, UTC; ordered until 08:00. */
async function aSlot({ shop: { db } }: TestShop, of: OfService, beginHour: number, endHour: number): Promise<number> {
  const at = (hour: number) => new Date(saturdayMorning.getTime() + (hour - 6) * 3_600_000)
  const [template] = await db
    .insert(slotTemplate)
    .values({
      ...of,
      weekday: 7,
      beginMinute: beginHour * 60,
      endMinute: endHour * 60,
      capacity: 20,
      cutoffMinutes: 60,
    })
    .returning({ id: slotTemplate.id })
  const [made] = await db
    .insert(slot)
    .values({
      ...of,
      templateId: template?.id ?? 0,
      day: saturday,
      beginAt: at(beginHour),
      endAt: at(endHour),
      cutoffAt: at(8),
      capacity: 20,
    })
    .returning({ id: slot.id })
  return made?.id ?? 0
}

/** A customer of this store with a full cart for one of its slots, who only has to pay. */
export async function buyerAt(
  shop: TestShop,
  { postalCode, pickupAddressId, slots }: StaffedStore,
  name: SaturdaySlot,
  wanted: Wanted,
): Promise<Buyer> {
  const buyer = await shop.shopper({ homeAt: postalCode, consents: true })
  const where =
    name === 'pickup'
      ? { address_id: pickupAddressId, delivery_service_id: shop.world.services.pickup }
      : { address_id: buyer.addressId ?? 0 }
  await buyer.call(addressesSelect, { body: where })
  await buyer.call(timeslotsSelect, { query: { timeslot_id: slots[name], sel_date: saturday } })
  await put(shop, buyer, wanted)
  return buyer
}
