import { and, asc, between, eq, getTableColumns, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { cart, openCartStates } from '../../trade/cart/cart.tables.ts'
import { address, type AddressType } from './addresses.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import {
  cooperative,
  coverage,
  deliveryService,
  type ServiceKind,
  store,
  storeService,
  warehouse,
} from './stores.tables.ts'
import { zoneReaching } from './drawn-area.ts'

export type AddressRow = typeof address.$inferSelect
export type NewAddress = Omit<typeof address.$inferInsert, 'id' | 'userId' | 'storeId' | 'createdAt'>

export interface ListedAddress extends AddressRow {
  serviceKind: ServiceKind
  /** A store reaches it by its service; the places of a store always are. */
  covered: boolean
  /** The cart of the customer asking goes there. */
  selected: boolean
  /** The cooperative whose store it is; null for a customer's own address. */
  cooperative: { id: number; name: string } | null
  /** From the position asked about, where there is one. */
  metres?: number
}

const reached = sql<boolean>`${address.storeId} is not null or exists (
  select 1 from ${store} left join ${storeService} on ${storeService.storeId} = ${store.id}
      and ${storeService.deliveryServiceId} = ${address.deliveryServiceId}
    left join ${coverage} on ${coverage.storeId} = ${store.id}
      and ${coverage.deliveryServiceId} = ${address.deliveryServiceId} and ${coverage.postalCode} = ${address.postalCode}
  where ${store.active} and ${zoneReaching(storeService.area, address, coverage.zoneId)} is not null)`

const cartOf = (userId: number, inState: SQL) => and(eq(cart.addressId, address.id), eq(cart.userId, userId), inState)

const isOpen = sql`${cart.state} in ${openCartStates}`

const openCartOf = (userId: number) => cartOf(userId, isOpen)
/** While an order is being changed, the ordinary cart waits, with its address unchanged. */
const openOrWaitingCartOf = (userId: number) => cartOf(userId, sql`(${isOpen} or ${cart.state} = 'waiting')`)

/** The customer has a draft open over a placed order. */
export const isChangingOrder = async (db: Reader, userId: number): Promise<boolean> =>
  (await db.$count(cart, and(eq(cart.userId, userId), eq(cart.state, 'changing')))) > 0

function listed(db: Reader, userId: number, condition: SQL | undefined): Promise<ListedAddress[]> {
  return db
    .select({
      ...getTableColumns(address),
      serviceKind: deliveryService.kind,
      covered: reached,
      selected: sql<boolean>`${cart.id} is not null`,
      cooperative: sql<null>`null`,
    })
    .from(address)
    .innerJoin(deliveryService, eq(deliveryService.id, address.deliveryServiceId))
    .leftJoin(cart, openCartOf(userId))
    .where(condition)
    .orderBy(asc(address.id))
}

export interface MineFilter {
  addressId?: number | undefined
  type?: AddressType | undefined
  deliveryServiceId?: number | undefined
}

/** The address book of one customer; another customer's address is not found. */
export function findMine(db: Reader, userId: number, filter: MineFilter): Promise<ListedAddress[]> {
  const { addressId, type, deliveryServiceId } = filter
  return listed(
    db,
    userId,
    and(
      eq(address.userId, userId),
      addressId === undefined ? undefined : eq(address.id, addressId),
      type === undefined ? undefined : eq(address.type, type),
      deliveryServiceId === undefined ? undefined : eq(address.deliveryServiceId, deliveryServiceId),
    ),
  )
}

export interface PlaceFilter {
  storeId?: number | undefined
  deliveryServiceId?: number | undefined
}

export interface Place extends ListedAddress {
  latitude: number
  longitude: number
}

/**
 * The places where goods can be fetched: pickup places, lockers and quays of active stores, standing at their shop
 * unless they say where.
 */
export function findPlaces(db: Reader, userId: number, filter: PlaceFilter): Promise<Place[]> {
  const { storeId, deliveryServiceId } = filter
  return db
    .select({
      ...getTableColumns(address),
      serviceKind: deliveryService.kind,
      covered: sql<boolean>`true`,
      selected: sql<boolean>`${cart.id} is not null`,
      latitude: sql<number>`coalesce(${address.latitude}, ${warehouse.latitude})`,
      longitude: sql<number>`coalesce(${address.longitude}, ${warehouse.longitude})`,
      cooperative: { id: cooperative.id, name: cooperative.name },
    })
    .from(address)
    .innerJoin(deliveryService, eq(deliveryService.id, address.deliveryServiceId))
    .innerJoin(store, and(eq(store.id, address.storeId), eq(store.active, true)))
    .innerJoin(warehouse, eq(warehouse.id, store.warehouseId))
    .innerJoin(cooperative, eq(cooperative.id, store.cooperativeId))
    .leftJoin(cart, openCartOf(userId))
    .where(
      and(
        eq(address.active, true),
        storeId === undefined ? undefined : eq(address.storeId, storeId),
        deliveryServiceId === undefined ? undefined : eq(address.deliveryServiceId, deliveryServiceId),
      ),
    )
    .orderBy(asc(store.position), asc(store.id), asc(address.id))
}

/** An address this customer may send a cart to: their own, or a place of a store. */
export async function findSelectable(db: Reader, userId: number, addressId: number): Promise<AddressRow | undefined> {
  const [row] = await db
    .select()
    .from(address)
    .where(
      and(
        eq(address.id, addressId),
        eq(address.active, true),
        sql`(${address.userId} = ${userId} or ${isNotNull(address.storeId)})`,
      ),
    )
  return row
}

