import { isPlausibleAddress, missingAddressFields } from '@bottega/rules/delivery/places/address.ts'
import { deliveryService } from '@bottega/rules/delivery/delivery-services.ts'
import { metresBetween, nearMetres, type Position } from '@bottega/rules/delivery/places/distance.ts'
import { anonymousUserId } from '@bottega/rules/people/account.ts'
import type { Config } from '../../kernel/settings/config.ts'
import type { Db, Reader, Tx } from '../../kernel/database/database.ts'
import type { AddressType } from './addresses.tables.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { SessionUser } from '../../kernel/visitor.ts'
import {
  countAddresses,
  deleteAddressesOf,
  deleteUnusedAddress,
  findCoveringStores,
  findKnownPlaces,
  findMine,
  findPlaces,
  findStoresReaching,
  insertAddress,
  isChangingOrder,
  setDefaultAddress,
  setFavouritePlace,
  type ListedAddress,
  type MineFilter,
  type NewAddress,
  updateAddress,
} from './addresses.repository.ts'
import { townsNamed } from '../geo/geocoder.ts'
import { crediblePosition } from './credible-position.ts'
import { siteOffers } from './site-services.ts'

/** The fields a customer typed; `addressId` is absent for a new one. */
export interface AddressForm extends NewAddress {
  addressId: number | undefined
}

type Site = Config['SITE']

const onSite = (site: Site) => (row: ListedAddress) => ({
  ...row,
  covered: row.covered && siteOffers(site, row.serviceKind),
})

export async function listMine(
  db: Reader,
  site: Site,
  user: SessionUser,
  filter: MineFilter = {},
): Promise<ListedAddress[]> {
  const rows = await findMine(db, user.userId, filter)
  return favouritesFirst(rows.map(onSite(site)), user)
}

export async function myAddress(db: Reader, site: Site, user: SessionUser, addressId: number): Promise<ListedAddress> {
  const [row] = await listMine(db, site, user, { addressId })
  if (row === undefined) throw new ShopError('error.address.notFound')
  return row
}

export interface Near {
  deliveryServiceId?: number | undefined
  /** Of the places; a customer's own addresses are of no store. */
  storeId?: number | undefined
  type?: AddressType | undefined
  position?: Position | undefined
  /** Default `nearMetres`. */
  metres?: number | undefined
}

/**
 * The addresses the selector offers for a service: the customer's own, and the stores' places, nearest first when a
 * position is given. Favourites come first. (Shopping core, section 2)
 */
export async function listForService(db: Reader, site: Site, user: SessionUser, near: Near): Promise<ListedAddress[]> {
  const { deliveryServiceId, type } = near
  const mine = type === 'drive' ? [] : await findMine(db, user.userId, { deliveryServiceId, type })
  const places = type === undefined || type === 'drive' ? await placesNear(db, user.userId, near) : []
  const rows = [...mine.map(onSite(site)), ...places].filter((row) => siteOffers(site, row.serviceKind))
  return favouritesFirst(rows, user)
}

/** Places of stores that this site offers, for every shopper. */
export async function listPlaces(db: Reader, site: Site, near: Omit<Near, 'type'>): Promise<ListedAddress[]> {
  const places = await placesNear(db, anonymousUserId, near)
  return places.filter((row) => siteOffers(site, row.serviceKind))
}

/** One place of a store; a customer's address is not found. */
export async function placeOfStore(db: Reader, site: Site, addressId: number): Promise<ListedAddress> {
  const place = (await listPlaces(db, site, {})).find(({ id }) => id === addressId)
  if (place === undefined) throw new ShopError('error.address.notFound')
  return place
}

async function placesNear(db: Reader, userId: number, near: Near): Promise<ListedAddress[]> {
  const { position, deliveryServiceId, storeId, metres = nearMetres } = near
  const places = await findPlaces(db, userId, { deliveryServiceId, storeId })
  if (position === undefined) return places
  return places
    .map((place) => Object.assign(place, { metres: metresBetween(position, place) }))
    .filter(({ metres: away }) => away <= metres)
    .toSorted((one, other) => one.metres - other.metres)
}

/** The first store of this site that reaches a postal code by a service. */
export async function storeReaching(
  db: Reader,
  site: Site,
  deliveryServiceId: number,
  postalCode: string,
): Promise<number | undefined> {
  const stores = await findCoveringStores(db, deliveryServiceId, postalCode)
  return stores.find(({ kind }) => siteOffers(site, kind))?.storeId
}

/** The first store of this site that reaches one of the postal codes a town has, by a service. */
export async function storeReachingTown(
  db: Reader,
  site: Site,
  deliveryServiceId: number,
  { city, province }: { city: string; province: string | undefined },
): Promise<number | undefined> {
  for (const town of townsNamed(city)) {
    if (province !== undefined && town.province !== province) continue
    for (const [first, last] of town.postalCodes) {
      const stores = await findCoveringStores(db, deliveryServiceId, first, last)
      const store = stores.find(({ kind }) => siteOffers(site, kind))
      if (store !== undefined) return store.storeId
    }
  }
  return undefined
}

/** For an anonymous visitor (`anonymousUserId`) nothing is selected. */
export async function listOfStore(db: Reader, site: Site, userId: number, storeId: number): Promise<ListedAddress[]> {
  const places = await findPlaces(db, userId, { storeId })
  return places.filter((row) => siteOffers(site, row.serviceKind))
}

