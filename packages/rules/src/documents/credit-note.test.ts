import { describe, expect, test } from 'vitest'
import { creditedLines } from './credit-note.ts'

const wine = { text: { it: 'Barbera' }, quantity: 2000, unit: 'pz' as const, cents: 1380, vatPercent: 22 }

describe('the lines of a credit note over returned goods', () => {
  test.each([
    ['two at 6.90', wine, { quantity: 2000, unit: 'pz', unitPriceCents: 690, grossCents: 1380 }],
    ['three at a third of 10 euro', { ...wine, quantity: 3000, cents: 1000 }, { quantity: 1000, unitPriceCents: 1000 }],
    [
      'half a kilogram at 2.50',
      { ...wine, unit: 'kg' as const, quantity: 500, cents: 125 },
      { quantity: 500, unit: 'kg', unitPriceCents: 250 },
    ],
    [
      '437 grams at 1.09',
      { ...wine, unit: 'kg' as const, quantity: 437, cents: 109 },
      { quantity: 1000, unit: 'pz', unitPriceCents: 109 },
    ],
  ])('%s: quantity and price multiply to the amount [documents-27]', (_what, goods, line) => {
    const [made] = creditedLines([goods])
    expect(made).toMatchObject(line)
    expect(((made?.quantity ?? 0) * (made?.unitPriceCents ?? 0)) / 1000).toBe(goods.cents)
  })

  test('goods that had cost nothing stand on none', () => {
    expect(creditedLines([{ ...wine, cents: 0 }])).toEqual([])
  })
})
