import { expect, test } from 'vitest'
import { barsOf, ownColours, rankOf } from './chart-bars.ts'

const department = (categoryId: number, total: number) => ({ categoryId, name: `Reparto ${categoryId}`, total })

test('bars have one scale, and a department one colour in all months [history-31]', () => {
  const departments = [department(7, 30), department(3, 20), department(0, -5)]
  const bars = barsOf({
    months: [
      { month: '2026-10', total: 10, orders: 1, departments: [department(3, 10)] },
      {
        month: '2026-11',
        total: 35,
        orders: 2,
        departments: [department(7, 30), department(3, 10), department(0, -5)],
      },
      { month: '2026-12', total: 0, orders: 0, departments: [] },
    ],
    departments,
    total: 45,
  })
  expect(bars).toEqual([
    { month: '2026-10', parts: [{ rank: 1, from: 0, height: 25 }] },
    {
      month: '2026-11',
      parts: [
        { rank: 0, from: 0, height: 75 },
        { rank: 1, from: 75, height: 25 },
      ],
    },
    { month: '2026-12', parts: [] },
  ])
})

test('small departments are one part together', () => {
  const many = Array.from({ length: 9 }, (_one, index) => department(index + 1, 90 - index))
  const rank = rankOf(many)
  expect(many.map(({ categoryId }) => rank(categoryId))).toEqual([0, 1, 2, 3, 4, 5, ownColours, ownColours, ownColours])
})
