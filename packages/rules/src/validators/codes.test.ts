import { expect, test } from 'vitest'
import { isIban } from './codes.ts'

test.each([
  ['IT60X0542811101000000123456', true],
  ['DE89370400440532013000', true],
  ['IT60X0542811101000000123457', false],
  ['IT60X054281110100000012345', false],
  ['IT60 X054 2811 1010 0000 0123 456', false],
  ['', false],
])('the account number %s is right: %s', (text, is) => expect(isIban(text)).toBe(is))
