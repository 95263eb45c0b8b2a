import { describe, expect, test } from 'vitest'
import { instantAt, weekdayOf } from '../delivery/shop-calendar.ts'
import { sellingTerms } from '../quantity/selling-terms.ts'
import {
  dateAfter,
  dateFrom,
  type EveryWeeks,
  type GoodsOfDay,
  nearestTime,
  proposedLine,
  type ProposedLine,
  proposedUntil,
} from './standing-orders.ts'

describe('the date after', () => {
  test.each<[string, EveryWeeks, string]>([
    ['2026-11-18', 1, '2026-11-25'],
    ['2026-11-18', 2, '2026-12-02'],
    // Over the ends of a year and of a February.
    ['2026-12-30', 1, '2027-01-06'],
    ['2026-12-23', 2, '2027-01-06'],
    ['2028-02-23', 1, '2028-03-01'],
    // Over both changes of the clocks.
    ['2027-03-24', 1, '2027-03-31'],
    ['2027-10-27', 2, '2027-11-10'],
  ])('%s, every %i weeks, is %s', (day, everyWeeks, next) => {
    expect(dateAfter(day, everyWeeks)).toBe(next)
    expect(weekdayOf(next)).toBe(weekdayOf(day))
  })

  test.each<[string, EveryWeeks, string, string]>([
    ['2026-11-18', 1, '2026-11-10', '2026-11-18'],
    ['2026-11-18', 1, '2026-11-18', '2026-11-18'],
    ['2026-11-18', 1, '2026-11-19', '2026-11-25'],
    ['2026-11-18', 2, '2026-11-19', '2026-12-02'],
    ['2026-11-18', 2, '2026-12-02', '2026-12-02'],
    ['2026-11-18', 2, '2027-01-01', '2027-01-13'],
  ])('of %s, every %i weeks, from %s on is %s', (day, everyWeeks, earliest, next) => {
    expect(dateFrom(day, everyWeeks, earliest)).toBe(next)
  })
})

describe('a proposal is due two days before, from eight on the shop’s clock', () => {
  test.each([
    ['2026-11-16', 7 * 60 + 59, '2026-11-17'],
    ['2026-11-16', 8 * 60, '2026-11-18'],
    ['2026-11-16', 23 * 60 + 59, '2026-11-18'],
    ['2026-11-17', 0, '2026-11-18'],
    // The days on which the clocks change.
    ['2027-03-28', 7 * 60 + 59, '2027-03-29'],
    ['2027-03-28', 8 * 60, '2027-03-30'],
    ['2026-10-25', 7 * 60 + 59, '2026-10-26'],
    ['2026-10-25', 8 * 60, '2026-10-27'],
    ['2026-12-31', 9 * 60, '2027-01-02'],
  ])('on %s at minute %i those until %s', (date, minute, until) => {
    expect(proposedUntil(instantAt(date, minute))).toBe(until)
  })
})

test.each<[string, [string, number][], [string, number] | undefined]>([
  [
    'its hour',
    [
      ['2026-11-18', 540],
      ['2026-11-18', 600],
    ],
    ['2026-11-18', 600],
  ],
  [
    'the nearest of its day',
    [
      ['2026-11-18', 480],
      ['2026-11-18', 690],
      ['2026-11-19', 600],
    ],
    ['2026-11-18', 690],
  ],
  [
    'the earlier of two as near',
    [
      ['2026-11-18', 660],
      ['2026-11-18', 540],
    ],
    ['2026-11-18', 540],
  ],
  [
    'the nearest of the day after',
    [
      ['2026-11-19', 1080],
      ['2026-11-19', 540],
    ],
    ['2026-11-19', 540],
  ],
  [
    'none of the day before, nor two days after',
    [
      ['2026-11-17', 600],
      ['2026-11-20', 600],
    ],
    undefined,
  ],
])('of the slots with room it takes %s', (_which, offered, taken) => {
  const times = offered.map(([date, beginMinute]) => ({ date, beginMinute }))
  const [date, beginMinute] = taken ?? []
  expect(nearestTime({ date: '2026-11-18', beginMinute: 600 }, times)).toEqual(taken && { date, beginMinute })
})

const piece: GoodsOfDay = {
  listPriceCents: 200,
  promotion: null,
  terms: sellingTerms({ sellingMode: 'piece' }),
  available: null,
  isBarred: false,
  needsChoice: false,
}
const ham = sellingTerms({ sellingMode: 'loose', firstWeight: 300, stepWeight: 100 })
const cut = { promotionId: 1, selectable: false, kind: 'price-cut', priceCents: 150, belowCost: false } as const
const threeForTwo = { promotionId: 2, selectable: false, kind: 'multi-buy', take: 3, pay: 2 } as const

const cases: [string, number | null, GoodsOfDay | undefined, number | null, Partial<ProposedLine>][] = [
  ['as it was', 2000, piece, 200, { quantity: 2000, totalCents: 400, remarks: [] }],
  ['in the smallest quantity', null, piece, 200, { quantity: 1000, totalCents: 200, remarks: [] }],
  ['in the first weight', null, { ...piece, terms: ham }, 200, { quantity: 300, totalCents: 60, remarks: [] }],
  ['dearer', 1000, piece, 199, { unitCents: 200, beforeCents: 199, remarks: ['dearer'] }],
  ['cheaper, of which nothing is said', 1000, piece, 201, { remarks: [] }],
  ['new on the list', 1000, piece, null, { remarks: [] }],
  ['on offer', 2000, { ...piece, promotion: cut }, 200, { unitCents: 150, totalCents: 300, remarks: ['offer'] }],
  ['on offer and dearer all the same', 1000, { ...piece, promotion: cut }, 120, { remarks: ['dearer', 'offer'] }],
  ['three for two', 3000, { ...piece, promotion: threeForTwo }, 200, { totalCents: 400, remarks: ['offer'] }],
  [
    'on an offer to be chosen',
    1000,
    { ...piece, promotion: { ...cut, selectable: true } },
    200,
    { unitCents: 200, totalCents: 200, remarks: ['offer'] },
  ],
  ['fewer than wanted', 5000, { ...piece, available: 2500 }, 200, { quantity: 2000, remarks: ['fewer'] }],
  ['to be chosen', 1000, { ...piece, needsChoice: true }, 200, { remarks: ['choice'] }],
  ['sold out', 1000, { ...piece, available: 900 }, 200, { quantity: 0, totalCents: 0, remarks: ['missing'] }],
  ['not sold', 1000, { ...piece, listPriceCents: null }, 200, { unitCents: null, remarks: ['missing'] }],
  ['barred that day', 1000, { ...piece, isBarred: true }, 200, { unitCents: null, remarks: ['missing'] }],
  ['gone', 1000, undefined, 200, { unitCents: null, beforeCents: 200, remarks: ['missing'] }],
]
test.each(cases)('a product of the list is %s', (_how, quantity, goods, before, line) => {
  expect(proposedLine({ productId: 7, quantity }, goods, before)).toMatchObject({ productId: 7, ...line })
})
