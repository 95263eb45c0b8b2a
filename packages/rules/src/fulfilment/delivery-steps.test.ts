import { describe, expect, test } from 'vitest'
import { deliveryStatus } from '../orders/delivery-status.ts'
import { deliveryCanBecome, needsHandoverCode } from './delivery-steps.ts'

const ids = Object.values(deliveryStatus).toSorted((one, other) => one - other)

describe('the delivery of an order', () => {
  test('goes from one status to another along a table, and delivered goods stay delivered [fulfilment-5]', () => {
    const legal = ids.map((from) => [from, ids.filter((to) => deliveryCanBecome(from, to))])
    expect(legal).toEqual([
      [1, [3, 4, 6, 7]],
      [2, [3, 4, 5, 6, 7]],
      [3, []],
      [4, []],
      [5, [2, 3, 4, 7]],
      [6, [1, 2, 3, 4, 7]],
      [7, [1, 2, 3, 4, 6]],
    ])
    expect(deliveryCanBecome(99, 3)).toBe(false)
  })

  test('asks for a code where a customer comes to a counter, and nowhere else [fulfilment-6]', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 11].filter(needsHandoverCode)).toEqual([1, 3, 4])
  })
})
