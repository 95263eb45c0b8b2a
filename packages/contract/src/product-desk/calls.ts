import { call } from '../call.ts'
import type * as changes from './product-changes.ts'
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

/** One file, `picture`. */
export const deskProductPicture = call<typeof changes.deskProductPicture>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/picture',
  shape: 'multipart',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const deskPictureRemove = call<typeof changes.deskPictureRemove>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/picture-remove',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const deskProductClassList = call<typeof changes.deskProductClassList>({
  method: 'GET',
  base: '/api',
  path: '/desk/product/class-list',
  access: 'backoffice',
  roles,
  effect: 'read',
})

export const deskProductClasses = call<typeof changes.deskProductClasses>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/classes',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const deskClassMake = call<typeof changes.deskClassMake>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/class-make',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const deskClassRename = call<typeof changes.deskClassRename>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/class-rename',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const deskClassLimit = call<typeof changes.deskClassLimit>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/class-limit',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const deskProductPromotion = call<typeof changes.deskProductPromotion>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/promotion',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const deskPromotionDays = call<typeof changes.deskPromotionDays>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/promotion-days',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const deskPromotionEnd = call<typeof changes.deskPromotionEnd>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/promotion-end',
  access: 'backoffice',
  roles,
  effect: 'write',
})
