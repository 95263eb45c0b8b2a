import { call } from '../call.ts'
import type * as schemas from './loyalty.ts'

export const cardsView = call<typeof schemas.cardsView>({
  method: 'GET',
  path: '/registration/view-cards',
  access: 'customer',
  effect: 'read',
})

export const cardsCheck = call<typeof schemas.cardsCheck>({
  method: 'GET',
  path: '/registration/check-card',
  access: 'customer',
  effect: 'read',
})

export const cardsAdd = call<typeof schemas.cardsAdd>({
  method: 'POST',
  path: '/registration/add-card',
  access: 'customer',
  effect: 'write',
  personal: true,
})

export const cardsRemove = call<typeof schemas.cardsRemove>({
  method: 'POST',
  path: '/registration/remove-card',
  access: 'customer',
  effect: 'write',
  personal: true,
})

export const pointsConvert = call<typeof schemas.pointsConvert>({
  method: 'POST',
  path: '/registration/convert_points_polv',
  access: 'customer',
  effect: 'write',
})

export const customerLifetime = call<typeof schemas.customerLifetime>({
  method: 'POST',
  path: '/customer-lifetime/user_info',
  access: 'owner',
  effect: 'read',
})

export const pointsView = call<typeof schemas.pointsView>({
  method: 'GET',
  path: '/loyalty/points',
  access: 'customer',
  effect: 'read',
})

export const causesList = call<typeof schemas.causesList>({
  method: 'GET',
  path: '/loyalty/causes',
  access: 'customer',
  effect: 'read',
})

export const pointsDonate = call<typeof schemas.pointsDonate>({
  method: 'POST',
  path: '/loyalty/donate',
  access: 'customer',
  effect: 'write',
})