/** City, province and postal code of everything the shop runs, to confirm addresses by. */
export function findKnownPlaces(db: Reader, city: string) {
  const inCity = sql`lower(${city.trim()})`
  return db
    .selectDistinct({ city: warehouse.city, province: warehouse.province, postalCode: warehouse.postalCode })
    .from(warehouse)
    .where(sql`lower(${warehouse.city}) = ${inCity}`)
    .union(
      db
        .selectDistinct({ city: address.city, province: address.province, postalCode: address.postalCode })
        .from(address)
        .where(and(isNotNull(address.storeId), sql`lower(${address.city}) = ${inCity}`)),
    )
}

export interface CoveringStore {
  storeId: number
  zoneId: number
  kind: ServiceKind
}

/** Active stores whose postal codes have this one, or one of a run of them, by a service, in the order stores are shown. */
export function findCoveringStores(
  db: Reader,
  deliveryServiceId: number,
  postalCode: string,
  last = postalCode,
): Promise<CoveringStore[]> {
  return db
    .select({ storeId: store.id, zoneId: coverage.zoneId, kind: deliveryService.kind })
    .from(coverage)
    .innerJoin(store, and(eq(store.id, coverage.storeId), eq(store.active, true)))
    .innerJoin(deliveryService, eq(deliveryService.id, coverage.deliveryServiceId))
    .where(and(eq(coverage.deliveryServiceId, deliveryServiceId), between(coverage.postalCode, postalCode, last)))
    .orderBy(asc(store.position), asc(store.id))
}

/** Active stores that reach an address by a service, in the order stores are shown. */
export function findStoresReaching(
  db: Reader,
  deliveryServiceId: number,
  place: Pick<NewAddress, 'postalCode' | 'latitude' | 'longitude'>,
): Promise<CoveringStore[]> {
  const position = {
    latitude: sql`${place.latitude ?? null}::float8`,
    longitude: sql`${place.longitude ?? null}::float8`,
  }
  const zoneId = zoneReaching(storeService.area, position, coverage.zoneId)
  return db
    .select({ storeId: store.id, zoneId: sql<number>`${zoneId}`, kind: deliveryService.kind })
    .from(store)
    .innerJoin(deliveryService, eq(deliveryService.id, deliveryServiceId))
    .leftJoin(
      storeService,
      and(eq(storeService.storeId, store.id), eq(storeService.deliveryServiceId, deliveryServiceId)),
    )
    .leftJoin(
      coverage,
      and(
        eq(coverage.storeId, store.id),
        eq(coverage.deliveryServiceId, deliveryServiceId),
        eq(coverage.postalCode, place.postalCode),
      ),
    )
    .where(and(eq(store.active, true), isNotNull(zoneId)))
    .orderBy(asc(store.position), asc(store.id))
}

/** Under the customer's lock: of two concurrent writes the second sees what the first wrote. */
export async function countAddresses(tx: Tx, userId: number): Promise<number> {
  await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for('no key update')
  return tx.$count(address, eq(address.userId, userId))
}

export async function insertAddress(tx: Reader, userId: number, values: NewAddress): Promise<number> {
  const [row] = await tx
    .insert(address)
    .values({ ...values, userId })
    .returning({ id: address.id })
  if (row === undefined) throw new Error('the address was not inserted')
  return row.id
}

/** False when the customer has no such address. */
export async function updateAddress(
  tx: Reader,
  userId: number,
  addressId: number,
  values: NewAddress,
): Promise<boolean> {
  const changed = await tx
    .update(address)
    .set(values)
    .where(and(eq(address.id, addressId), eq(address.userId, userId)))
    .returning({ id: address.id })
  return changed.length === 1
}

/** False when the customer has no such usable address. */
export async function setDefaultAddress(db: Reader, userId: number, addressId: number): Promise<boolean> {
  const changed = await db
    .update(appUser)
    .set({ defaultDeliveryAddressId: addressId })
    .where(
      and(
        eq(appUser.id, userId),
        sql`exists (select 1 from ${address} a where a.id = ${addressId} and a.user_id = ${userId} and a.active)`,
      ),
    )
    .returning({ id: appUser.id })
  return changed.length === 1
}

/** False when no store that is open has such a place; without a place there is no favourite any more. */
export async function setFavouritePlace(db: Reader, userId: number, placeId: number | undefined): Promise<boolean> {
  const isPlace = sql`exists (select 1 from ${address} a join ${store} s on s.id = a.store_id and s.active
    where a.id = ${placeId ?? null} and a.user_id is null and a.active)`
  const changed = await db
    .update(appUser)
    .set({ defaultStoreAddressId: placeId ?? null })
    .where(and(eq(appUser.id, userId), placeId === undefined ? undefined : isPlace))
    .returning({ id: appUser.id })
  return changed.length === 1
}

export async function deleteAddressesOf(tx: Tx, userId: number): Promise<void> {
  await tx.delete(address).where(eq(address.userId, userId))
}

/**
 * Deletes an address unless a cart of the customer goes there, a waiting one included. False when nothing was deleted.
 */
export async function deleteUnusedAddress(tx: Tx, userId: number, addressId: number): Promise<boolean> {
  const deleted = await tx
    .delete(address)
    .where(
      and(
        eq(address.id, addressId),
        eq(address.userId, userId),
        sql`not exists (select 1 from ${cart} where ${openOrWaitingCartOf(userId)})`,
      ),
    )
    .returning({ id: address.id })
  if (deleted.length === 0) return false
  await tx
    .update(appUser)
    .set({ defaultDeliveryAddressId: null })
    .where(and(eq(appUser.id, userId), eq(appUser.defaultDeliveryAddressId, addressId)))
  return true
}
