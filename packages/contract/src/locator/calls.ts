import { call } from '../call.ts'
import type * as places from './places.ts'
import type * as warehouses from './warehouses.ts'

export const warehousesSearch = call<typeof warehouses.warehousesSearch>({
  method: 'GET',
  path: '/warehouse-locator/search',
  access: 'public',
  effect: 'read',
  cached: true,
})

/** Ours: the protocol reads one shop out of the list of all. */
export const warehousesView = call<typeof warehouses.warehousesView>({
  method: 'GET',
  path: '/warehouse-locator/view',
  access: 'public',
  effect: 'read',
  cached: true,
})

export const warehousesFind = call<typeof warehouses.warehousesFind>({
  method: 'GET',
  path: '/warehouse/find',
  access: 'public',
  effect: 'read',
})

export const warehousesFindByCoordinates = call<typeof warehouses.warehousesFindByCoordinates>({
  method: 'GET',
  path: '/warehouse/find-by-coordinates',
  access: 'public',
  effect: 'read',
})

export const placesList = call<typeof places.placesList>({
  method: 'GET',
  path: '/address/list',
  access: 'public',
  effect: 'read',
})

export const placesView = call<typeof places.placesView>({
  method: 'GET',
  path: '/address/view',
  access: 'public',
  effect: 'read',
})

export const placesByService = call<typeof places.placesByService>({
  method: 'GET',
  path: '/address/delivery-service-list',
  access: 'public',
  effect: 'read',
})

export const placesCheck = call<typeof places.placesCheck>({
  method: 'POST',
  path: '/address/check',
  access: 'public',
  effect: 'read',
})

export const placesReached = call<typeof places.placesReached>({
  method: 'GET',
  path: '/address/geo-service-coverage',
  access: 'public',
  effect: 'read',
})

export const homeDeliveryList = call<typeof places.homeDeliveryList>({
  method: 'GET',
  path: '/geo/homedelivery-list-simple',
  access: 'public',
  effect: 'read',
})
