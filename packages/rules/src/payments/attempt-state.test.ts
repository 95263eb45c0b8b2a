import { describe, expect, test } from 'vitest'
import {
  attemptStates,
  effectOfAnswer,
  isLive,
  isReadBack,
  isUndecided,
  type ProviderState,
  providerStates,
} from './attempt-state.ts'

const ends = ['declined', 'voided', 'refunded'] as const satisfies readonly ProviderState[]

describe('what an answer does to an attempt', () => {
  test.each(['created', 'pending', 'closing'] as const)('one that is %s is decided by the provider', (state) => {
    expect(effectOfAnswer(state, 'authorised')).toEqual({ state: 'authorised', outcome: 'authorised' })
    expect(effectOfAnswer(state, 'captured')).toEqual({ state: 'captured', outcome: 'authorised' })
    for (const end of ends) expect(effectOfAnswer(state, end)).toEqual({ state: end, outcome: 'declined' })
  })

  test('a claim to close outlives the news that the payment is open', () => {
    expect(effectOfAnswer('closing', 'open')).toEqual({ state: 'closing', outcome: 'open' })
    expect(effectOfAnswer('closing', 'processing')).toEqual({ state: 'closing', outcome: 'processing' })
  })

  test.each(['authorised', 'captured'] as const)('money that was %s and is gone is a loss', (state) => {
    for (const end of ends) expect(effectOfAnswer(state, end)).toEqual({ state: end, outcome: 'lost' })
  })

  test('money taken without our asking is recorded', () => {
    expect(effectOfAnswer('authorised', 'captured')).toEqual({ state: 'captured', outcome: 'unchanged' })
  })

  test.each(['declined', 'voided'] as const)('money for one that was %s here goes back', (state) => {
    for (const holds of ['authorised', 'captured'] as const)
      expect(effectOfAnswer(state, holds)).toEqual({ state: 'releasing', outcome: 'late' })
  })

  test('one that is let go of ends only by an end, and that is no loss', () => {
    for (const answer of providerStates) {
      const isEnd = ends.some((end) => end === answer)
      expect(effectOfAnswer('releasing', answer)).toEqual({ state: isEnd ? answer : 'releasing', outcome: 'unchanged' })
    }
  })

  test('the same answer again changes nothing', () => {
    for (const state of attemptStates)
      for (const answer of providerStates) {
        const once = effectOfAnswer(state, answer)
        const again = effectOfAnswer(once.state, answer)
        expect(again.state).toBe(once.state)
        if (!isUndecided(once.state)) expect(again.outcome).toBe('unchanged')
      }
  })

  test('news older than the end changes nothing', () => {
    for (const state of attemptStates.filter((one) => !isUndecided(one)))
      for (const answer of ['open', 'processing'] as const)
        expect(effectOfAnswer(state, answer)).toEqual({ state, outcome: 'unchanged' })
    expect(effectOfAnswer('captured', 'authorised')).toEqual({ state: 'captured', outcome: 'unchanged' })
    expect(effectOfAnswer('refunded', 'captured')).toEqual({ state: 'refunded', outcome: 'unchanged' })
  })
})

test('what pays for an order, or still may, is live', () => {
  expect(attemptStates.filter(isLive)).toEqual(['created', 'pending', 'closing', 'authorised', 'captured'])
})

test('what takes money from an order, or gives it back, is read back before it is followed', () => {
  for (const state of ['created', 'pending', 'closing', 'authorised', 'captured'] as const)
    for (const end of ends) expect(isReadBack(state, end)).toBe(true)
  for (const state of ['declined', 'voided'] as const) expect(isReadBack(state, 'authorised')).toBe(true)
  expect(isReadBack('pending', 'authorised')).toBe(false)
  expect(isReadBack('authorised', 'processing')).toBe(false)
  expect(isReadBack('releasing', 'voided')).toBe(false)
})
