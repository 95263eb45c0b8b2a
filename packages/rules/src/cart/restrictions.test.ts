import { describe, expect, test } from 'vitest'
import { purchaseRestrictions, type RestrictedLine } from './restrictions.ts'

const line = (lineId: number, fields: Partial<RestrictedLine> = {}): RestrictedLine => ({
  lineId,
  productId: lineId * 10,
  quantity: 1000,
  maximum: null,
  classLimits: [],
  isForAdultsOnly: false,
  ...fields,
})

describe('the limits of a cart', () => {
  test('are none where no line has one', () => {
    expect(purchaseRestrictions([line(1), line(2)])).toEqual([])
  })

  test('count both lines of one product, a package and single pieces alike', () => {
    const oil = { productId: 7, maximum: 6000 }
    expect(purchaseRestrictions([line(1, { ...oil, quantity: 4000 }), line(2, oil)])).toEqual([
      { kind: 'product', productId: 7, maximum: 6000, lineIds: [1, 2], quantity: 5000 },
    ])
  })

  test('count a class over all its products, and a product under each of its classes', () => {
    const infant = { classId: 1, maximum: 4000 }
    const powder = { classId: 2, maximum: 9000 }
    const lines = [line(1, { classLimits: [infant] }), line(2, { classLimits: [infant, powder], quantity: 2000 })]
    expect(purchaseRestrictions(lines)).toEqual([
      { kind: 'class', classId: 1, maximum: 4000, lineIds: [1, 2], quantity: 3000 },
      { kind: 'class', classId: 2, maximum: 9000, lineIds: [2], quantity: 2000 },
    ])
  })

  test('name what only adults may buy, last', () => {
    const wine = line(2, { isForAdultsOnly: true, maximum: 12_000 })
    expect(purchaseRestrictions([line(1), wine]).map(({ kind, lineIds }) => [kind, lineIds])).toEqual([
      ['product', [2]],
      ['adults-only', [2]],
    ])
  })
})
