import { describe, expect, test } from 'vitest'
import { parseDayLocks, parseProductCutoffs } from './locks-and-cutoffs.ts'
import { deliveryService, lockerAvailabilityServices } from './delivery-services.ts'
import {
  availabilityMessage,
  type ChosenDelivery,
  type DeliverableProduct,
  productUnavailability,
} from './product-availability.ts'

const milk: DeliverableProduct = {
  isInStock: true,
  hasLockerLevel: false,
  isForAdultsOnly: false,
  leadTimeHours: 0,
  dayLocks: [],
  cutoffs: [],
}
const mondayAtHome: ChosenDelivery = {
  deliveryServiceId: deliveryService.home,
  slot: { date: '2026-03-30', periodId: 1, beginsAt: new Date('2026-03-30T07:00:00Z') },
  now: new Date('2026-03-28T10:00:00Z'),
}
const inLocker = (deliveryServiceId: number) => ({ ...mondayAtHome, deliveryServiceId })

describe('productUnavailability', () => {
  test.each([
    ['nothing in the way', milk, mondayAtHome, null],
    ['out of stock', { ...milk, isInStock: false }, mondayAtHome, 'unavailable'],
    ['a locker level at home', { ...milk, hasLockerLevel: true }, mondayAtHome, null],
    ['a locker level in service 3', { ...milk, hasLockerLevel: true }, inLocker(3), 'not-in-lockers'],
    ['a locker level in service 7', { ...milk, hasLockerLevel: true }, inLocker(7), 'not-in-lockers'],
    ['a locker level in service 11 [delivery-27]', { ...milk, hasLockerLevel: true }, inLocker(11), 'not-in-lockers'],
    ['wine at home', { ...milk, isForAdultsOnly: true }, mondayAtHome, null],
    ['wine at a manned drive', { ...milk, isForAdultsOnly: true }, inLocker(3), null],
    ['wine in a locker', { ...milk, isForAdultsOnly: true }, inLocker(5), 'not-in-lockers'],
    ['a locked day', { ...milk, dayLocks: parseDayLocks('2') }, mondayAtHome, 'day-lock'],
    ['a lead time past the slot', { ...milk, leadTimeHours: 46 }, mondayAtHome, 'lead-time'],
    ['a passed cut-off', { ...milk, cutoffs: parseProductCutoffs('2-11') }, mondayAtHome, 'product-cutoff'],
    ['no slot yet, so no locks', { ...milk, dayLocks: parseDayLocks('1 2 3') }, { ...mondayAtHome, slot: null }, null],
    ['no service yet', { ...milk, hasLockerLevel: true }, { ...mondayAtHome, deliveryServiceId: null }, null],
  ])('%s', (_, product, delivery, kind) => expect(productUnavailability(product, delivery)).toBe(kind))
})

describe('availabilityMessage', () => {
  test.each([
    ['something available', { available: 3, hasLockerLevel: true, isDayLocked: true }, 7, null],
    ['none, in a locker', { available: 0, hasLockerLevel: true, isDayLocked: true }, 7, 'not-in-lockers'],
    ['none, on a locked day', { available: 0, hasLockerLevel: true, isDayLocked: true }, 2, 'day-lock'],
    ['none', { available: 0, hasLockerLevel: false, isDayLocked: false }, 7, 'unavailable'],
  ])('%s', (_, product, service, message) => expect(availabilityMessage(product, service)).toBe(message))
})

test('lockers are services 3, 7 and 11 for availability, though the table of services calls 3 a drive [delivery-49]', () => {
  expect([...lockerAvailabilityServices]).toEqual([3, 7, 11])
  expect(deliveryService.drive).toBe(3)
})
