import { call } from '../call.ts'
import type * as schemas from './live-figures.ts'

export const liveStock = call<typeof schemas.liveStock>({
  method: 'POST',
  base: '/api',
  path: '/live/stock',
  access: 'machine',
  scope: 'stock',
  effect: 'write',
})

export const livePrices = call<typeof schemas.livePrices>({
  method: 'POST',
  base: '/api',
  path: '/live/prices',
  access: 'machine',
  scope: 'prices',
  effect: 'write',
})

export const livePromotions = call<typeof schemas.livePromotions>({
  method: 'POST',
  base: '/api',
  path: '/live/promotions',
  access: 'machine',
  scope: 'promotions',
  effect: 'write',
})

export const machineKeys = call<typeof schemas.machineKeys>({
  method: 'GET',
  base: '/api',
  path: '/live/keys',
  access: 'admin',
  stores: 'own',
  effect: 'read',
})

export const machineKeyMake = call<typeof schemas.machineKeyMake>({
  method: 'POST',
  base: '/api',
  path: '/live/keys/make',
  access: 'admin',
  stores: 'own',
  effect: 'write',
})

export const machineKeyRevoke = call<typeof schemas.machineKeyRevoke>({
  method: 'POST',
  base: '/api',
  path: '/live/keys/revoke',
  access: 'admin',
  names: { key_id: 'machineKey' },
  effect: 'write',
})
