import * as calls from '@bottega/contract/delivery/calls.ts'
import { anonymousUserId } from '@bottega/rules/people/account.ts'
import { customerOf, handlersOf } from '../../kernel/calls/call-handler.ts'
import { addressFormOf, presentAddress } from './addresses.presenter.ts'
import {
  checkAddress,
  deleteAddress,
  listForService,
  listMine,
  listOfStore,
  makeDefault,
  makeFavourite,
  myAddress,
  saveAddress,
} from './addresses.service.ts'
import { storePresentation } from './proximity/proximity.routes.ts'
import { presentStore } from './stores.presenter.ts'
import { listStores, storeById } from './stores.service.ts'

const storeHandlers = handlersOf(calls, {
  storesList: async ({ shop, visitor }) => {
    const stores = await listStores(shop.db, visitor.site)
    const how = await storePresentation({ shop, visitor })
    return { data: { stores: stores.map((store) => presentStore(store, how)) } }
  },
  storesView: async ({ shop, visitor }, { query }) => {
    const store = await storeById(shop.db, visitor.site, query.store_id)
    return { data: { store: presentStore(store, await storePresentation({ shop, visitor })) } }
  },
})

const addressHandlers = handlersOf(calls, {
  storesSetFavourite: async ({ shop, visitor }, { body: { address_id: placeId } }) => {
    const user = customerOf(visitor)
    await makeFavourite(shop.db, user.userId, placeId)
    const infos = placeId === undefined ? [] : [{ code: 'info.store.favouriteSet' as const }]
    return { data: {}, user: { ...user, defaultStoreAddressId: placeId ?? null }, infos }
  },
  addressesList: async ({ shop, visitor }, { query }) => {
    const rows = await listMine(shop.db, visitor.site, customerOf(visitor), { type: query.address_type })
    return { data: { addresses: rows.map(presentAddress) } }
  },
  addressesByService: async ({ shop, visitor }, { query }) => {
    const { latitude, longitude } = query
    const rows = await listForService(shop.db, visitor.site, customerOf(visitor), {
      deliveryServiceId: query.delivery_service_id,
      type: query.address_type,
      position: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
      metres: query.distance,
    })
    return { data: { addresses: rows.map(presentAddress) } }
  },
  addressesOfStore: async ({ shop, visitor }, { query }) => {
    const { storeId } = await storeById(shop.db, visitor.site, query.store_id)
    const rows = await listOfStore(shop.db, visitor.site, visitor.user?.userId ?? anonymousUserId, storeId)
    return { data: { addresses: rows.map(presentAddress) } }
  },
  addressesView: async ({ shop, visitor }, { query }) => {
    const row = await myAddress(shop.db, visitor.site, customerOf(visitor), query.address_id)
    return { data: { address: presentAddress(row) } }
  },
  addressesCheck: async ({ shop, visitor }, { body }) => {
    await checkAddress(shop.db, visitor.site, customerOf(visitor), addressFormOf(body))
    return { data: { covered: true, validated: true } }
  },
  addressesUpdate: async ({ shop, visitor }, { body }) => {
    const insists = body.saveAnyway ?? false
    const row = await saveAddress(shop.db, visitor.site, customerOf(visitor), addressFormOf(body), insists)
    return { data: { address: presentAddress(row) }, infos: [{ code: 'info.address.saved' }] }
  },
  addressesSaveNew: async ({ shop, visitor }, { body }) => {
    const form = { ...addressFormOf(body), addressId: undefined }
    const row = await saveAddress(shop.db, visitor.site, customerOf(visitor), form, body.saveAnyway ?? false)
    return { data: { address: presentAddress(row) }, infos: [{ code: 'info.address.saved' }] }
  },
  addressesSetDefault: async ({ shop, visitor }, { body: { address_id: addressId } }) => {
    await makeDefault(shop.db, customerOf(visitor).userId, addressId)
    return { data: { defaultDeliveryAddressId: addressId }, infos: [{ code: 'info.address.defaultSet' }] }
  },
  addressesDelete: async ({ shop, visitor }, { query }) => {
    await deleteAddress(shop.db, customerOf(visitor), query.address_id)
    return { data: {}, infos: [{ code: 'info.address.deleted' }] }
  },
})

/**
 * Stores and the address book. What changes the cart (select store, address, slot) is the cart's. (Shopping core,
 * section 7)
 */
export const storesHandlers = [...storeHandlers, ...addressHandlers]
