import { describe, expect, test } from 'vitest'
import { enterManually } from './manual-entry.ts'
import { sellingTerms } from './selling-terms.ts'

const jar = sellingTerms({ sellingMode: 'piece' })
const crate = sellingTerms({ sellingMode: 'pack', quantityMultiple: 6000, quantityLocked: true })
const ham = sellingTerms({ sellingMode: 'loose', firstWeight: 300, stepWeight: 100 })
const halfMelon = sellingTerms({ sellingMode: 'piece', quantityMultiple: 500 })

describe('a typed quantity', () => {
  test.each([
    ['stays as it is', jar, 7000, { outcome: 'ok', quantity: 7000 }],
    ['of zero means removal', { ...jar, minimumQuantity: 2000 }, 0, { outcome: 'ok', quantity: 0 }],
    ['of zero means removal for locked goods too', crate, 0, { outcome: 'ok', quantity: 0 }],
    ['of locked goods goes to the nearest multiple [quantity-9]', crate, 8000, { outcome: 'rounded', quantity: 6000 }],
    ['half way between multiples goes up', crate, 9000, { outcome: 'rounded', quantity: 12_000 }],
    ['of locked goods is at least one multiple [quantity-10]', crate, 1000, { outcome: 'rounded', quantity: 6000 }],
    ['of locked goods on a multiple stays', crate, 12_000, { outcome: 'ok', quantity: 12_000 }],
    [
      'is capped at the maximum [quantity-11]',
      { ...jar, maximumQuantity: 12_000 },
      99_000,
      { outcome: 'limited', quantity: 12_000, maximum: 12_000 },
    ],
    [
      'of locked goods is capped at a multiple',
      { ...crate, maximumQuantity: 20_000 },
      99_000,
      { outcome: 'limited', quantity: 18_000, maximum: 20_000 },
    ],
    [
      'below the minimum is refused [quantity-12]',
      { ...jar, minimumQuantity: 4000 },
      3000,
      { outcome: 'below-minimum', minimum: 4000 },
    ],
    ['at the minimum stays', { ...jar, minimumQuantity: 4000 }, 4000, { outcome: 'ok', quantity: 4000 }],
    [
      'of locked goods names the multiple it would take',
      { ...crate, minimumQuantity: 8000 },
      7000,
      { outcome: 'below-minimum', minimum: 12_000 },
    ],
    ['of loose goods may lie between steps', ham, 333, { outcome: 'ok', quantity: 333 }],
    ['of loose goods below the first weight is refused', ham, 250, { outcome: 'below-minimum', minimum: 300 }],
    ['of pieces is whole', jar, 1500, { outcome: 'not-whole' }],
    ['of halves sold as such is accepted', halfMelon, 1500, { outcome: 'ok', quantity: 1500 }],
  ])('%s', (_, terms, entered, expected) => expect(enterManually(entered, terms)).toEqual(expected))

  test('is refused when the maximum leaves no room for a first multiple', () => {
    expect(enterManually(6000, { ...crate, maximumQuantity: 4000 }).outcome).toBe('below-minimum')
  })
})
