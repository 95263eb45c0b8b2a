import { expect, test } from 'vitest'
import { itemOfProduct, productOf } from '../../cart-store/testing.ts'
import { quantityInstead } from './quantity-instead.ts'

const byThePiece = productOf({ productId: 1 })
const inSixes = productOf({ productId: 2, productInfos: { TIPOLOGIA: 'Confezione', QTY_MULT: '6' } })
const byWeight = productOf({
  productId: 3,
  productInfos: { TIPOLOGIA: 'Sfuso', WEIGHT_SELLING: '0.3', STEP_SELLING: '0.1' },
})

test.each([
  ['three pieces: as many pieces', byThePiece, 3, byThePiece, 3000],
  ['eight pieces: the pack of six below', byThePiece, 8, inSixes, 6000],
  ['two pieces: the smallest pack', byThePiece, 2, inSixes, 6000],
  ['three pieces: the first weight, not three kilograms', byThePiece, 3, byWeight, 300],
  ['1.25 kg: the step of weight below', byWeight, 1.25, byWeight, 1200],
  ['1.25 kg: one piece', byWeight, 1.25, byThePiece, 1000],
])('instead of %s', (_words, product, quantity, other, instead) => {
  expect(quantityInstead(itemOfProduct(product, quantity), other)).toBe(instead)
})

test('never more than may be bought of the other', () => {
  expect(quantityInstead(itemOfProduct(byThePiece, 5), productOf({ productId: 4, maxAcq: 2 }))).toBe(2000)
})
