import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sellingTerms } from '../quantity/selling-terms.ts'
import { applyPurchaseLimits, type LimitedLine } from './limits.ts'

const wine = 7

function line(lineId: number, quantity: number, more: Partial<LimitedLine> = {}): LimitedLine {
  return {
    lineId,
    productId: lineId,
    quantity,
    terms: sellingTerms({ sellingMode: 'piece' }),
    classLimits: [],
    ...more,
  }
}

describe('applyPurchaseLimits', () => {
  test('leaves a cart within its limits alone', () => {
    const { quantities, remarks } = applyPurchaseLimits([line(1, 3000), line(2, 300)])
    expect([...quantities]).toEqual([
      [1, 3000],
      [2, 300],
    ])
    expect(remarks).toEqual([])
  })

  test('keeps a product at its maximum and says what was asked [cart-31]', () => {
    const terms = sellingTerms({ sellingMode: 'piece', maximumQuantity: 12_000 })
    const { quantities, remarks } = applyPurchaseLimits([line(1, 99_000, { terms })])
    expect(quantities.get(1)).toBe(12_000)
    expect(remarks).toEqual([
      { lineId: 1, requested: 99_000, allowed: 12_000, limit: 'product-maximum', maximum: 12_000 },
    ])
  })

  test('counts a product over all its lines', () => {
    const terms = sellingTerms({ sellingMode: 'piece', maximumQuantity: 5000 })
    const { quantities } = applyPurchaseLimits([
      line(1, 3000, { productId: 9, terms }),
      line(2, 3000, { productId: 9, terms }),
    ])
    expect([...quantities.values()]).toEqual([3000, 2000])
  })

  test('counts a class over the whole cart and takes from the line added last [cart-32]', () => {
    const classLimits = [{ classId: wine, maximum: 6000 }]
    const { quantities, remarks } = applyPurchaseLimits([
      line(1, 4000, { classLimits }),
      line(2, 1000),
      line(3, 3000, { classLimits }),
    ])
    expect([...quantities.values()]).toEqual([4000, 1000, 2000])
    expect(remarks).toEqual([
      { lineId: 3, requested: 3000, allowed: 2000, limit: 'class-maximum', maximum: 6000, classId: wine },
    ])
  })

  test.each([
    ['some is left', 3000, 3000],
    ['less than a piece is left', 500, 0],
    ['none is left', 0, 0],
  ])('sells no more than the warehouse has when %s', (_, available, allowed) => {
    const { quantities, remarks } = applyPurchaseLimits([line(1, 5000, { available })])
    expect(quantities.get(1)).toBe(allowed)
    expect(remarks).toEqual([{ lineId: 1, requested: 5000, allowed, limit: 'stock', maximum: available }])
  })

  test('counts the stock over all lines of a product, and names the tighter of stock and maximum', () => {
    const terms = sellingTerms({ sellingMode: 'piece', maximumQuantity: 6000 })
    const both = { productId: 9, terms, available: 4000 }
    const { quantities, remarks } = applyPurchaseLimits([line(1, 3000, both), line(2, 5000, both)])
    expect([...quantities.values()]).toEqual([3000, 1000])
    expect(remarks).toMatchObject([{ lineId: 2, limit: 'stock' }])
  })

  test('does not count an unknown stock', () => {
    expect(applyPurchaseLimits([line(1, 9000, { available: null })]).remarks).toEqual([])
  })

  test('rounds a limited quantity down to whole packs', () => {
    const terms = sellingTerms({ sellingMode: 'pack', quantityMultiple: 6000 })
    const classLimits = [{ classId: wine, maximum: 10_000 }]
    expect(applyPurchaseLimits([line(1, 12_000, { terms, classLimits })]).quantities.get(1)).toBe(6000)
  })

  test('leaves nothing of a product that may not reach its minimum', () => {
    const terms = sellingTerms({ sellingMode: 'piece', minimumQuantity: 4000 })
    const { quantities, remarks } = applyPurchaseLimits([line(1, 3000, { terms })])
    expect(quantities.get(1)).toBe(0)
    expect(remarks).toMatchObject([{ limit: 'product-minimum', minimum: 4000 }])
  })

  test('is silent about a removed line', () => {
    const terms = sellingTerms({ sellingMode: 'piece', minimumQuantity: 4000 })
    expect(applyPurchaseLimits([line(1, 0, { terms })]).remarks).toEqual([])
  })
})

