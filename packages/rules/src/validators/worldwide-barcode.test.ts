import { expect, test } from 'vitest'
import { isWorldwideBarcode } from './worldwide-barcode.ts'

test.each([
  ['8098017000061', true],
  ['96385074', true],
  ['0036000291452', true],
  ['14006381333937', true],
  ['2100319000000', false],
  ['0212345678905', false],
  ['0412345678903', false],
  ['20000004', false],
  ['00000017', false],
  ['BANCO-7', false],
  ['123456', false],
  ['', false],
])('%j names the same goods in every shop: %s', (code, names) => expect(isWorldwideBarcode(code)).toBe(names))
