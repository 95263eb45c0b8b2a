import * as fc from 'fast-check'
import { addDays } from '@bottega/rules/delivery/shop-calendar.ts'
import { expect, test } from 'vitest'
import { type CostRow, withCost } from './cost-history.ts'
import type { Stretch } from './timeline.ts'

const today = '2026-11-16'
const always = [{ from: '2026-01-01', cents: 80 }]

test('a new cost holds from its day on, and what was known of days before stays', () => {
  expect(withCost(always, { from: '2026-06-01', to: null, cents: 90 }, today)).toEqual([
    ...always,
    { from: today, cents: 90 },
  ])
  expect(withCost(always, { from: '2026-06-01', to: '2026-06-30', cents: 90 }, today)).toBe(always)
})

test('days already past without a cost get none, so that reports of them stay as they were', () => {
  expect(withCost([], { from: '2026-01-01', to: null, cents: 80 }, today)).toEqual([{ from: today, cents: 80 }])
})

test('a cost for some days comes and goes; behind it is the one before, or none', () => {
  const advent: Stretch = { from: '2026-12-01', to: '2026-12-24', cents: 60 }
  const coming = [
    { from: '2026-12-01', cents: 60 },
    { from: '2026-12-25', cents: 80 },
  ]
  expect(withCost(always, advent, today)).toEqual([...always, ...coming])
  expect(withCost([], advent, today)).toEqual([
    { from: '2026-12-01', cents: 60 },
    { from: '2026-12-25', cents: null },
  ])
})

test('never changes a day already past, gives the last cost its coming days, and settles', () => {
  const day = fc.integer({ min: -20, max: 20 }).map((offset) => addDays(today, offset))
  const stretch = fc
    .tuple(day, fc.option(fc.nat(20)), fc.integer({ min: 1, max: 3 }))
    .map(([from, length, cents]): Stretch => ({ from, to: length === null ? null : addDays(from, length), cents }))
  const costOn = (rows: readonly CostRow[], date: string) =>
    rows.filter(({ from }) => from <= date).toSorted((a, b) => (a.from < b.from ? 1 : -1))[0]?.cents ?? null
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 5 }), stretch, (earlier, last) => {
      const before = earlier.reduce<readonly CostRow[]>((rows, one) => withCost(rows, one, addDays(today, -10)), [])
      const after = withCost(before, last, today)
      for (let offset = -25; offset < 45; offset += 1) {
        const date = addDays(today, offset)
        const isLast = date >= today && last.from <= date && (last.to === null || last.to >= date)
        expect(costOn(after, date)).toBe(isLast ? last.cents : costOn(before, date))
      }
      expect(withCost(after, last, today)).toEqual(after)
    }),
  )
})
