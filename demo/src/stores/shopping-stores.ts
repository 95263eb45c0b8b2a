import type * as tables from '@bottega/api/all-tables.ts'
import { deliveryService as services } from '@bottega/rules/delivery/delivery-services.ts'
import { trilingual } from '../localized.ts'

/** The warehouses that hold stock and have prices. */
export const shoppingWarehouseIds = [1, 2, 3] as const

/**
 * Milano carries id 5: the specification's default store for anonymous prices and disclaimers must exist and be one
 * that can be shopped from.
 */
export const storeIds = { milano: 5, torino: 6, bolzano: 7 } as const

export const deliveryServiceRows: (typeof tables.deliveryService.$inferInsert)[] = [
  {
    id: services.storePickup,
    kind: 'storePickup',
    name: trilingual('Ritiro in negozio | Abholung im Geschäft | Store pickup'),
  },
  { id: services.home, kind: 'home', name: trilingual('Consegna a casa | Lieferung nach Hause | Home delivery') },
  {
    id: services.drive,
    kind: 'drive',
    name: trilingual('Drive, senza scendere dall’auto | Drive-in-Abholung | Drive-through pickup'),
  },
  { id: services.pickupPoint, kind: 'pickupPoint', name: trilingual('Punto di ritiro | Abholpunkt | Pickup point') },
  { id: services.locker, kind: 'locker', name: trilingual('Locker | Schließfach | Locker') },
  { id: services.boat, kind: 'boat', name: trilingual('Consegna in barca | Lieferung per Boot | Boat delivery') },
  {
    id: services.chilledLocker,
    kind: 'locker',
    name: trilingual('Locker refrigerato | Gekühltes Schließfach | Chilled locker'),
  },
  {
    id: services.companyLocker,
    kind: 'locker',
    name: trilingual('Locker in azienda | Schließfach im Betrieb | Locker at work'),
  },
]

export const storeRows: (typeof tables.store.$inferInsert & { id: number })[] = [
  { id: storeIds.milano, cooperativeId: 1, warehouseId: 1, name: 'Milano', position: 1 },
  { id: storeIds.torino, cooperativeId: 3, warehouseId: 2, name: 'Torino', position: 2 },
  { id: storeIds.bolzano, cooperativeId: 4, warehouseId: 3, name: 'Bolzano / Bozen', position: 3 },
]

export type StoreServiceRow = typeof tables.storeService.$inferInsert & {
  minimumCents: number
  feeCents: number
  bagFeeCents: number
  freeFromCents: number | null
}

const terms = (
  storeId: number,
  deliveryServiceId: number,
  minimumCents: number,
  feeCents: number,
  freeFromCents: number | null,
  bagFeeCents = 15,
): StoreServiceRow => ({
  storeId,
  deliveryServiceId,
  minimumCents,
  feeCents,
  freeFromCents,
  bagFeeCents,
})

/** Minimum, fee and the total that waives it, in cents. */
export const storeServiceRows: StoreServiceRow[] = [
  terms(storeIds.milano, services.storePickup, 0, 0, null),
  terms(storeIds.milano, services.home, 4000, 690, 9000),
  terms(storeIds.milano, services.pickupPoint, 2000, 200, 6000),
  terms(storeIds.milano, services.locker, 2000, 250, 6000),
  terms(storeIds.milano, services.boat, 5000, 990, 15_000),
  terms(storeIds.torino, services.storePickup, 0, 0, null),
  terms(storeIds.torino, services.home, 4000, 590, 8000),
  terms(storeIds.torino, services.drive, 1500, 0, null),
  terms(storeIds.torino, services.chilledLocker, 2000, 200, 5000),
  terms(storeIds.bolzano, services.storePickup, 0, 0, null),
  terms(storeIds.bolzano, services.home, 3500, 550, 8000),
  terms(storeIds.bolzano, services.drive, 1500, 0, null),
  terms(storeIds.bolzano, services.companyLocker, 1500, 0, null),
]

export const packagingIds = { paper: 1, thermal: 2, none: 3 } as const

/**
 * Ordinary bags cost what the service charges; thermal ones keep frozen goods cold to the door. The
 * last kind is shopping without bags, which costs nothing.
 */
export const packagingTypeRows: (typeof tables.packagingType.$inferInsert)[] = [
  {
    id: packagingIds.paper,
    name: trilingual('Sacchetti di carta | Papiertaschen | Paper bags'),
    description: trilingual('Riciclati e compostabili | Recycelt und kompostierbar | Recycled and compostable'),
    position: 1,
  },
  {
    id: packagingIds.thermal,
    name: trilingual('Borse termiche | Kühltaschen | Thermal bags'),
    description: trilingual(
      'Freschi e surgelati restano al freddo fino a casa | Frisches und Tiefgekühltes bleibt kalt bis nach Hause | Fresh and frozen food stays cold all the way home',
    ),
    size: '50x50',
    feeCents: 150,
    position: 2,
  },
  {
    id: packagingIds.none,
    name: trilingual('Senza sacchetti | Ohne Taschen | No bags'),
    description: trilingual(
      'La spesa arriva nelle nostre cassette, che tornano con noi: tieni pronte le tue borse | Der Einkauf kommt in unseren Kisten, die wir wieder mitnehmen: Halte eigene Taschen bereit | Your shopping comes in our crates, which go back with us: have your own bags ready',
    ),
    feeCents: 0,
    position: 3,
  },
]

/** Postal codes reached at home, by zone. Giulia's grandparents, in Sondrio, are outside all of them. */
const homeZones: { zoneId: number; storeId: number; from: number; to: number; except?: readonly number[] }[] = [
  { zoneId: 1, storeId: storeIds.milano, from: 20121, to: 20162 },
  { zoneId: 2, storeId: storeIds.milano, from: 20089, to: 20099, except: [20091, 20092, 20093, 20095] },
  { zoneId: 3, storeId: storeIds.torino, from: 10121, to: 10156 },
  { zoneId: 4, storeId: storeIds.torino, from: 10024, to: 10028 },
  { zoneId: 5, storeId: storeIds.bolzano, from: 39100, to: 39100 },
  { zoneId: 6, storeId: storeIds.bolzano, from: 39050, to: 39057, except: [39052, 39053] },
]

export function coverageRows(): (typeof tables.coverage.$inferInsert)[] {
  return homeZones.flatMap(({ zoneId, storeId, from, to, except = [] }) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index)
      .filter((code) => !except.includes(code))
      .map((code) => ({ zoneId, storeId, deliveryServiceId: services.home, postalCode: String(code) })),
  )
}
