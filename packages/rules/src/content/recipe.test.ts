import { describe, expect, test } from 'vitest'
import { sellingTerms } from '../quantity/selling-terms.ts'
import { peopleFor, purchaseFor, scaledMeasure } from './recipe.ts'

const rice = {
  terms: sellingTerms({ sellingMode: 'piece' }),
  content: { amount: 1_000_000, unit: 'g' as const },
  unitWeight: null,
}
const tomatoes = {
  terms: sellingTerms({ sellingMode: 'loose', firstWeight: 300, stepWeight: 100 }),
  content: null,
  unitWeight: 120,
}
const eggs = { ...rice, content: { amount: 6000, unit: 'pz' as const } }

describe('what covers a measure', () => {
  test.each([
    ['320 g of rice sold by the kilogram', { quantity: 320, unit: 'g' }, rice, 1000],
    ['1000 g of rice', { quantity: 1000, unit: 'g' }, rice, 1000],
    ['1001 g of rice', { quantity: 1001, unit: 'g' }, rice, 2000],
    ['200 g of loose tomatoes, from 300 g on', { quantity: 200, unit: 'g' }, tomatoes, 300],
    ['450 g of loose tomatoes, by 100 g', { quantity: 450, unit: 'g' }, tomatoes, 500],
    ['4 loose tomatoes of 120 g', { quantity: 4, unit: 'pieces' }, tomatoes, 500],
    ['7 eggs in boxes of six', { quantity: 7, unit: 'pieces' }, eggs, 2000],
    ['2 cloves of what is sold by weight', { quantity: 2, unit: 'cloves' }, rice, 1000],
    ['70 spoons of rice', { quantity: 70, unit: 'tablespoons' }, rice, 2000],
  ] as const)('%s', (_what, measure, product, quantity) => {
    expect(purchaseFor(measure, product)).toBe(quantity)
  })

  test('without a measure it is the smallest purchase', () => {
    expect(purchaseFor(undefined, tomatoes)).toBe(300)
  })

  test('it is never more than may be bought', () => {
    const limited = { ...rice, terms: sellingTerms({ sellingMode: 'piece', maximumQuantity: 3000 }) }
    expect(purchaseFor({ quantity: 90_000, unit: 'g' }, limited)).toBe(3000)
  })
})

test('measures follow the number of people', () => {
  expect(scaledMeasure({ quantity: 320, unit: 'g' }, 4, 6)).toEqual({ quantity: 480, unit: 'g' })
  expect(scaledMeasure({ quantity: 1, unit: 'cloves' }, 4, 3)).toEqual({ quantity: 0.75, unit: 'cloves' })
})

test.each([
  [undefined, 4],
  [6, 6],
  [0, 1],
  [99, 20],
  [2.5, 4],
])('for %s people the recipe is cooked for %s', (wanted, people) => {
  expect(peopleFor(4, wanted)).toBe(people)
})
