import { expect, test } from 'vitest'
import { moveStop, stopsInOrder } from './round-stops.ts'

test('an order of stops made by hand stays, a new order comes behind the one it follows along the streets, and one that left is gone [rounds-1]', () => {
  expect(stopsInOrder([1, 2, 3], [])).toEqual([1, 2, 3])
  expect(stopsInOrder([1, 2, 3], [3, 1, 2])).toEqual([3, 1, 2])
  expect(stopsInOrder([1, 2, 3, 4, 5], [3, 1, 5])).toEqual([3, 4, 1, 2, 5])
  expect(stopsInOrder([9, 1, 2], [2, 1])).toEqual([9, 2, 1])
  expect(stopsInOrder([8, 9, 1], [1])).toEqual([8, 9, 1])
  expect(stopsInOrder([1, 3], [3, 2, 1])).toEqual([3, 1])
  expect(stopsInOrder([1, 2], [2, 7, 1, 7])).toEqual([2, 1])
})

test('a stop moves by one place, and at either end stays where it is [rounds-2]', () => {
  expect(moveStop([1, 2, 3], 2, 'up')).toEqual([2, 1, 3])
  expect(moveStop([1, 2, 3], 2, 'down')).toEqual([1, 3, 2])
  expect(moveStop([1, 2, 3], 1, 'up')).toEqual([1, 2, 3])
  expect(moveStop([1, 2, 3], 3, 'down')).toEqual([1, 2, 3])
  expect(moveStop([1, 2, 3], 9, 'down')).toEqual([1, 2, 3])
})