describe('what a placed order agreed on', () => {
  const twelve = sellingTerms({ sellingMode: 'piece', maximumQuantity: 12_000 })
  const classLimits = [{ classId: wine, maximum: 12_000 }]
  const [white, red] = [{ classLimits }, { productId: 9, classLimits }]
  test.each<[string, LimitedLine[], number[]]>([
    [
      'leaves no room in its class for other goods [cart-30]',
      [line(1, 12_000, { ...white, agreed: 12_000 }), line(2, 12_000, red)],
      [12_000, 0],
    ],
    [
      'leaves the room it does not fill',
      [line(1, 8000, { ...white, agreed: 8000 }), line(2, 12_000, red)],
      [8000, 4000],
    ],
    [
      'comes before new goods that stand before it',
      [line(1, 9000, white), line(2, 8000, { ...red, agreed: 8000 })],
      [4000, 8000],
    ],
    [
      'counts only as far as it is still wanted',
      [line(1, 5000, { ...white, agreed: 12_000 }), line(2, 9000, red)],
      [5000, 7000],
    ],
    ['grows no further than its class allows', [line(1, 14_000, { ...white, agreed: 8000 })], [12_000]],
    ['stays, though today less may be bought', [line(1, 16_000, { terms: twelve, agreed: 15_000 })], [15_000]],
    [
      'counts for the product under other options too',
      [line(1, 9000, { productId: 9, terms: twelve, agreed: 9000 }), line(2, 9000, { productId: 9, terms: twelve })],
      [9000, 3000],
    ],
    ['is taken from the shelf already', [line(1, 7000, { available: 6000, agreed: 5000 })], [6000]],
    [
      'stays where more would still be too few',
      [line(1, 3000, { terms: sellingTerms({ sellingMode: 'piece', minimumQuantity: 4000 }), agreed: 2000 })],
      [2000],
    ],
  ])('%s', (_, lines, allowed) => {
    expect([...applyPurchaseLimits(lines).quantities.values()]).toEqual(allowed)
  })
})

test('no limit is ever passed, no line grows, and applying the limits twice changes nothing', () => {
  const anyLine = fc.record({
    productId: fc.integer({ min: 1, max: 4 }),
    quantity: fc.integer({ min: 0, max: 20 }).map((pieces) => pieces * 1000),
    hasClass: fc.boolean(),
  })
  const maxima = fc.array(fc.option(fc.integer({ min: 1, max: 15 })), { minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 12 }),
      maxima,
      fc.integer({ min: 0, max: 20 }),
      (raw, maxima, ofClass) => {
        const maximumOf = (productId: number) => (maxima[productId] ?? 1000) * 1000
        const classMaximum = ofClass * 1000
        const lines = raw.map(({ productId, quantity, hasClass }, lineId) =>
          line(lineId, quantity, {
            productId,
            terms: sellingTerms({ sellingMode: 'piece', maximumQuantity: maximumOf(productId) }),
            classLimits: hasClass ? [{ classId: wine, maximum: classMaximum }] : [],
          }),
        )
        const { quantities } = applyPurchaseLimits(lines)
        const limited = lines.map((each) => ({ ...each, quantity: quantities.get(each.lineId) ?? -1 }))
        for (const productId of [1, 2, 3, 4]) {
          const held = limited.filter((each) => each.productId === productId)
          expect(total(held)).toBeLessThanOrEqual(maximumOf(productId))
        }
        expect(total(limited.filter(({ classLimits }) => classLimits.length > 0))).toBeLessThanOrEqual(classMaximum)
        for (const each of lines) expect(quantities.get(each.lineId)).toBeLessThanOrEqual(each.quantity)
        expect(applyPurchaseLimits(limited).remarks).toEqual([])
      },
    ),
  )
})

function total(lines: readonly LimitedLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
