import { expect, test } from 'vitest'
import { habitsOf } from './usual-products.ts'

const [milk, bread, eggs, wine] = [1, 2, 3, 4] as const

test('what comes back in order after order is a habit, the most frequent first', () => {
  expect(
    habitsOf([
      [milk, wine],
      [bread, milk],
      [bread, milk, eggs],
    ]),
  ).toEqual([milk, bread])
})

test('among equals the one of the latest order comes first', () => {
  expect(habitsOf([[eggs], [milk, eggs], [milk]])).toEqual([eggs, milk])
})

test('many of one thing in one order are no habit', () => {
  expect(habitsOf([[wine, wine, wine], [milk]])).toEqual([])
})

test('who has not ordered has no habits', () => {
  expect(habitsOf([])).toEqual([])
})

test('the row ends after twelve', () => {
  const week = Array.from({ length: 40 }, (_, index) => index + 1)
  expect(habitsOf([week, week])).toHaveLength(12)
})
