import { describe, expect, test } from 'vitest'
import { lineTotal } from '../quantity/line-total.ts'
import { looseUnitPrice, prebilledAmount, unitPrice } from './prices.ts'
import { discountPercentage, showsOldPrice } from './old-price.ts'

describe('lineTotal', () => {
  test.each([
    ['three jars at 1.29', 129, 3000, 387],
    ['0.3 kg of ham at 24.90 a kilogram', 2490, 300, 747],
    ['0.333 kg at 9.99, rounded once', 999, 333, 333],
    ['0.005 kg at 1.00: half a cent counts as one', 100, 5, 1],
    ['nothing', 2490, 0, 0],
  ])('%s', (_, price, quantity, cents) => expect(lineTotal(price, quantity)).toBe(cents))
})

describe('unitPrice compares packs by kilogram, litre or piece [money-2]', () => {
  test.each([
    [199, 500_000, 'g', 398, 'kg'],
    [199, 1500, 'kg', 133, 'kg'],
    [320, 2000, 'hg', 1600, 'kg'],
    [150, 5000, 'dag', 3000, 'kg'],
    [99, 330_000, 'ml', 300, 'l'],
    [599, 75_000, 'cl', 799, 'l'],
    [120, 1500, 'l', 80, 'l'],
    [300, 6000, 'pz', 50, 'pz'],
  ] as const)('%i cents for %i thousandths of %s is %i per %s', (paid, amount, unit, cents, per) => {
    expect(unitPrice(paid, { amount, unit })).toEqual({ cents, per })
  })

  test.each([0, -1, 1.5])('a pack of %d has none', (amount) => {
    expect(unitPrice(100, { amount, unit: 'g' })).toBeUndefined()
  })

  test('loose goods keep their price per kilogram', () => {
    expect(looseUnitPrice(2490)).toEqual({ cents: 2490, per: 'kg' })
  })
})

describe('prebilledAmount [money-3]', () => {
  test('holds 40 % of what will be weighed, and the bag', () => {
    expect(prebilledAmount({ totalWithoutBagCents: 5000, variableWeightCents: 1000, bagFeeCents: 30 })).toBe(5430)
  })

  test('is the total when nothing is weighed', () => {
    expect(prebilledAmount({ totalWithoutBagCents: 5000, variableWeightCents: 0, bagFeeCents: 0 })).toBe(5000)
  })

  test('rounds the reserve half up', () => {
    expect(prebilledAmount({ totalWithoutBagCents: 4, variableWeightCents: 4, bagFeeCents: 0 })).toBe(6)
  })
})

describe('the old price [money-1]', () => {
  test.each([
    ['is shown when higher', 299, 199, true],
    ['of one cent is a placeholder', 1, 0, false],
    ['of two cents is a price', 2, 1, true],
    ['equal to the paid one is not shown', 199, 199, false],
    ['below the paid one is not shown', 99, 199, false],
  ])('%s', (_, old, paid, shown) => expect(showsOldPrice(old, paid)).toBe(shown))

  test.each([
    [299, 199, 33.44],
    [300, 200, 33.33],
    [1000, 501, 49.9],
    [100_000, 99_999, 0],
    [700, 300, 57.14],
    [100, 100, 0],
    [1, 0, 0],
  ])('from %i to %i saves %s %%, never announced larger than it is', (old, paid, percent) => {
    expect(discountPercentage(old, paid)).toBe(percent)
  })
})
