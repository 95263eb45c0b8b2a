import { expect, test } from 'vitest'
import { inTodaysShape } from './old-shapes.ts'

test('prices that were written as one text are read by day and amount', () => {
  expect(inTodaysShape({ store: 'Milano', prices: ['2026-11-01–2026-11-30 199', '2026-12-01– 249'] })).toEqual({
    store: 'Milano',
    prices: [
      { from: '2026-11-01', to: '2026-11-30', cents: 199 },
      { from: '2026-12-01', to: null, cents: 249 },
    ],
  })
})

test('the discount of a campaign is read as per cent or money by its kind', () => {
  expect(inTodaysShape({ name: 'Natale', discountKind: 'percent', discount: 10 })).toEqual({
    name: 'Natale',
    percent: 10,
  })
  expect(inTodaysShape({ discountKind: 'amount', discount: 500 })).toEqual({ cents: 500 })
})

test('what is written today stays as it is', () => {
  const today = { prices: [{ from: '2026-11-01', to: null, cents: 199 }], percent: 10, reason: '2026 2' }
  expect(inTodaysShape(today)).toEqual(today)
  expect(inTodaysShape(undefined)).toBeUndefined()
})
