import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { gs1CheckDigit, hasGs1CheckDigit, isEan13 } from './ean.ts'

test.each([
  ['400638133393', 1],
  ['9638507', 4],
  ['03600029145', 2],
])('%s is checked by %i', (digits, check) => expect(gs1CheckDigit(digits)).toBe(check))

const twelveDigits = fc.stringMatching(/^\d{12}$/)

test('a code with its check digit is valid, and no single other digit is', () => {
  fc.assert(
    fc.property(twelveDigits, fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }), (digits, at, change) => {
      const code = `${digits}${gs1CheckDigit(digits)}`
      expect(isEan13(code)).toBe(true)
      const wrong = (Number(code[at]) + change) % 10
      expect(isEan13(`${code.slice(0, at)}${wrong}${code.slice(at + 1)}`)).toBe(false)
    }),
  )
})

test.each(['', '0', 'abc', '4006381 333931'])('%j has no check digit', (text) =>
  expect(hasGs1CheckDigit(text)).toBe(false),
)
