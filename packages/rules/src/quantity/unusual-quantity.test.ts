import { expect, test } from 'vitest'
import { sellingTerms } from './selling-terms.ts'
import { isUnusualQuantity } from './unusual-quantity.ts'

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
