import { describe, expect, test } from 'vitest'
import { sellingTerms } from '../quantity/selling-terms.ts'
import { cutByPercent, isPromotionInForce, promotedUnitPrice, type Promotion, promotionDiscount } from './promotion.ts'
import { firstPurchase } from './first-purchase.ts'

const common = { promotionId: 50, selectable: false }
const threeForTwo: Promotion = { ...common, kind: 'multi-buy', take: 3, pay: 2 }
const secondAtHalf: Promotion = { ...common, kind: 'second-piece', discountPercent: 50 }
const cutTo99: Promotion = { ...common, kind: 'price-cut', priceCents: 99, belowCost: true }

describe('promotionDiscount on a list price of 1.49', () => {
  test.each([
    ['3x2 gives nothing for two', threeForTwo, 2000, 0],
    ['3x2 gives one of three', threeForTwo, 3000, 149],
    ['3x2 gives one of five', threeForTwo, 5000, 149],
    ['3x2 gives two of six', threeForTwo, 6000, 298],
    ['half price for the second of two, rounded up', secondAtHalf, 2000, 75],
    ['a third piece pays in full', secondAtHalf, 3000, 75],
    ['every second piece of four is discounted', secondAtHalf, 4000, 150],
    ['one piece has no second', secondAtHalf, 1000, 0],
    ['a cut applies to every piece', cutTo99, 3000, 150],
    ['a cut applies to weights', cutTo99, 300, 15],
    ['a "cut" above the list price takes nothing', { ...cutTo99, priceCents: 500 }, 1000, 0],
    ['a group paid in full gives nothing', { ...threeForTwo, pay: 3 }, 6000, 0],
    ['a group of none gives nothing', { ...threeForTwo, take: 0, pay: -1 }, 6000, 0],
    ['more than everything is everything', { ...secondAtHalf, discountPercent: 150 }, 2000, 149],
  ])('%s', (_, promotion, quantity, off) => expect(promotionDiscount(149, quantity, promotion)).toBe(off))
})

describe('a promotion is in force', () => {
  test.each([
    ['without asking', false, null, true],
    ['whatever is answered about a promotion without a question', false, -1, true],
    ['when chosen', true, 50, true],
    ['not before it is chosen', true, null, false],
    ['not when declined', true, -1, false],
    ['not when another one is chosen', true, 51, false],
  ])('%s', (_, selectable, choice, inForce) => {
    expect(isPromotionInForce({ ...cutTo99, selectable }, choice)).toBe(inForce)
  })
})

test('only a price cut changes the price of one piece', () => {
  expect(promotedUnitPrice(149, cutTo99)).toBe(99)
  expect(promotedUnitPrice(149, threeForTwo)).toBe(149)
  expect(promotedUnitPrice(149, null)).toBe(149)
})

test('a percentage cut is rounded to the cent', () => {
  expect(cutByPercent(999, 30)).toBe(699)
})

const pack = sellingTerms({ sellingMode: 'pack', quantityMultiple: 6000, minimumQuantity: 6000 })
const cut: Promotion = { kind: 'price-cut', promotionId: 1, selectable: false, priceCents: 99, belowCost: false }

describe('what the add button puts in', () => {
  test('is one piece, or as many as must be bought at least', () => {
    expect(firstPurchase(sellingTerms({ sellingMode: 'piece' }), 129, null)).toEqual({
      quantity: 1000,
      totalCents: 129,
    })
    const threeAtLeast = sellingTerms({ sellingMode: 'piece', minimumQuantity: 3000 })
    expect(firstPurchase(threeAtLeast, 129, null)).toEqual({ quantity: 3000, totalCents: 387 })
  })

  test('is a whole pack', () => {
    expect(firstPurchase(pack, 129, null)).toEqual({ quantity: 6000, totalCents: 774 })
  })

  test('is the first weight of loose goods', () => {
    const loose = sellingTerms({ sellingMode: 'loose', firstWeight: 300, stepWeight: 100 })
    expect(firstPurchase(loose, 229, null)).toEqual({ quantity: 300, totalCents: 69 })
  })

  test('costs what the cart will ask for it, with the promotion in force', () => {
    expect(firstPurchase(pack, 129, cut).totalCents).toBe(594)
    const threeForTwo: Promotion = { kind: 'multi-buy', promotionId: 2, selectable: false, take: 3, pay: 2 }
    expect(firstPurchase(pack, 129, threeForTwo).totalCents).toBe(516)
  })

  test('is not reduced by a promotion that has to be asked for', () => {
    expect(firstPurchase(pack, 129, { ...cut, selectable: true }).totalCents).toBe(774)
  })
})
