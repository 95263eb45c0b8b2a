import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { takeNumber } from './documents.repository.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '10' })
})
afterAll(() => shop.close())

test('forty transactions at once take forty numbers in a row, and every fourth that fails leaves no gap [documents-13]', async () => {
  const one = (index: number) =>
    shop.shop.db.transaction(async (tx) => {
      const number = await takeNumber(tx, 'invoice', 77, 2026)
      if (index % 4 === 0) throw new Error('rolled back')
      return number
    })
  const ended = await Promise.allSettled(Array.from({ length: 40 }, (_, index) => one(index)))
  const numbers = ended.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
})
