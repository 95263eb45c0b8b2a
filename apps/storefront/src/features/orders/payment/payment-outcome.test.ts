import { expect, test } from 'vitest'
import { paymentOutcome } from './payment-outcome.ts'

test.each([
  [1, 'waiting'],
  [2, 'waiting'],
  [3, 'paid'],
  [19, 'paid'],
  [8, 'paid'],
  [11, 'failed'],
  [10, 'failed'],
])('an order at status %i is %s', (status, outcome) => {
  expect(paymentOutcome(status)).toBe(outcome)
})
