import { call } from '../call.ts'
import type * as cart from './cart.ts'
import type * as purchaseRestriction from './cart.ts'
import type * as packaging from './cart.ts'
import type * as priceReasons from './price-reasons.ts'

export const cartView = call<typeof cart.cartView>({
  method: 'GET',
  path: '/cart/view',
  access: 'public',
  effect: 'read',
})

export const cartAdd = call<typeof cart.cartAdd>({
  method: 'POST',
  path: '/cart/add',
  access: 'shopper',
  effect: 'write',
})

export const cartUpdate = call<typeof cart.cartUpdate>({
  method: 'POST',
  path: '/cart/update',
  access: 'shopper',
  effect: 'write',
})

export const cartDelete = call<typeof cart.cartDelete>({
  method: 'POST',
  path: '/cart/delete',
  access: 'shopper',
  effect: 'write',
})

export const cartClose = call<typeof cart.cartClose>({
  method: 'POST',
  path: '/cart/close',
  access: 'shopper',
  effect: 'write',
})

export const cartAddAllFromOrder = call<typeof cart.cartAddAllFromOrder>({
  method: 'POST',
  path: '/cart/add-all-from-order',
  access: 'owner',
  effect: 'write',
})

export const cartAddAllFromWishlist = call<typeof cart.cartAddAllFromWishlist>({
  method: 'POST',
  path: '/cart/add-all-from-wishlist',
  access: 'owner',
  effect: 'write',
})

export const cartUpdateCartInfo = call<typeof cart.cartUpdateCartInfo>({
  method: 'POST',
  path: '/cart/update-cart-info',
  access: 'shopper',
  effect: 'write',
})

export const cartChoices = call<typeof cart.cartChoices>({
  method: 'GET',
  path: '/cart/choices',
  access: 'customer',
  effect: 'read',
})

export const cartChoose = call<typeof cart.cartChoose>({
  method: 'POST',
  path: '/cart/choose',
  access: 'customer',
  effect: 'write',
  unconfirmed: true,
})

export const cartPurchaseRestriction = call<typeof purchaseRestriction.cartPurchaseRestriction>({
  method: 'GET',
  path: '/cart/purchase-restriction',
  access: 'public',
  effect: 'read',
})

export const cartPriceReasons = call<typeof priceReasons.cartPriceReasons>({
  method: 'GET',
  path: '/cart/price-reasons',
  access: 'public',
  effect: 'read',
})

export const packagingTypesList = call<typeof packaging.packagingTypesList>({
  method: 'GET',
  path: '/packaging-type/list',
  access: 'public',
  effect: 'read',
})

export const cartUpdateInfos = call<typeof cart.cartUpdateInfos>({
  method: 'POST',
  path: '/cart/update-infos',
  access: 'shopper',
  effect: 'write',
})
