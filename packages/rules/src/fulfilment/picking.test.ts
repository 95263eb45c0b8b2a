import { describe, expect, test } from 'vitest'
import { canPickFrom, mostGrams, pickLine, type PickTerms } from './picking.ts'

const pieces: PickTerms = { sellingMode: 'piece', weightVariable: false, unitWeight: null, quantityOrdered: 3000 }
const loose: PickTerms = { sellingMode: 'loose', weightVariable: true, unitWeight: 180, quantityOrdered: 1000 }
const trout: PickTerms = { sellingMode: 'piece', weightVariable: true, unitWeight: 400, quantityOrdered: 2000 }

describe('the picking of a line', () => {
  test.each([
    ['all pieces', pieces, { quantity: 3000, grams: null }, ['picked', 3000, null, 3000]],
    ['fewer pieces than ordered', pieces, { quantity: 2000, grams: null }, ['short', 2000, null, 2000]],
    ['none', pieces, { quantity: 0, grams: null }, ['short', 0, null, 0]],
    ['loose goods by weight', loose, { quantity: 0, grams: 1040 }, ['picked', 1040, 1040, 1040]],
    ['no loose goods', loose, { quantity: 0, grams: 0 }, ['short', 0, 0, 0]],
    ['pieces priced by their weight', trout, { quantity: 2000, grams: 900 }, ['picked', 2000, 900, 2250]],
    ['one of two weighed pieces', trout, { quantity: 1000, grams: 380 }, ['short', 1000, 380, 950]],
  ] as const)(
    '%s [fulfilment-1]',
    (_what, terms, counted, [state, quantityPrepared, weightPrepared, pricedQuantity]) => {
      const picked = { ok: true, state, quantityPrepared, weightPrepared, pricedQuantity }
      expect(pickLine(terms, counted)).toEqual(picked)
    },
  )

  test.each([
    ['more pieces than ordered', pieces, { quantity: 4000, grams: null }, 'too-much'],
    ['half a piece', pieces, { quantity: 1500, grams: null }, 'not-whole'],
    ['less than nothing', pieces, { quantity: -1000, grams: null }, 'not-whole'],
    ['loose goods without a weight', loose, { quantity: 1000, grams: null }, 'weight-missing'],
    ['more weight than a payment holds', loose, { quantity: 0, grams: 1401 }, 'too-much'],
    ['pieces without their weight', trout, { quantity: 2000, grams: null }, 'weight-missing'],
    ['pieces heavier than a payment holds', trout, { quantity: 2000, grams: 1121 }, 'too-much'],
    ['one piece as heavy as two', trout, { quantity: 1000, grams: 600 }, 'too-much'],
  ] as const)('%s is refused [fulfilment-2]', (_what, terms, counted, reason) => {
    expect(pickLine(terms, counted)).toEqual({ ok: false, reason })
  })

  test('the most a line may weigh is told before it is weighed', () => {
    expect([pieces, loose, trout].map(mostGrams)).toEqual([null, 1400, 1120])
  })

  test('a line with a substitute is put back before it is picked again [fulfilment-3]', () => {
    expect(canPickFrom('substituted', 'picked')).toBe(false)
    expect(canPickFrom('substituted', 'to-pick')).toBe(true)
    expect(canPickFrom('short', 'substituted')).toBe(true)
    expect(canPickFrom('to-pick', 'to-pick')).toBe(false)
  })
})
