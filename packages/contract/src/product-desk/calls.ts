import { call } from '../call.ts'
import type * as schemas from './product-desk.ts'

/** Who looks after the goods of the stores. */
const roles = ['shopkeeper'] as const

export const deskProducts = call<typeof schemas.deskProducts>({
  method: 'GET',
  base: '/api',
  path: '/desk/products',
  access: 'backoffice',
  roles,
  effect: 'read',
})

export const deskProduct = call<typeof schemas.deskProduct>({
  method: 'GET',
  base: '/api',
  path: '/desk/product',
  access: 'backoffice',
  roles,
  effect: 'read',
})

export const deskProductSale = call<typeof schemas.deskProductSale>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/sale',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const deskProductStock = call<typeof schemas.deskProductStock>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/stock',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const deskProductPrice = call<typeof schemas.deskProductPrice>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/price',
  access: 'backoffice',
  roles,
  effect: 'write',
})
