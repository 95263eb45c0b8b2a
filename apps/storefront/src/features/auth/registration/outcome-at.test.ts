import { expect, test } from 'vitest'
import { outcomeAt } from './outcome-at.ts'

test.each([
  ['/registration/confirm/success', 'success'],
  ['/registration/confirm/already-confirmed', 'already'],
  ['/registration/confirm/error', 'error'],
  ['/registration/confirm/expired/again', 'error'],
])('%s is the outcome %s [registration-36]', (path, outcome) => expect(outcomeAt(path)).toBe(outcome))
