import { expect, test } from 'vitest'
import { unavailabilityOf } from './availability.ts'

const wine = { available: 0, dayLock: '', productInfos: { LOCKER_LEVEL: '1' } }
const home = 2
const drive = 3

test('what is available has nothing to explain [product-2]', () => {
  expect(unavailabilityOf({ ...wine, available: 1 }, drive)).toBeUndefined()
})

test('the locker is the reason where the service is a locker, otherwise the product is simply not there [product-3]', () => {
  expect(unavailabilityOf(wine, drive)).toEqual({ reason: 'not-in-lockers' })
  expect(unavailabilityOf(wine, home)).toEqual({ reason: 'unavailable' })
  expect(unavailabilityOf(wine, undefined)).toEqual({ reason: 'unavailable' })
})

test('a day lock names its weekdays, each once [product-4]', () => {
  expect(unavailabilityOf({ available: 0, dayLock: '2 1_4, 1_5', productInfos: {} }, home)).toEqual({
    reason: 'day-lock',
    weekdays: [1, 2],
  })
})

test.each(['lead-time', 'product-cutoff', 'not-in-lockers', 'unavailable'] as const)(
  'a plain message gives way to the reason the shop knows: %s [product-1]',
  (unavailableReason) => {
    const cake = { available: 0, dayLock: '', productInfos: {}, unavailableReason }
    expect(unavailabilityOf(cake, home)).toEqual({ reason: unavailableReason })
  },
)
