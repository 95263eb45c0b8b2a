import { call } from '../call.ts'
import type * as schemas from './leaflets.ts'

export const leafletsSearch = call<typeof schemas.leafletsSearch>({
  method: 'GET',
  path: '/leaflet/search',
  access: 'public',
  effect: 'read',
})

export const leafletsView = call<typeof schemas.leafletsView>({
  method: 'GET',
  path: '/leaflet/view',
  access: 'public',
  effect: 'read',
})

export const leafletsProducts = call<typeof schemas.leafletsProducts>({
  method: 'GET',
  path: '/leaflet/product-search',
  access: 'public',
  effect: 'read',
})
