import { expect, test } from 'vitest'
import { differenceOf, leftOpen, stillExpected, type TypedGood, typedAmount } from './typed-goods.ts'

const wine: TypedGood = {
  productId: 7,
  name: 'Barbera',
  brand: '',
  pack: '750 ml',
  barcode: undefined,
  isLoose: false,
  typed: '',
  order: { ordered: 12, received: 5, packs: 2 },
}
const apples: TypedGood = { ...wine, productId: 8, isLoose: true, order: { ordered: 2.5, received: 0.4, packs: 1 } }

test.each([
  [wine, '', 0],
  [wine, '7', 7],
  [wine, '7,5', undefined],
  [wine, '-1', undefined],
  [apples, '2,125', 2.125],
  [apples, '2.1', 2.1],
])('amounts are whole pieces, or kilograms with comma or point', (good, typed, amount) =>
  expect(typedAmount({ ...good, typed })).toBe(amount),
)

test('the difference is to what had not come yet, and none before something is typed', () => {
  expect(stillExpected(apples)).toBe(2.1)
  expect(differenceOf(wine)).toBeUndefined()
  expect(differenceOf({ ...wine, typed: '7' })).toBe(0)
  expect(differenceOf({ ...wine, typed: '8' })).toBe(1)
  expect(differenceOf({ ...apples, typed: '2' })).toBe(-0.1)
  expect(differenceOf({ ...wine, typed: '8', order: undefined })).toBeUndefined()
})

test('an order stays open for what has not come in full', () => {
  expect(
    leftOpen([
      { ...wine, typed: '7' },
      { ...apples, typed: '2' },
    ]),
  ).toHaveLength(1)
  expect(
    leftOpen([
      { ...wine, typed: '9' },
      { ...apples, typed: '2,1' },
    ]),
  ).toHaveLength(0)
})
