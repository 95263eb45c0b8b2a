import { expect, test } from 'vitest'
import { pricePerKilogram } from './price-per-kilogram.ts'

test.each([
  ['a piece that usually weighs a kilogram', 'piece', 1190, 920, 920, 1190],
  ['a piece of 350 g', 'piece', 183, 1043, 365, 523],
  ['two pieces of 800 g', 'pack', 952, 1950, 1560, 1190],
  ['a piece that is not weighed', 'piece', 183, 1000, null, undefined],
  ['loose goods, whose price is that of the kilogram', 'loose', 229, 540, 540, undefined],
  ['a piece that was not there', 'piece', 183, 0, 0, undefined],
] as const)('%s', (_what, sellingMode, unitPriceCents, pricedQuantity, weightPrepared, perKilogram) => {
  expect(pricePerKilogram({ sellingMode, unitPriceCents, pricedQuantity, weightPrepared })).toBe(perKilogram)
})
