import { describe, expect, test } from 'vitest'
import type { Promotion } from './promotion.ts'
import { sellingTerms } from '../quantity/selling-terms.ts'
import { firstPurchase } from './first-purchase.ts'

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
