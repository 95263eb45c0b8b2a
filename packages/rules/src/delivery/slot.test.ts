import { describe, expect, test } from 'vitest'
import { parseDayLocks, parseProductCutoffs } from './locks-and-cutoffs.ts'
import { slotsInPeriod } from './periods.ts'
import { type Slot, slotAvailability, type SlotProduct, slotStatus } from './slot.ts'

const mondayMorning: Slot = {
  date: '2026-03-30',
  periodId: 1,
  beginsAt: new Date('2026-03-30T07:00:00Z'),
  cutoffAt: new Date('2026-03-29T18:00:00Z'),
  capacity: 20,
  used: 0,
  isActive: true,
}
const saturday = { now: new Date('2026-03-28T10:00:00Z'), isSelected: false }
const jar: SlotProduct = { leadTimeHours: 0, dayLocks: [], cutoffs: [] }

describe('the colour of a slot for twenty orders [delivery-29]', () => {
  test.each([
    [0, 'free'],
    [14, 'free'],
    [15, 'intermediate'],
    [19, 'intermediate'],
    [20, 'full'],
    [21, 'full'],
  ])('with %i taken is %s', (used, status) => expect(slotStatus({ capacity: 20, used }, false)).toBe(status))

  test('is the own one however full [delivery-30]', () =>
    expect(slotStatus({ capacity: 20, used: 20 }, true)).toBe('selected'))
  test('is full without capacity', () => expect(slotStatus({ capacity: 0, used: 0 }, false)).toBe('full'))
})

describe('a slot can be chosen', () => {
  test('when nothing speaks against it', () => {
    expect(slotAvailability(mondayMorning, [jar], saturday)).toEqual({ status: 'free', obstacles: [] })
  })

  test('again by the shopper who holds it, though it is full', () => {
    const availability = slotAvailability({ ...mondayMorning, used: 20 }, [jar], { ...saturday, isSelected: true })
    expect(availability).toEqual({ status: 'selected', obstacles: [] })
  })

  test('when the slowest product is ready the moment it begins', () => {
    const slow = { ...jar, leadTimeHours: 45 }
    expect(slotAvailability(mondayMorning, [jar, slow], saturday).obstacles).toEqual([])
  })
})

describe('a slot cannot be chosen', () => {
  test.each([
    ['inactive', { isActive: false }, {}, saturday.now],
    ['full', { used: 20 }, {}, saturday.now],
    ['cutoff-passed', {}, {}, new Date('2026-03-29T18:00:00Z')],
    ['cutoff-passed', { cutoffAt: null }, {}, new Date('2026-03-30T07:00:00Z')],
    ['cutoff-passed', { cutoffAt: new Date('2026-03-31T00:00:00Z') }, {}, new Date('2026-03-30T08:00:00Z')],
    ['lead-time', {}, { leadTimeHours: 46 }, saturday.now],
    ['day-lock', {}, { dayLocks: parseDayLocks('2_1') }, saturday.now],
    ['product-cutoff', {}, { cutoffs: parseProductCutoffs('2-11') }, saturday.now],
  ] as const)('%s', (obstacle, slot, product, now) => {
    const products = [jar, { ...jar, ...product }]
    expect(slotAvailability({ ...mondayMorning, ...slot }, products, { now, isSelected: false }).obstacles).toEqual([
      obstacle,
    ])
  })

  test('with every reason named, what the shopper can do least about first', () => {
    const slot = { ...mondayMorning, isActive: false, used: 20 }
    const product = { leadTimeHours: 90, dayLocks: parseDayLocks('2'), cutoffs: parseProductCutoffs('1-12') }
    const { obstacles } = slotAvailability(slot, [product], {
      now: new Date('2026-03-30T06:00:00Z'),
      isSelected: false,
    })
    expect(obstacles).toEqual(['inactive', 'cutoff-passed', 'full', 'lead-time', 'day-lock', 'product-cutoff'])
  })
})

test('the period filter shows mornings, afternoons or everything [delivery-16]', () => {
  const slots = [1, 2, 3, 4, 5, 6, 7, 8, 9, 42].map((periodId) => ({ periodId }))
  const shown = (filter: 'all' | 'morning' | 'afternoon') =>
    slotsInPeriod(slots, filter).map(({ periodId }) => periodId)
  expect(shown('morning')).toEqual([1, 4])
  expect(shown('afternoon')).toEqual([2, 3, 5, 6, 7, 8, 9])
  expect(shown('all')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 42])
})
