import { plainWords } from '@bottega/rules/text/plain-words.ts'
import { metresBetween, nearMetres, type Position } from '@bottega/rules/delivery/places/distance.ts'
import type { Config } from '../../kernel/settings/config.ts'
import type { Reader } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { listPlaces } from '../../places/stores/addresses.service.ts'
import { listStores, type StoreWithServices } from '../../places/stores/stores.service.ts'
import { findWarehouses, type WarehouseRow } from './warehouses.repository.ts'

export interface LocatedWarehouse {
  warehouse: WarehouseRow
  /** The store one can order from there. */
  store: StoreWithServices | undefined
  /** Of the places where its orders are collected. */
  addressIds: readonly number[]
  /** From the position asked about. */
  metres: number | undefined
}

export interface WarehouseFilter {
  words?: string | undefined
  parentId?: number | undefined
  classId?: number | undefined
  cooperativeId?: number | undefined
  deliveryServiceId?: number | undefined
  leafletTypeId?: number | undefined
  position?: Position | undefined
  /** Default `nearMetres`. */
  metres?: number | undefined
}

/** Shops that pass every filter; nearest first where a position is given, else by town. */
export async function listWarehouses(
  db: Reader,
  site: Config['SITE'],
  filter: WarehouseFilter,
): Promise<LocatedWarehouse[]> {
  const [warehouses, stores] = [await findWarehouses(db), await listStores(db, site)]
  const places = Map.groupBy(await listPlaces(db, site, {}), ({ storeId }) => storeId)
  const storeOf = new Map(stores.map((store) => [store.warehouseId, store]))
  const { position, metres: within = nearMetres } = filter
  const found = warehouses
    .map((warehouse) => {
      const store = storeOf.get(warehouse.id)
      const addressIds = (store && places.get(store.storeId))?.map(({ id }) => id) ?? []
      return { warehouse, store, addressIds, metres: position && metresBetween(position, warehouse) }
    })
    .filter((located) => passes(located, filter) && (located.metres ?? 0) <= within)
  return position === undefined ? found : found.toSorted((one, other) => (one.metres ?? 0) - (other.metres ?? 0))
}

function passes({ warehouse, store }: LocatedWarehouse, filter: WarehouseFilter): boolean {
  const is = <Value>(wanted: Value | undefined, value: Value) => wanted === undefined || wanted === value
  return (
    is<number | null>(filter.parentId, warehouse.parentWarehouseId) &&
    is<number | null>(filter.classId, warehouse.warehouseClassId) &&
    is<number | null>(filter.leafletTypeId, warehouse.leafletTypeId) &&
    is(filter.cooperativeId, warehouse.cooperativeId) &&
    (filter.deliveryServiceId === undefined ||
      store?.services.some(({ deliveryServiceId }) => deliveryServiceId === filter.deliveryServiceId) === true) &&
    hasWords(warehouse, filter.words)
  )
}

/** Every word begins one of the shop's: "mil rom" is Milano, Corso di Porta Romana. */
function hasWords({ name, street, city, province, postalCode }: WarehouseRow, words = ''): boolean {
  const wanted = plainWords(words).split(' ').filter(Boolean)
  if (wanted.length === 0) return true
  const own = plainWords([name, street, city, province, postalCode].join(' ')).split(' ')
  return wanted.every((word) => own.some((one) => one.startsWith(word)))
}

/** One shop with the places where its orders are collected. */
export async function viewWarehouse(db: Reader, site: Config['SITE'], named: { slug?: string; warehouseId?: number }) {
  const located = (await listWarehouses(db, site, {})).find(({ warehouse }) =>
    named.warehouseId === undefined ? warehouse.slug === named.slug : warehouse.id === named.warehouseId,
  )
  if (located === undefined) throw new ShopError('error.store.notFound')
  const { store } = located
  const places = store === undefined ? [] : await listPlaces(db, site, { storeId: store.storeId })
  return { located, places }
}