function favouritesFirst(rows: ListedAddress[], user: SessionUser): ListedAddress[] {
  const favourites = new Set([user.defaultStoreAddressId, user.defaultDeliveryAddressId])
  const rank = ({ id }: ListedAddress) => (favourites.has(id) ? 0 : 1)
  return rows.toSorted((one, other) => rank(one) - rank(other))
}

const wireNames = {
  street: 'address1',
  streetNumber: 'addressNumber',
  city: 'city',
  province: 'province',
  postalCode: 'postalcode',
} as const

/**
 * Refuses an incomplete address, naming its fields, and one no store reaches; says whether the place could be
 * confirmed. (Shopping core, section 5)
 */
async function examine(db: Reader, site: Site, form: AddressForm): Promise<boolean> {
  const missing = missingAddressFields(form)
  if (missing.length > 0)
    throw new ShopError('error.address.incomplete', { fields: missing.map((field) => wireNames[field]).join(', ') })
  const stores = await findStoresReaching(db, form.deliveryServiceId, { ...form, ...credible(form) })
  if (!stores.some(({ kind }) => siteOffers(site, kind))) throw new ShopError('error.address.notCovered')
  return (
    isPlausibleAddress(form, municipalitiesNamed(form.city)) ||
    isPlausibleAddress(form, await findKnownPlaces(db, form.city))
  )
}

/** The position that is kept of an address as a program sent it. */
function credible({ postalCode, latitude, longitude }: NewAddress): Pick<NewAddress, 'latitude' | 'longitude'> {
  const none = { latitude: null, longitude: null }
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return none
  return crediblePosition(postalCode, { latitude, longitude }) ?? none
}

/** A municipality with the ends of its runs of codes: between them the delivery office is one. */
function municipalitiesNamed(city: string) {
  return townsNamed(city).flatMap(({ province, postalCodes }) =>
    postalCodes.flat().map((postalCode) => ({ city, province, postalCode })),
  )
}

/** While an order is being changed no address is edited, as on the pages. (Shopping core, section 2, "EditAddress") */
async function refuseWhileChanging(db: Reader, userId: number): Promise<void> {
  if (await isChangingOrder(db, userId)) throw new ShopError('error.order.addressLocked')
}

async function mineOrNew(db: Reader, userId: number, { addressId }: AddressForm): Promise<void> {
  if (addressId === undefined) return
  const [known] = await findMine(db, userId, { addressId })
  if (known === undefined) throw new ShopError('error.address.notFound')
}

/**
 * Nothing is saved; passes only an address that saving would take without asking. For an anonymous visitor no address
 * is known.
 */
export async function checkAddress(
  db: Reader,
  site: Site,
  user: Pick<SessionUser, 'userId'>,
  form: AddressForm,
): Promise<void> {
  await refuseWhileChanging(db, user.userId)
  await mineOrNew(db, user.userId, form)
  if (!(await examine(db, site, form))) throw new ShopError('error.address.notValidated')
}

/** Enough for every family, and a bound for what the selector carries along. */
const mostAddresses = 50

/** Locks the customer, and refuses another address where the book is full. */
export async function refuseFullBook(tx: Tx, userId: number): Promise<void> {
  if ((await countAddresses(tx, userId)) >= mostAddresses)
    throw new ShopError('error.address.tooMany', { maximum: mostAddresses })
}

/** Stores a new or changed address; one that could not be confirmed only when the customer insists. */
export function saveAddress(
  db: Db,
  site: Site,
  user: SessionUser,
  form: AddressForm,
  insists: boolean,
): Promise<ListedAddress> {
  return db.transaction(async (tx) => {
    await refuseWhileChanging(tx, user.userId)
    await mineOrNew(tx, user.userId, form)
    const validated = await examine(tx, site, form)
    if (!validated && !insists) throw new ShopError('error.address.notValidated')
    const { addressId, ...fields } = form
    const values = { ...fields, ...credible(fields), validated }
    if (addressId === undefined) {
      await refuseFullBook(tx, user.userId)
      return myAddress(tx, site, user, await insertAddress(tx, user.userId, values))
    }
    if (!(await updateAddress(tx, user.userId, addressId, values))) throw new ShopError('error.address.notFound')
    return myAddress(tx, site, user, addressId)
  })
}

/** The address the cart goes to stays. (Shopping core, section 8, "Address deletion") */
export function deleteAddress(db: Db, user: SessionUser, addressId: number): Promise<void> {
  return db.transaction(async (tx) => {
    await refuseWhileChanging(tx, user.userId)
    const [known] = await findMine(tx, user.userId, { addressId })
    if (known === undefined) throw new ShopError('error.address.notFound')
    if (!(await deleteUnusedAddress(tx, user.userId, addressId))) throw new ShopError('error.address.inUse')
  })
}

/** Deletes all addresses of a customer, used by a cart or not. */
export const forgetAddresses = (tx: Tx, userId: number): Promise<void> => deleteAddressesOf(tx, userId)

/** Only a usable address of their own. */
export async function makeDefault(db: Db, userId: number, addressId: number): Promise<void> {
  await refuseWhileChanging(db, userId)
  if (!(await setDefaultAddress(db, userId, addressId))) throw new ShopError('error.address.notFound')
}

/** Only a place where a store's orders are collected; without one the customer has no favourite any more. */
export async function makeFavourite(db: Db, userId: number, placeId: number | undefined): Promise<void> {
  if (!(await setFavouritePlace(db, userId, placeId))) throw new ShopError('error.address.notFound')
}

/** Addresses a customer types are for home delivery. */
export const homeServiceId = deliveryService.home
