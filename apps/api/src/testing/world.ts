import type { Db } from '../kernel/database/database.ts'
import { category } from '../trade/catalog/categories.tables.ts'
import { product, productClassGroup, productPrice, vendor } from '../trade/catalog/products.tables.ts'
import { stock } from '../trade/orders/stock/stock.tables.ts'
import { slot, slotTemplate } from '../trade/delivery/slots.tables.ts'
import { address } from '../places/stores/addresses.tables.ts'
import {
  cooperative,
  coverage,
  deliveryService,
  store,
  storeService,
  warehouse,
} from '../places/stores/stores.tables.ts'

/** Every test's clock starts here: Monday 16 November 2026, 09:00 in Italy. */
export const testNow = new Date('2026-11-16T08:00:00Z')
const day = (offset: number) => new Date(testNow.getTime() + offset * 86_400_000).toISOString().slice(0, 10)

/** Ids of what the golden database holds, by plain names. */
export interface World {
  stores: { milano: number; torino: number }
  warehouses: { milano: number; torino: number }
  services: { pickup: 1; home: 2; locker: 5 }
  addresses: { milanoPickup: number; milanoLocker: number; torinoPickup: number }
  categories: { freschi: number; latte: number; frutta: number; dispensa: number }
  products: Record<ProductName, number>
  /**
   * Slots of Milano: tomorrow morning and afternoon at home, the day after in the morning; one full, one past its
   * cut-off.
   */
  slots: Record<SlotName, number>
}

const productNames = ['milk', 'apples', 'pasta', 'water', 'wine', 'lastOne', 'soldOut', 'formula', 'fish'] as const
export type ProductName = (typeof productNames)[number]
const slotNames = [
  'tomorrowMorning',
  'tomorrowAfternoon',
  'laterMorning',
  'full',
  'closed',
  'pickup',
  'locker',
  'torinoHome',
] as const
export type SlotName = (typeof slotNames)[number]

/**
 * One group, two stores, nine products, eight slots: enough to tell every rule apart, small enough to know by heart.
 */
export async function buildWorld(db: Db): Promise<World> {
  await db.insert(cooperative).values({ id: 1, name: 'Bottega Uno', slug: 'bottega-uno' })
  const place = { street: 'Via Larga', streetNumber: '8', city: 'Milano', province: 'MI', postalCode: '20122' }
  const warehouseRow = { ...place, cooperativeId: 1, latitude: 45.46, longitude: 9.19 }
  await db.insert(warehouse).values([
    { ...warehouseRow, id: 1, name: 'Milano Larga', slug: 'milano-larga' },
    {
      ...warehouseRow,
      id: 2,
      name: 'Torino Po',
      slug: 'torino-po',
      city: 'Torino',
      province: 'TO',
      postalCode: '10123',
    },
  ])
  await db.insert(store).values([
    { id: 1, cooperativeId: 1, warehouseId: 1, name: 'Milano' },
    { id: 2, cooperativeId: 1, warehouseId: 2, name: 'Torino', position: 1 },
  ])
  await db.insert(deliveryService).values([
    { id: 1, kind: 'storePickup', name: { it: 'Ritiro in negozio', de: 'Abholung im Geschäft', en: 'Store pickup' } },
    { id: 2, kind: 'home', name: { it: 'Consegna a casa', de: 'Lieferung nach Hause', en: 'Home delivery' } },
    { id: 5, kind: 'locker', name: { it: 'Locker', de: 'Abholfach', en: 'Locker' } },
  ])
  await db.insert(storeService).values([
    { storeId: 1, deliveryServiceId: 1, bagFeeCents: 20 },
    { storeId: 1, deliveryServiceId: 2, minimumCents: 1000, feeCents: 490, freeFromCents: 8000, bagFeeCents: 50 },
    { storeId: 1, deliveryServiceId: 5, feeCents: 190 },
    { storeId: 2, deliveryServiceId: 1 },
    { storeId: 2, deliveryServiceId: 2, minimumCents: 2000, feeCents: 590 },
  ])
  await db.insert(coverage).values([
    { zoneId: 1, storeId: 1, deliveryServiceId: 2, postalCode: '20122' },
    { zoneId: 1, storeId: 1, deliveryServiceId: 2, postalCode: '20121' },
    { zoneId: 2, storeId: 2, deliveryServiceId: 2, postalCode: '10123' },
  ])
  const shopAddress = { ...place, type: 'drive' as const, validated: true }
  await db.insert(address).values([
    { ...shopAddress, id: 1, storeId: 1, deliveryServiceId: 1, name: 'Bottega Milano Larga' },
    { ...shopAddress, id: 2, storeId: 1, deliveryServiceId: 5, name: 'Locker Porta Romana' },
    {
      ...shopAddress,
      id: 3,
      storeId: 2,
      deliveryServiceId: 1,
      name: 'Bottega Torino Po',
      city: 'Torino',
      province: 'TO',
      postalCode: '10123',
    },
  ])
  const categories = await buildCategories(db)
  await buildProducts(db, categories)
  await buildSlots(db)
  await resetSequences(db)
  return {
    stores: { milano: 1, torino: 2 },
    warehouses: { milano: 1, torino: 2 },
    services: { pickup: 1, home: 2, locker: 5 },
    addresses: { milanoPickup: 1, milanoLocker: 2, torinoPickup: 3 },
    categories,
    products: Object.fromEntries(productNames.map((name, index) => [name, index + 1])) as World['products'],
    slots: Object.fromEntries(slotNames.map((name, index) => [name, index + 1])) as World['slots'],
  }
}

