import { expect, test } from 'vitest'
import { pauseBefore } from './use-payment-result.ts'

test('the shop is asked soon at first, then ever more rarely, and never less than every fifteen seconds', () => {
  const pauses = Array.from({ length: 12 }, (_, question) => pauseBefore(question))
  expect(pauses.slice(0, 3)).toEqual([1000, 1500, 2250])
  expect(pauses.toSorted((one, other) => one - other)).toEqual(pauses)
  expect(pauses.at(-1)).toBe(15_000)
})
