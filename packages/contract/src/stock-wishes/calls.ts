import { call } from '../call.ts'
import type * as schemas from './stock-wishes.ts'

export const stockWishList = call<typeof schemas.stockWishList>({
  method: 'GET',
  path: '/stock-wish/list',
  access: 'customer',
  effect: 'read',
})

export const stockWishAdd = call<typeof schemas.stockWishAdd>({
  method: 'POST',
  path: '/stock-wish/add',
  access: 'customer',
  effect: 'write',
})

export const stockWishDelete = call<typeof schemas.stockWishDelete>({
  method: 'POST',
  path: '/stock-wish/delete',
  access: 'owner',
  effect: 'write',
})

export const stockWishDeleteAll = call<typeof schemas.stockWishDeleteAll>({
  method: 'POST',
  path: '/stock-wish/delete-all',
  access: 'customer',
  effect: 'write',
})