async function buildCategories(db: Db): Promise<World['categories']> {
  await db.insert(category).values([
    { id: 1, slug: 'freschi', name: { it: 'Freschi', de: 'Frisches', en: 'Fresh' }, path: [1] },
    { id: 2, parentId: 1, slug: 'freschi/latte', name: { it: 'Latte', de: 'Milch', en: 'Milk' }, path: [1, 2] },
    {
      id: 3,
      parentId: 1,
      slug: 'freschi/frutta',
      name: { it: 'Frutta', de: 'Obst', en: 'Fruit' },
      path: [1, 3],
      position: 1,
    },
    { id: 4, slug: 'dispensa', name: { it: 'Dispensa', de: 'Vorrat', en: 'Pantry' }, path: [4], position: 1 },
  ])
  await db.insert(vendor).values([
    { id: 1, name: 'Alpe Chiara' },
    { id: 2, name: 'Valdora' },
  ])
  await db.insert(productClassGroup).values({ id: 10_002, name: { it: 'Marchio', de: 'Marke', en: 'Brand' } })
  return { freschi: 1, latte: 2, frutta: 3, dispensa: 4 }
}

type NewProduct = typeof product.$inferInsert
type Special = Partial<NewProduct> & { priceCents: number; stock?: number }

async function buildProducts(db: Db, categories: World['categories']): Promise<void> {
  const inCategory = (id: number) => ({
    categoryId: id,
    categoryPath: id === categories.dispensa ? [id] : [categories.freschi, id],
  })
  const specials: Record<ProductName, Special> = {
    milk: {
      ...inCategory(categories.latte),
      name: { it: 'Latte fresco intero', de: 'Frische Vollmilch', en: 'Whole milk' },
      priceCents: 145,
      maximumQuantity: 12_000,
      contentAmount: 1,
      contentUnit: 'l',
      vatPercent: 4,
    },
    apples: {
      ...inCategory(categories.frutta),
      vendorId: 2,
      name: { it: 'Mele rosse del Trentino', de: 'Rote Äpfel', en: 'Red apples' },
      priceCents: 229,
      sellingMode: 'loose',
      weightVariable: true,
      firstWeight: 300,
      stepWeight: 100,
      minimumQuantity: 0,
      unitWeight: 180,
      vatPercent: 4,
    },
    pasta: {
      ...inCategory(categories.dispensa),
      vendorId: 2,
      name: { it: 'Spaghetti', de: 'Spaghetti', en: 'Spaghetti' },
      priceCents: 99,
      contentAmount: 500,
      contentUnit: 'g',
      vatPercent: 4,
    },
    water: {
      ...inCategory(categories.dispensa),
      name: { it: 'Acqua naturale 6 × 1,5 l', de: 'Stilles Wasser', en: 'Still water' },
      priceCents: 39,
      sellingMode: 'pack',
      quantityMultiple: 6000,
      minimumQuantity: 1000,
      vatPercent: 22,
    },
    wine: {
      ...inCategory(categories.dispensa),
      name: { it: 'Barbera d’Asti', de: 'Barbera', en: 'Barbera' },
      priceCents: 690,
      adultsOnly: true,
      lockerLevel: 'no',
      vatPercent: 22,
    },
    lastOne: {
      ...inCategory(categories.dispensa),
      name: { it: 'Ultimo panettone', de: 'Letzter Panettone', en: 'Last panettone' },
      priceCents: 1290,
      stock: 1000,
    },
    soldOut: {
      ...inCategory(categories.dispensa),
      name: { it: 'Tartufo bianco', de: 'Weißer Trüffel', en: 'White truffle' },
      priceCents: 9900,
      stock: 0,
    },
    formula: {
      ...inCategory(categories.dispensa),
      name: { it: 'Latte per lattanti 1', de: 'Anfangsmilch 1', en: 'First infant milk' },
      priceCents: 1590,
      infantFormula: true,
    },
    fish: {
      ...inCategory(categories.freschi),
      categoryPath: [categories.freschi],
      name: { it: 'Orata', de: 'Goldbrasse', en: 'Sea bream' },
      priceCents: 1490,
      leadTimeHours: 48,
      dayLock: '1',
    },
  }
  for (const [index, name] of productNames.entries()) {
    const { priceCents, stock: available, ...special } = specials[name]
    const id = index + 1
    const base: NewProduct = {
      id,
      codInt: `T${id}`,
      barcode: `80000000000${String(id).padStart(2, '0')}`,
      slug: name.toLowerCase(),
      vendorId: 1,
      categoryId: categories.dispensa,
      categoryPath: [categories.dispensa],
      name: { it: name },
      brand: 'ALPE CHIARA',
      pack: { it: '1 pz' },
      sellingMode: 'piece',
      vatPercent: 10,
    }
    const row = { ...base, ...special }
    await db.insert(product).values({ ...row, searchText: Object.values(row.name).join(' ').toLowerCase() })
    await db.insert(productPrice).values([
      { productId: id, warehouseId: 1, validFrom: day(-60), priceCents },
      { productId: id, warehouseId: 2, validFrom: day(-60), priceCents: priceCents + 10 },
    ])
    if (available !== undefined) await db.insert(stock).values({ productId: id, warehouseId: 1, available })
  }
}

