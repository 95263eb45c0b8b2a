import { expect, test } from 'vitest'
import { placeOf, shortSlotText } from './service-text.ts'
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
  expect(placeOf(address, false)).toBe('Via Larga 8')
  expect(placeOf(address, true)).toBe('Milano Navigli')
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
