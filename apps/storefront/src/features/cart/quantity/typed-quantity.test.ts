import { expect, test } from 'vitest'
import { productOf } from '../../cart-store/testing.ts'
import { quantityForList } from './typed-quantity.ts'

const bottle = { TIPOLOGIA: 'Pezzo', WEIGHT_SELLING: '1', WEIGHT_UNIT_SELLING: 'LT' }
const flour = { TIPOLOGIA: 'Pezzo', WEIGHT_SELLING: '0.75', WEIGHT_UNIT_SELLING: 'KG' }
const beer = { TIPOLOGIA: 'Confezione', QTY_MULT: '6' }
const apples = { TIPOLOGIA: 'Sfuso', WEIGHT_SELLING: '0.3', STEP_SELLING: '0.1', WEIGHT_SELLING_SINGLE_UNIT: '0.2' }

test.each([
  ['2 litri', 'litre bottles', bottle, 2000],
  ['1 kg', 'bags of 750 g, at least so much', flour, 2000],
  ['3', 'bags of 750 g', flour, 3000],
  ['4', 'bottles that are sold by six', { ...beer, QTY_LOCKED: 'true' }, 6000],
  ['450 g', 'loose goods', apples, 450],
  ['4 pezzi', 'loose goods', apples, 800],
  ['100 g', 'loose goods, from the smallest weight sold', apples, 300],
  ['2 litri', 'goods that are weighed', apples, undefined],
  ['300 g', 'goods without a weight', beer, undefined],
])('"%s" of a list adds so many %s [search-112]', (amount, _goods, productInfos, quantity) => {
  expect(quantityForList(amount, productOf({ productId: 1, productInfos }))).toBe(quantity)
})

test('an amount of a list above the most that may be ordered adds the most [search-113]', () => {
  expect(quantityForList('9', productOf({ productId: 1, productInfos: bottle, maxAcq: 4 }))).toBe(4000)
})
