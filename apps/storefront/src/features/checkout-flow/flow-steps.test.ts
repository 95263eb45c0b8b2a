import { anonymousUser, type UserView } from '@bottega/contract/envelope.ts'
import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import { describe, expect, test } from 'vitest'
import { needOf } from './cart-need.ts'
import { stepAfter, stepForNeed } from './flow-steps.ts'

const anna = { ...anonymousUser, userId: 1 }
const place = { addressId: 1 } as NonNullable<CartView['shippingAddress']>
const slot = (holdExpired: boolean) => ({ timeslotId: 1, holdExpired }) as NonNullable<CartView['timeslot']>

describe('what a cart still needs', () => {
  test.each<[UserView, Partial<CartView>, ReturnType<typeof needOf>]>([
    [anonymousUser, { shippingAddress: place, timeslot: slot(false) }, 'needLogin'],
    [anna, {}, 'needAddress'],
    [anna, { timeslot: slot(false) }, 'needAddress'],
    [anna, { shippingAddress: place }, 'needTimeslot'],
    [anna, { shippingAddress: place, timeslot: slot(false) }, null],
  ])('user %o with %o', (user, fields, need) => {
    expect(needOf({ user, cart: fields as CartView }, 'add')).toBe(need)
    expect(needOf({ user, cart: fields as CartView }, 'buy')).toBe(need)
  })

  test('is a slot held again only where it is bought: shopping goes on in one whose hold has run out [checkout-2]', () => {
    const state = { user: anna, cart: { shippingAddress: place, timeslot: slot(true) } as CartView }
    expect(needOf(state, 'add')).toBeNull()
    expect(needOf(state, 'buy')).toBe('needTimeslot')
  })
})

test('login, then address, then slot', () => {
  expect(stepForNeed('needLogin')).toEqual({ dialog: 'login' })
  expect(stepForNeed('needAddress')).toEqual({ dialog: 'address' })
  expect(stepForNeed('needTimeslot')).toEqual({ dialog: 'timeslot' })
  expect(stepForNeed(null)).toBe('ready')
})

describe('where a dialog leads', () => {
  test('a choice made goes on to what the cart then needs, and ends when it needs nothing', () => {
    expect(stepAfter({ kind: 'done' }, 'needTimeslot')).toEqual({ dialog: 'timeslot' })
    expect(stepAfter({ kind: 'done' }, null)).toBe('ready')
  })

  test('turning back ends it, whatever is still needed', () => {
    expect(stepAfter({ kind: 'dismissed' }, 'needTimeslot')).toBe('abandoned')
    expect(stepAfter({ kind: 'dismissed' }, null)).toBe('abandoned')
  })

  test('the address dialog may lead to the slots or to the stores [checkout-3]', () => {
    expect(stepAfter({ kind: 'setTimeslot' }, null)).toEqual({ dialog: 'timeslot' })
    expect(stepAfter({ kind: 'setStore' }, null)).toEqual({ dialog: 'store' })
  })

  test('slot and store dialogs may lead to the addresses, of one service if they say which [checkout-4]', () => {
    expect(stepAfter({ kind: 'setAddress' }, null)).toEqual({ dialog: 'address' })
    expect(stepAfter({ kind: 'setAddress', deliveryServiceId: 5 }, null)).toEqual({
      dialog: 'address',
      deliveryServiceId: 5,
    })
  })

  test('slots of a customer whose session has ended ask for a login', () => {
    expect(stepAfter({ kind: 'needLogin' }, 'needTimeslot')).toEqual({ dialog: 'login' })
  })
})
