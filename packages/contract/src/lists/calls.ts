import { call } from '../call.ts'
import type * as schemas from './lists.ts'

export const listsList = call<typeof schemas.listsList>({
  method: 'GET',
  path: '/wishlist/list',
  access: 'public',
  effect: 'read',
})

export const listsView = call<typeof schemas.listsView>({
  method: 'GET',
  path: '/wishlist/view',
  access: 'owner',
  effect: 'read',
})

export const listsInsert = call<typeof schemas.listsInsert>({
  method: 'POST',
  path: '/wishlist/insert',
  access: 'customer',
  effect: 'write',
})

export const listsUpdate = call<typeof schemas.listsUpdate>({
  method: 'POST',
  path: '/wishlist/update',
  access: 'owner',
  effect: 'write',
})

export const listsDelete = call<typeof schemas.listsDelete>({
  method: 'POST',
  path: '/wishlist/delete',
  access: 'owner',
  effect: 'write',
})

export const listsAddProducts = call<typeof schemas.listsAddProducts>({
  method: 'POST',
  path: '/wishlist/add_prod',
  access: 'owner',
  effect: 'write',
})

export const listsDeleteProducts = call<typeof schemas.listsDeleteProducts>({
  method: 'POST',
  path: '/wishlist/delete_prods',
  access: 'owner',
  effect: 'write',
})

export const listsUpdateProducts = call<typeof schemas.listsUpdateProducts>({
  method: 'POST',
  path: '/wishlist/update_prods',
  access: 'owner',
  effect: 'write',
})

export const listsAddLeafletProducts = call<typeof schemas.listsAddLeafletProducts>({
  method: 'POST',
  path: '/wishlist/add_leaflet_prods',
  access: 'customer',
  effect: 'write',
})

export const listsSelect = call<typeof schemas.listsSelect>({
  method: 'POST',
  path: '/wishlist/select',
  access: 'owner',
  effect: 'write',
})

export const listsConfirm = call<typeof schemas.listsConfirm>({
  method: 'POST',
  path: '/wishlist/confirm',
  access: 'owner',
  effect: 'write',
})

export const listsShares = call<typeof schemas.listsShares>({
  method: 'GET',
  path: '/wishlist/shares',
  access: 'owner',
  effect: 'read',
})

export const listsShare = call<typeof schemas.listsShare>({
  method: 'POST',
  path: '/wishlist/share',
  access: 'owner',
  effect: 'write',
  personal: true,
})

export const listsUnshare = call<typeof schemas.listsUnshare>({
  method: 'POST',
  path: '/wishlist/unshare',
  access: 'owner',
  effect: 'write',
  personal: true,
})
