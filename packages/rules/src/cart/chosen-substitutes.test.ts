import { expect, test } from 'vitest'
import {
  chosenSubstitutes,
  chosenSubstitutesPattern,
  mayReplace,
  type SubstituteGoods,
  withChosenSubstitutes,
} from './chosen-substitutes.ts'

const goods = (productId: number, change: Partial<SubstituteGoods> = {}): SubstituteGoods => ({
  productId,
  sellingMode: 'piece',
  isForAdultsOnly: false,
  isFirstInfantFormula: false,
  ...change,
})

test.each([
  ['', true],
  ['7', true],
  ['7,8,9', true],
  ['7,8,9,10', false],
  ['0', false],
  ['7,', false],
  ['1234567890', false],
  ['7, 8', false],
  ['a', false],
])('the text %j of what may replace a line is allowed: %s', (text, isAllowed) => {
  expect(chosenSubstitutesPattern.test(text)).toBe(isAllowed)
})

test('the products named for a line are kept once each and in their order, beside its other infos', () => {
  const infos = withChosenSubstitutes({ customWeight: '0.2', substitute_product_ids: '1' }, [9, 7])
  expect(infos).toEqual({ customWeight: '0.2', substitute_product_ids: '9,7' })
  expect(chosenSubstitutes(infos)).toEqual([9, 7])
  expect(chosenSubstitutes({ substitute_product_ids: '9,7,9' })).toEqual([9, 7])
  expect(withChosenSubstitutes(infos, [])).toEqual({ customWeight: '0.2' })
  expect(chosenSubstitutes({})).toEqual([])
})

test.each([
  ['another of its kind', goods(2), true],
  ['itself', goods(1), false],
  ['goods sold by weight', goods(2, { sellingMode: 'loose' }), false],
  ['goods for adults', goods(2, { isForAdultsOnly: true }), false],
  ['first infant formula', goods(2, { isFirstInfantFormula: true }), false],
])('goods for everybody sold by the piece may be replaced by %s: %3$s', (_name, other, may) => {
  expect(mayReplace(goods(1), other)).toBe(may)
})

test('goods for adults may be replaced by others for adults and by goods for everybody', () => {
  const wine = goods(1, { isForAdultsOnly: true })
  expect(mayReplace(wine, goods(2, { isForAdultsOnly: true }))).toBe(true)
  expect(mayReplace(wine, goods(2))).toBe(true)
})
