import { expect, test } from 'vitest'
import { isAboutCartOf } from './repeated-submit.ts'

const order = { cartId: 1, version: 4 }
const [same, changed, next] = [
  { cartId: 1, version: 4 },
  { cartId: 1, version: 5 },
  { cartId: 2, version: 7 },
]

test.each([
  ['while the cart is still there', { cart: same, seenVersion: 4 }],
  ['without saying which version', { cart: same, seenVersion: undefined }],
  ['once the cart is used up', { cart: undefined, seenVersion: 4 }],
  ['once the cart is used up, without saying which version', { cart: undefined, seenVersion: undefined }],
  ['after the cart was changed', { cart: changed, seenVersion: 4 }],
  ['after the next cart was begun', { cart: next, seenVersion: 4 }],
])('a submit is repeated %s', (_, submit) => expect(isAboutCartOf(order, submit)).toBe(true))

test.each([
  ['of another version', { cart: changed, seenVersion: 5 }],
  ['of the changed cart, without saying which version', { cart: changed, seenVersion: undefined }],
  ['of the next cart', { cart: next, seenVersion: 7 }],
  ['of the next cart, without saying which version', { cart: next, seenVersion: undefined }],
  ['of the next cart at the same version', { cart: { cartId: 2, version: 4 }, seenVersion: 4 }],
  ['of another version, with no cart left', { cart: undefined, seenVersion: 5 }],
])('a submit is not repeated that is %s', (_, submit) => expect(isAboutCartOf(order, submit)).toBe(false))
