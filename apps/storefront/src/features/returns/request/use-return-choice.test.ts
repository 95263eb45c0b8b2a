import { expect, test } from 'vitest'
import { valueOf } from './use-return-choice.ts'

const jam = {
  orderItemId: 1,
  productId: 1,
  name: 'Confettura',
  shortDescr: '',
  description: '',
  mediaURL: '',
  unit: 'pz' as const,
  quantity: 3,
  quantityReturned: 0,
  amount: 10,
}

test.each([
  [3, 10],
  [2, 6.67],
  [1, 3.33],
])('%i of three jars for ten euro are worth %f', (quantity, value) => {
  expect(valueOf(jam, quantity)).toBe(value)
})
