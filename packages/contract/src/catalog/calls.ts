import { call } from '../call.ts'
import type * as products from './products.ts'
import type * as adv from './adv.ts'
import type * as categories from './categories.ts'

export const productsList = call<typeof products.productsList>({
  method: 'GET',
  path: '/products',
  access: 'public',
  effect: 'read',
  cached: true,
  uncachedWith: ['parent_wishlist_id', 'preferred'],
})

export const productsSuggest = call<typeof products.productsSuggest>({
  method: 'GET',
  path: '/products/suggest',
  access: 'public',
  effect: 'read',
})

export const productsAlternatives = call<typeof products.productsAlternatives>({
  method: 'GET',
  path: '/products/list-product-alternative',
  access: 'public',
  effect: 'read',
})

export const productsAlternativeDetail = call<typeof products.productsAlternativeDetail>({
  method: 'GET',
  path: '/products/product-alternative-detail',
  access: 'public',
  effect: 'read',
})

export const productsCheaper = call<typeof products.productsCheaper>({
  method: 'GET',
  path: '/products/cheaper',
  access: 'public',
  effect: 'read',
})

export const productsView = call<typeof products.productsView>({
  method: 'GET',
  path: '/products/:productId',
  access: 'public',
  effect: 'read',
  cached: true,
})

export const advList = call<typeof adv.advList>({
  method: 'GET',
  path: '/adv',
  access: 'public',
  effect: 'read',
  cached: true,
})

export const pricesList = call<typeof products.pricesList>({
  method: 'GET',
  path: '/product-price/get-prices',
  access: 'public',
  effect: 'read',
})

export const categoriesView = call<typeof categories.categoriesView>({
  method: 'GET',
  path: '/category',
  access: 'public',
  effect: 'read',
  cached: true,
  uncachedWith: ['skip_cache'],
})

export const categoriesBlock = call<typeof categories.categoriesBlock>({
  method: 'GET',
  path: '/category-block/info',
  access: 'public',
  effect: 'read',
  cached: true,
})
