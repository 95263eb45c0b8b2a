import { expect, test } from 'vitest'
import { quantityText, readQuantity } from './quantity-text.ts'

test.each([
  [3000, 'piece', 'it', '3'],
  [800, 'loose', 'it', '0,8 kg'],
  [1250, 'loose', 'de', '1,25 kg'],
  [800, 'loose', 'en', '0.8 kg'],
] as const)('%i of goods sold as %s reads in %s "%s"', (quantity, mode, locale, text) => {
  expect(quantityText(quantity, mode, locale)).toBe(text)
})

test.each([
  ['2', 2000],
  [' 2 ', 2000],
  ['1,5', 1500],
  ['0', 0],
] as const)('"%s" pieces are %i thousandths', (typed, quantity) => {
  expect(readQuantity(typed, 'piece')).toBe(quantity)
})

test.each([
  ['0,3', 300],
  ['0.3 kg', 300],
  ['1 KG', 1000],
  ['300 g', 300],
  ['300gr.', 300],
  ['300', 300],
  ['2', 2000],
  ['1,2345', 1235],
  ['1.2344 kg', 1234],
  ['250,4 g', 250],
] as const)('"%s" of loose goods weighs %i grams [cart-25]', (typed, grams) => {
  expect(readQuantity(typed, 'loose')).toBe(grams)
})

test.each(['', 'due', '-1', '1/2', '1e3', '2 l', '1,', '1,2,3'])('"%s" is no quantity', (typed) => {
  expect(readQuantity(typed, 'loose')).toBeUndefined()
})
