import { describe, expect, test } from 'vitest'
import { deliveryStatus, deliveryStatusAt, deliveryStatusOf } from './delivery-status.ts'

describe('where the goods of an order are', () => {
  test('the ids are those of the specification [history-1]', () => {
    expect(deliveryStatus).toEqual({
      inWarehouse: 1,
      inTransit: 2,
      delivered: 3,
      notDelivered: 4,
      nearCustomer: 5,
      inVan: 6,
      suspended: 7,
    })
  })

  test.each([
    [1, 7],
    [2, 7],
    [3, 1],
    [4, 1],
    [5, 1],
    [6, 1],
    [7, 2],
    [8, 3],
    [9, 3],
    [10, 4],
    [11, 7],
    [12, 4],
    [13, 4],
    [14, 4],
    [18, 1],
    [19, 7],
    [20, 1],
    [21, 7],
  ])('an order at status %i has its goods at %i', (order, goods) => {
    expect(deliveryStatusAt(order)).toBe(goods)
  })

  test.each([
    [[], undefined],
    [[3], 3],
    [[3, 2], 2],
    [[5, 6], 6],
    [[3, 7, 1], 7],
    [[4, 3], 4],
  ])('suborders at %j make an order that is at %s', (ids, expected) => {
    expect(deliveryStatusOf(ids.map((deliveryStatusId) => ({ deliveryStatusId })))).toBe(expected)
  })
})
