import { addressesSelect, storesSelect, timeslotsSelect } from '@bottega/contract/delivery/calls.ts'
import { checkoutPrepare } from '@bottega/contract/checkout/calls.ts'
import { productsList } from '@bottega/contract/catalog/calls.ts'
import { authLogin } from '@bottega/contract/auth/calls.ts'
import { expect, test } from 'vitest'
import { eventOf } from './answers.ts'

test('choosing a store, an address and an hour are events [analytics-1]', () => {
  expect(eventOf(storesSelect, { body: { store_id: 3 } }, {})).toEqual({ event: 'store_chosen', storeId: 3 })
  expect(eventOf(addressesSelect, { body: { address_id: 9, delivery_service_id: 2 } }, {})).toEqual({
    event: 'address_chosen',
    deliveryServiceId: 2,
  })
  const query = { sel_date: '2026-11-22', timeslot_id: 12 }
  expect(eventOf(timeslotsSelect, { query }, {})).toEqual({
    event: 'timeslot_chosen',
    timeslotId: 12,
    date: '2026-11-22',
  })
})

test('going to the checkout tells how much, in cents', () => {
  expect(eventOf(checkoutPrepare, {}, { totalItems: 2, total: 19.99 })).toEqual({
    event: 'begin_checkout',
    items: 2,
    total: 1999,
  })
})

test('looking at things is no event', () => {
  expect(eventOf(productsList, { query: { q: 'latte' } }, {})).toBeUndefined()
})

test('no event identifies a customer', () => {
  const login = eventOf(authLogin, { body: { login: 'giulia@bottega.example', password: 'x' } }, { token: 't' })
  expect(login).toEqual({ event: 'login' })
})
