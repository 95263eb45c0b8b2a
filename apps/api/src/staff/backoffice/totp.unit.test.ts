import { expect, test } from 'vitest'
import { codeAt, stepOf } from './totp.ts'

/** The secret of RFC 6238's own examples, in base 32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at second %i the code is the one of the standard', (seconds, code) => {
  expect(codeAt(secret, at(seconds))).toBe(code)
})

test.each([
  ['now', 0, true],
  ['half a minute ago', -30, true],
  ['half a minute ahead', 30, true],
  ['two minutes ago', -120, false],
  ['two minutes ahead', 120, false],
])('a code of %s is taken: %s', (_when, offset, taken) => {
  const now = 1_234_567_890
  expect(stepOf(secret, codeAt(secret, at(now + offset)), 0, at(now)) !== undefined).toBe(taken)
})

test('a code is not taken after a later one was', () => {
  const now = 1_234_567_890
  const step = stepOf(secret, codeAt(secret, at(now)), 0, at(now))
  expect(step).toBe(Math.floor(now / 30))
  expect(stepOf(secret, codeAt(secret, at(now)), step ?? 0, at(now))).toBeUndefined()
})

test.each(['', '12345', '1234567', 'abcdef'])('%j is no code', (code) => {
  expect(stepOf(secret, code, 0, at(0))).toBeUndefined()
})
