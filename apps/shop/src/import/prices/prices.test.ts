import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '@bottega/rules/delivery/shop-calendar.ts'
import { priceFromRow } from './price-from-row.ts'
import { type Stretch, type Timeline, timelineOf, withPrice } from '@bottega/api/staff/price-list/timeline.ts'

const today = '2026-11-16'
const stretch = (from: string, to: string | null, cents: number): Stretch => ({ from, to, cents })

describe('a price timeline', () => {
  const always = [stretch('2026-01-01', null, 200)]

  test('a first price may begin in the past', () => {
    expect(withPrice([], stretch('2026-01-01', null, 200), today)).toEqual(always)
  })

  test('the same price again changes nothing', () => {
    expect(withPrice(always, stretch('2026-03-01', null, 200), today)).toEqual(always)
  })

  test('a price for some days comes and goes; the one before it returns', () => {
    expect(withPrice(always, stretch('2026-12-01', '2026-12-24', 150), today)).toEqual([
      stretch('2026-01-01', '2026-11-30', 200),
      stretch('2026-12-01', '2026-12-24', 150),
      stretch('2026-12-25', null, 200),
    ])
  })

  test('days already past keep the price they had', () => {
    expect(withPrice(always, stretch('2026-06-01', null, 250), today)).toEqual([
      stretch('2026-01-01', '2026-11-15', 200),
      stretch(today, null, 250),
    ])
  })

  test('overlapping rows of the price list are read as the shop reads them: the one that began last', () => {
    expect(timelineOf([stretch('2026-03-01', '2026-03-31', 150), stretch('2026-01-01', null, 200)])).toEqual([
      stretch('2026-01-01', '2026-02-28', 200),
      stretch('2026-03-01', '2026-03-31', 150),
      stretch('2026-04-01', null, 200),
    ])
  })

  const day = fc.integer({ min: -40, max: 40 }).map((offset) => addDays(today, offset))
  const anyStretch = fc
    .tuple(day, fc.option(fc.nat(30)), fc.integer({ min: 1, max: 3 }))
    .map(([from, length, cents]) => stretch(from, length === null ? null : addDays(from, length), cents))
  const priceOn = (timeline: Timeline, date: string) =>
    timeline.filter(({ from, to }) => from <= date && (to === null || to >= date)).map(({ cents }) => cents)

  test('never has two prices on a day, gives the last line its coming days, and settles', () => {
    fc.assert(
      fc.property(fc.array(anyStretch, { maxLength: 6 }), anyStretch, (earlier, last) => {
        const before = earlier.reduce<Timeline>((timeline, one) => withPrice(timeline, one, today), [])
        const after = withPrice(before, last, today)
        for (let offset = -45; offset < 80; offset += 1) {
          const date = addDays(today, offset)
          const held = priceOn(after, date)
          expect(held.length).toBeLessThanOrEqual(1)
          const isCurrent = last.from <= date && (last.to === null || last.to >= date)
          const [was] = priceOn(before, date)
          const expected = isCurrent && (date >= today || was === undefined) ? last.cents : was
          expect(held[0]).toBe(expected)
        }
        expect(withPrice(after, last, today)).toEqual(after)
      }),
    )
  })
})

describe('a price line', () => {
  const read = (values: Record<string, string>) =>
    priceFromRow(
      { kind: 'row', line: 2, values: new Map(Object.entries({ code: 'a-1', warehouse: '1', ...values })), notes: [] },
      today,
    )

  test.each([
    ['1,29', 129],
    ['1.29', 129],
    ['€ 2', 200],
    ['2 EUR', 200],
    ['1.234,50', 123_450],
  ])('%s euro is %i cents', (price, cents) => {
    expect(read({ price })).toMatchObject({ ok: true, price: { code: 'A-1', price: { cents, from: today, to: null } } })
  })

  test('tells a cost where it has one, and loses no price by a wrong one', () => {
    expect(read({ price: '1,29', cost: '0,81' })).toMatchObject({ price: { costCents: 81 } })
    expect(read({ price: '1,29' })).toMatchObject({ price: { costCents: null } })
    for (const cost of ['0', '-1', '1.234', 'gratis', '10000.01'])
      expect(read({ price: '1,29', cost })).toMatchObject({ ok: true, price: { costCents: null }, droppedCost: cost })
  })

  test.each([
    [{ price: '1.234' }, 'price-unreadable'],
    [{ price: '' }, 'price-unreadable'],
    [{ price: '1.299' }, 'price-unreadable'],
    [{ price: '0' }, 'price-out-of-range'],
    [{ price: '-2' }, 'price-out-of-range'],
    [{ price: '10000.01' }, 'price-out-of-range'],
    [{ price: '1', valid_from: '2026-02-30' }, 'date-unreadable'],
    [{ price: '1', valid_to: 'domani' }, 'date-unreadable'],
    [{ price: '1', valid_from: '2026-12-02', valid_to: '01/12/2026' }, 'dates-reversed'],
    [{ price: '1', code: '' }, 'code-missing'],
  ])('%j is refused: %s', (values, reason) => expect(read(values)).toMatchObject({ ok: false, reason }))
})
