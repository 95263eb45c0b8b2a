import { describe, expect, test } from 'vitest'
import { sellingTerms } from './selling-terms.ts'
import { enterManually } from './manual-entry.ts'
import { customWeight } from './custom-weight.ts'
import { isUnusualQuantity } from './unusual-quantity.ts'

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

const chicken = 1200

test.each([
  ['1', 1000],
  ['1,25', 1250],
  ['1.25', 1250],
  [' 1,6 ', 1600],
  ['0,6', 600],
  ['1,68', 1680],
  ['0,599', undefined],
  ['1,681', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['1,2345', undefined],
  ['uno', undefined],
  ['', undefined],
])('a chicken of usually 1.2 kg requested at %j is %s', (written, requested) => {
  expect(customWeight(written, chicken)).toBe(requested)
})

const piece = sellingTerms({ sellingMode: 'piece' })
const loose = sellingTerms({ sellingMode: 'loose', firstWeight: 300, stepWeight: 100 })
const sixBottles = sellingTerms({ sellingMode: 'pack', quantityMultiple: 6000 })

test.each([
  ['24 pieces', 24_000, piece, false],
  ['25 pieces', 25_000, piece, true],
  ['999 pieces', 999_000, piece, true],
  ['10 kilograms', 10_000, loose, false],
  ['10.1 kilograms', 10_100, loose, true],
  ['six packs of six', 36_000, sixBottles, false],
  ['seven packs of six', 42_000, sixBottles, true],
])('%s', (_name, quantity, terms, isUnusual) => {
  expect(isUnusualQuantity(quantity, terms)).toBe(isUnusual)
})
