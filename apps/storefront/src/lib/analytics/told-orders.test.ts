import { expect, test } from 'vitest'
import { withToldOrder } from './told-orders.ts'

test('an order is told once', () => {
  expect(withToldOrder([4], 5)).toEqual([4, 5])
  expect(withToldOrder([4, 5], 4)).toBeUndefined()
})

test('twenty are remembered, the oldest is dropped first', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => index + 1)
  expect(withToldOrder(twenty, 21)).toEqual([...twenty.slice(1), 21])
})
