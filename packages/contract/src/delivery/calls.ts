import { call } from '../call.ts'
import type * as stores from './stores.ts'
import type * as proximity from './proximity.ts'
import type * as addresses from './addresses.ts'
import type * as timeslots from './timeslots.ts'

export const storesList = call<typeof stores.storesList>({
  method: 'GET',
  path: '/store/list',
  access: 'public',
  effect: 'read',
})

export const storesView = call<typeof stores.storesView>({
  method: 'GET',
  path: '/store/view',
  access: 'public',
  effect: 'read',
})

export const storesSelect = call<typeof stores.storesSelect>({
  method: 'POST',
  path: '/store/select',
  access: 'customer',
  effect: 'write',
  unconfirmed: true,
})

/** The store whose places come first and whose pin is marked. (Content and discovery, section 2: favourite store) */
export const storesSetFavourite = call<typeof stores.storesSetFavourite>({
  method: 'POST',
  path: '/store/set-favourite',
  access: 'customer',
  effect: 'write',
})

export const proximityList = call<typeof proximity.proximityList>({
  method: 'GET',
  path: '/store-proximity/list',
  access: 'public',
  effect: 'read',
})

export const proximityLocalize = call<typeof proximity.proximityLocalize>({
  method: 'GET',
  path: '/store-proximity/localize',
  access: 'public',
  effect: 'read',
})

export const proximitySelect = call<typeof proximity.proximitySelect>({
  method: 'GET',
  path: '/store-proximity/select',
  access: 'customer',
  effect: 'write',
  unconfirmed: true,
})

export const disclaimersList = call<typeof stores.disclaimersList>({
  method: 'GET',
  path: '/registration-disclaimer/list',
  access: 'public',
  effect: 'read',
})

export const personInfoUpdate = call<typeof stores.personInfoUpdate>({
  method: 'POST',
  path: '/registration/update_person_info',
  access: 'customer',
  effect: 'write',
  personal: true,
  unconfirmed: true,
})

export const addressesList = call<typeof addresses.addressesList>({
  method: 'GET',
  path: '/user-address/list',
  access: 'customer',
  effect: 'read',
})

export const addressesByService = call<typeof addresses.addressesByService>({
  method: 'GET',
  path: '/user-address/delivery-service-list',
  access: 'customer',
  effect: 'read',
})

export const addressesOfStore = call<typeof addresses.addressesOfStore>({
  method: 'GET',
  path: '/user-address/list-store',
  access: 'public',
  effect: 'read',
})

export const addressesView = call<typeof addresses.addressesView>({
  method: 'GET',
  path: '/user-address/view',
  access: 'owner',
  effect: 'read',
})

export const addressesCheck = call<typeof addresses.addressesCheck>({
  method: 'POST',
  path: '/user-address/check',
  access: 'customer',
  effect: 'read',
})

export const addressesUpdate = call<typeof addresses.addressesUpdate>({
  method: 'POST',
  path: '/user-address/update',
  access: 'owner',
  effect: 'write',
  unconfirmed: true,
})

export const addressesSaveNew = call<typeof addresses.addressesSaveNew>({
  method: 'POST',
  path: '/user-address/save-new-address',
  access: 'customer',
  effect: 'write',
  unconfirmed: true,
})

export const addressesSelect = call<typeof addresses.addressesSelect>({
  method: 'POST',
  path: '/user-address/select',
  access: 'owner',
  effect: 'write',
  unconfirmed: true,
})

export const addressesSetDefault = call<typeof addresses.addressesSetDefault>({
  method: 'POST',
  path: '/user-address/set-default',
  access: 'owner',
  effect: 'write',
  unconfirmed: true,
})

export const addressesDelete = call<typeof addresses.addressesDelete>({
  method: 'GET',
  path: '/user-address/delete',
  access: 'owner',
  effect: 'write',
  unconfirmed: true,
})

export const timeslotsList = call<typeof timeslots.timeslotsList>({
  method: 'GET',
  path: '/timeslot/list',
  access: 'public',
  effect: 'read',
})

export const timeslotsAutoAssign = call<typeof timeslots.timeslotsAutoAssign>({
  method: 'POST',
  path: '/timeslot/auto-assign',
  access: 'customer',
  effect: 'write',
  unconfirmed: true,
})

export const timeslotsSelect = call<typeof timeslots.timeslotsSelect>({
  method: 'GET',
  path: '/timeslot/select',
  access: 'customer',
  effect: 'write',
  unconfirmed: true,
})

export const deliveryFeeView = call<typeof timeslots.deliveryFeeView>({
  method: 'GET',
  path: '/delivery-fee/view',
  access: 'public',
  effect: 'read',
})
