import { expect, test } from 'vitest'
import { withTrackedOrder } from './tracked-orders.ts'

test('an order is told once', () => {
  expect(withTrackedOrder([4], 5)).toEqual([4, 5])
  expect(withTrackedOrder([4, 5], 4)).toBeUndefined()
})

test('twenty are remembered, the oldest is dropped first [analytics-3]', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => index + 1)
  expect(withTrackedOrder(twenty, 21)).toEqual([...twenty.slice(1), 21])
})
