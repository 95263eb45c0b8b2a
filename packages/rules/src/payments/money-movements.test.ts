import { expect, test } from 'vitest'
import { type LedgerPart, moneyMovements } from './money-movements.ts'
import { paymentType } from './payment-types.ts'

const [held, taken, back] = ['2026-11-20T08:00:00Z', '2026-11-21T08:00:00Z', '2026-11-22T08:00:00Z'].map(
  (at) => new Date(at),
) as [Date, Date, Date]
const part: LedgerPart = {
  id: 'a',
  paymentTypeId: paymentType.card,
  state: 'captured',
  amountCents: 67_09,
  capturedCents: 51_91,
  refundedCents: 0,
  createdAt: held,
  updatedAt: taken,
  capturedAt: taken,
}
const told = (...given: Parameters<typeof moneyMovements>) =>
  moneyMovements(...given).map(({ kind, cents, at }) => [kind, cents, at])

test('a card held more than was taken of it', () => {
  expect(told([part], [])).toEqual([
    ['held', 67_09, held],
    ['taken', 51_91, taken],
  ])
})

test('what went back in parts is told part by part, what is only asked for not yet', () => {
  const refunds = [
    { attemptId: 'a', cents: 5_00, state: 'given', updatedAt: back },
    { attemptId: 'a', cents: 7_00, state: 'asked', updatedAt: back },
    { attemptId: 'other', cents: 9_00, state: 'given', updatedAt: back },
  ]
  expect(told([{ ...part, refundedCents: 5_00, updatedAt: back }], refunds).slice(2)).toEqual([
    ['givenBack', 5_00, back],
  ])
})

test('what went back whole is told once', () => {
  const whole = { ...part, state: 'refunded', refundedCents: 51_91, updatedAt: back }
  expect(told([whole], []).slice(2)).toEqual([['givenBack', 51_91, back]])
})

test.each([
  ['what is paid at the door is taken, never held', paymentType.onDelivery, [['taken', 51_91, taken]]],
  ['what is owed on an account is neither', paymentType.deferred, []],
])('%s', (_what, paymentTypeId, expected) => expect(told([{ ...part, paymentTypeId }], [])).toEqual(expected))
