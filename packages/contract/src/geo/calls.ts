import { call } from '../call.ts'
import type * as schemas from './geo.ts'

export const geoSuggest = call<typeof schemas.geoSuggest>({
  method: 'GET',
  path: '/geo/suggest',
  access: 'public',
  effect: 'read',
})

export const geoReverse = call<typeof schemas.geoReverse>({
  method: 'GET',
  path: '/geo/reverse',
  access: 'public',
  effect: 'read',
})

export const geoTowns = call<typeof schemas.geoTowns>({
  method: 'GET',
  path: '/geo/towns',
  access: 'public',
  effect: 'read',
})

export const geoChooseStore = call<typeof schemas.geoChooseStore>({
  method: 'POST',
  path: '/geo/choose-store',
  access: 'public',
  effect: 'write',
})

export const geoCoverage = call<typeof schemas.geoCoverage>({
  method: 'GET',
  path: '/geo/coverage',
  access: 'public',
  effect: 'read',
})

export const geoPickupPlaces = call<typeof schemas.geoPickupPlaces>({
  method: 'GET',
  path: '/geo/pickup-places',
  access: 'public',
  effect: 'read',
})

export const geoSettings = call<typeof schemas.geoSettings>({
  method: 'GET',
  path: '/geo/settings',
  access: 'public',
  effect: 'read',
})

/** (Account and after-sales, section 7, "Addresses") */
export const geoCountries = call<typeof schemas.geoCountries>({
  method: 'GET',
  path: '/geo/country-list',
  access: 'public',
  effect: 'read',
})

export const geoProvinces = call<typeof schemas.geoProvinces>({
  method: 'GET',
  path: '/geo/province-list',
  access: 'public',
  effect: 'read',
})
