import { call } from '../call.ts'
import type * as schemas from './articles.ts'
import type * as help from './articles.ts'

export const articlesSearch = call<typeof schemas.articlesSearch>({
  method: 'GET',
  path: '/article/search',
  access: 'public',
  effect: 'read',
  cached: true,
})

export const articlesView = call<typeof schemas.articlesView>({
  method: 'GET',
  path: '/article/view',
  access: 'public',
  effect: 'read',
  cached: true,
})

/** Ours: the protocol answers words of help with goods alone. */
export const articlesHelp = call<typeof help.articlesHelp>({
  method: 'GET',
  path: '/article/help',
  access: 'public',
  effect: 'read',
  cached: true,
})

/** Ours: the protocol has no call that puts a recipe in the cart. */
export const articlesAddToCart = call<typeof schemas.articlesAddToCart>({
  method: 'POST',
  path: '/article/add-to-cart',
  access: 'shopper',
  effect: 'write',
})
