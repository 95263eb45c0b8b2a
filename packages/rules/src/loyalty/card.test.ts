import { expect, test } from 'vitest'
import { cardDigits, isCardNumber } from './card.ts'

test.each([
  ['the whole number', '2912345678906', true],
  ['written in groups', '29 1234 5678 906', true],
  ['another check digit', '2912345678903', false],
  ['the prefix of another cooperative', '2812345678909', false],
  ['one digit too few', '291234567890', false],
  ['one digit too many', '29123456789027', false],
  ['letters', '29123456789O6', false],
])('%s', (_what, typed, is) => expect(isCardNumber(cardDigits(typed), '29')).toBe(is))
