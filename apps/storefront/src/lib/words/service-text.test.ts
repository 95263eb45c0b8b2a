import { expect, test } from 'vitest'
import { handoverOf, placeOf, shortSlotText } from './service-text.ts'
import { windowText } from './shop-day.ts'

const address = {
  addressId: 1,
  deliveryServiceId: 2,
  addressTypeId: 1,
  autoAssigned: false,
  addressName: 'Milano Navigli',
  address1: 'Via Larga',
  addressNumber: '8',
  city: 'Milano',
  province: 'MI',
  postalcode: '20122',
}

test('a home is named by its street, a store by its name', () => {
  const goingBy = (deliveryServiceId: number) => ({
    shippingAddress: address,
    deliveryService: { deliveryServiceId, kind: '', name: '' },
  })
  expect(placeOf(goingBy(2))).toBe('Via Larga 8')
  expect(placeOf(goingBy(1))).toBe('Milano Navigli')
  expect(placeOf(goingBy(6))).toBe('Milano Navigli')
  expect(placeOf({})).toBeUndefined()
})

test('only what is brought to a door or a landing stage is a delivery', () => {
  expect([2, 6].map((id) => handoverOf({ deliveryServiceId: id }))).toEqual(['delivery', 'delivery'])
  expect([1, 3, 4, 5, 7, 11].map((id) => handoverOf({ deliveryServiceId: id }))).toEqual(
    Array.from({ length: 6 }, () => 'pickup'),
  )
  expect(handoverOf(undefined)).toBe('delivery')
})

test('a slot reads as day and hours', () => {
  const slot = {
    date: '2026-11-22',
    timeslotId: 4,
    beginTime: '10:00',
    endTime: '12:00',
    name: '',
    autoAssigned: false,
  }
  expect(windowText(slot.date, slot, 'it')).toBe('dom 22 novembre, 10:00–12:00')
  expect(shortSlotText({ ...slot, holdExpired: false }, 'it')).toBe('dom 22, 10:00–12:00')
})
