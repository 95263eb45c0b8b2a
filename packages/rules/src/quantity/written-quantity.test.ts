import { describe, expect, test } from 'vitest'
import { quantityWritten } from './written-quantity.ts'

const ham = { sellingMode: 'loose' } as const
const peaches = { sellingMode: 'loose', pieceWeight: 180 } as const
const jar = { sellingMode: 'piece' } as const
const flour = { sellingMode: 'piece', content: { amount: 500, unit: 'g' } } as const
const water = { sellingMode: 'pack', content: { amount: 1500, unit: 'ml' } } as const

test.each([
  ['2', 2000],
  [' 2 ', 2000],
  ['1,5', 1500],
  ['0', 0],
  ['4 pz', 4000],
  ['4 pz.', 4000],
  ['7 pezzi', 7000],
  ['1 pezzo', 1000],
  ['5 Stk.', 5000],
  ['5 Stück', 5000],
  ['6pieces', 6000],
] as const)('"%s" pieces are %i thousandths', (typed, quantity) => {
  expect(quantityWritten(typed, jar)).toEqual({ outcome: 'ok', quantity })
})

test.each([
  ['0,3', 300],
  ['0.3 kg', 300],
  ['1 KG', 1000],
  ['300 g', 300],
  ['300gr.', 300],
  ['2', 2000],
  ['50', 50_000],
  ['300', 300_000],
  ['1,2345', 1235],
  ['1.2344 kg', 1234],
  ['250,4 g', 250],
  ['2 etti', 200],
  ['1,5 chili', 1500],
  ['450 Gramm', 450],
] as const)('"%s" of loose goods weighs %i grams [cart-25]', (typed, grams) => {
  expect(quantityWritten(typed, ham)).toEqual({ outcome: 'ok', quantity: grams })
})

test('pieces of loose goods weigh what a piece usually weighs', () => {
  expect(quantityWritten('3 pezzi', peaches)).toEqual({ outcome: 'ok', quantity: 540 })
})

test.each([
  ['1 kg', flour, 2000],
  ['1500 g', flour, 3000],
  ['3 litri', water, 2000],
  ['450 cl', water, 3000],
] as const)('"%s" are as many pieces as hold it: %#', (typed, goods, quantity) => {
  expect(quantityWritten(typed, goods)).toEqual({ outcome: 'ok', quantity })
})

describe('what cannot be had', () => {
  test.each(['', 'due', '-1', '1/2', '1e3', '2 x', '1,', '1,2,3', '3 constructor'])('"%s" is unreadable', (typed) => {
    expect(quantityWritten(typed, ham)).toEqual({ outcome: 'unreadable' })
  })

  test.each([
    ['3 Stück', ham],
    ['2 l', peaches],
  ] as const)('"%s" is no weight, and no weight is known for it', (typed, goods) => {
    expect(quantityWritten(typed, goods)).toEqual({ outcome: 'by-weight' })
  })

  test.each([
    ['300 g', jar],
    ['2 l', flour],
    ['2 kg', water],
  ] as const)('"%s" says nothing about the pieces', (typed, goods) => {
    expect(quantityWritten(typed, goods)).toEqual({ outcome: 'by-piece' })
  })

  test('"750 g" is no whole number of half-kilogram bags', () => {
    expect(quantityWritten('750 g', flour)).toEqual({
      outcome: 'part-of-piece',
      quantity: 1500,
      content: flour.content,
    })
  })
})
