import { expect, test } from 'vitest'
import { pricesOf } from './product-prices.ts'

const pasta = { priceDisplay: 1.29, priceUmDisplay: 2.58, weightUnitDisplay: 'KG', priceUnitDisplay: 'pz' } as const

test('without a struck price there is nothing to save', () => {
  expect(pricesOf(pasta)).toEqual({ paid: 129, old: undefined, saving: 0, perUnit: { cents: 258, unit: 'kg' } })
})

test('the saving is what lies between the struck price and the paid one', () => {
  expect(pricesOf({ ...pasta, priceStandardDisplay: 1.79 })).toMatchObject({ old: 179, saving: 50 })
})

test.each([0, 0.01, 1.29, 1.19])('a struck price of %d beside 1.29 is not shown', (priceStandardDisplay) => {
  expect(pricesOf({ ...pasta, priceStandardDisplay }).old).toBeUndefined()
})

test('goods sold by the kilogram do not repeat their price per kilogram', () => {
  expect(pricesOf({ ...pasta, priceUnitDisplay: 'kg' }).perUnit).toBeUndefined()
})

test('of a pack the price, the struck one and the saving are for all its pieces, with the price of one beside them', () => {
  const pack = {
    ...pasta,
    priceStandardDisplay: 1.79,
    firstPurchase: { quantity: 6, price: 7.74, priceStandard: 10.74 },
  }
  expect(pricesOf(pack)).toMatchObject({ paid: 774, old: 1074, saving: 300, pieces: { count: 6, cents: 129 } })
})