async function buildSlots(db: Db): Promise<void> {
  const template = {
    storeId: 1,
    deliveryServiceId: 2,
    weekday: 1,
    beginMinute: 600,
    endMinute: 720,
    periodId: 1,
    capacity: 10,
    cutoffMinutes: 240,
  }
  const at = (offset: number, time: string) => new Date(`${day(offset)}T${time}:00Z`)
  const window = (offset: number, begin: string, end: string, cutoff = at(offset - 1, '19:00')) => ({
    day: day(offset),
    beginAt: at(offset, begin),
    endAt: at(offset, end),
    cutoffAt: cutoff,
  })
  const home = { storeId: 1, deliveryServiceId: 2, periodId: 1, capacity: 10 }
  const rows: Record<SlotName, Omit<typeof slot.$inferInsert, 'templateId'>> = {
    tomorrowMorning: { ...home, ...window(1, '09:00', '11:00', at(1, '05:00')) },
    tomorrowAfternoon: { ...home, ...window(1, '15:00', '17:00', at(1, '05:00')), periodId: 2 },
    laterMorning: { ...home, ...window(2, '09:00', '11:00'), feeCents: 290 },
    full: { ...home, ...window(2, '15:00', '17:00'), periodId: 2, booked: 10 },
    closed: { ...home, ...window(0, '17:00', '19:00', at(0, '07:00')), periodId: 3 },
    pickup: { ...home, ...window(1, '09:00', '11:00', at(1, '05:00')), deliveryServiceId: 1 },
    locker: { ...home, ...window(1, '09:00', '11:00', at(1, '05:00')), deliveryServiceId: 5 },
    torinoHome: { ...home, ...window(2, '09:00', '11:00'), storeId: 2 },
  }
  for (const [index, name] of slotNames.entries()) {
    const row = rows[name]
    await db
      .insert(slotTemplate)
      .values({ ...template, id: index + 1, storeId: row.storeId, deliveryServiceId: row.deliveryServiceId })
    await db.insert(slot).values({ ...row, id: index + 1, templateId: index + 1 })
  }
}

/** Rows above carry their own ids; the next one made by the shop must not meet them. */
async function resetSequences(db: Db): Promise<void> {
  for (const table of [
    'cooperative',
    'warehouse',
    'store',
    'address',
    'category',
    'vendor',
    'product',
    'slot_template',
    'slot',
  ])
    await db.execute(`select setval(pg_get_serial_sequence('${table}', 'id'), 1000)`)
}
