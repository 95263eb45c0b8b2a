import { expect, test } from 'vitest'
import { holdsForEach } from './holds-for-each.ts'

const numbers = [1, 2, 3, 4]
const isOdd = async (one: number) => {
  await Promise.resolve()
  expect(one % 2, 'the rest').toBe(1)
}

test('a statement that fails on two of four names both and says why', async () => {
  const failing = holdsForEach(numbers, (one) => `number ${one}`, isOdd)
  await expect(failing).rejects.toThrow(
    /^2 of 4 fail: number 2, number 4\n\nnumber 2: the rest: [^]+\n\nnumber 4: the rest/,
  )
})

test('a statement that holds for all passes, and one about nothing does not', async () => {
  await holdsForEach([1, 3], String, isOdd)
  await expect(holdsForEach([], String, isOdd)).rejects.toThrow('There is nothing to look at.')
})
