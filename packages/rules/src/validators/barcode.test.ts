import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalBarcode, isGtin, isSameBarcode } from './barcode.ts'
import { isWorldwideBarcode } from './worldwide-barcode.ts'
import { gs1CheckDigit, hasGs1CheckDigit, isEan13 } from './ean.ts'

describe('a barcode has one spelling', () => {
  test.each([
    ['96385074', '96385074', 'EAN-8'],
    ['000096385074', '96385074', 'EAN-8 as UPC-A'],
    ['0000096385074', '96385074', 'EAN-8 as EAN-13'],
    ['00000096385074', '96385074', 'EAN-8 as GTIN-14'],
    ['00123457', '00123457', 'EAN-8 with zeros of its own'],
    ['0000000123457', '00123457', 'the same as EAN-13'],
    ['036000291452', '0036000291452', 'UPC-A'],
    ['0036000291452', '0036000291452', 'UPC-A as EAN-13'],
    ['00036000291452', '0036000291452', 'UPC-A as GTIN-14'],
    ['4006381333931', '4006381333931', 'EAN-13'],
    ['04006381333931', '4006381333931', 'EAN-13 as GTIN-14'],
    ['14006381333938', '14006381333938', 'a case of them, another article'],
    [' 40 06381-333931 ', '4006381333931', 'with spaces and a dash'],
    ['2000123000004', '2000123000004', 'a code of the shop in the range for it'],
  ])('%s is %s: %s', (written, canonical) => expect(canonicalBarcode(written)).toBe(canonical))

  test.each([
    ['', 'nothing'],
    ['0000000000000', 'zeros alone'],
    ['4006381333930', 'a wrong check digit'],
    ['0000096385075', 'a wrong check digit behind zeros'],
    ['036000291453', 'a wrong check digit of UPC-A'],
    ['000123', 'a short code'],
    ['00012345670', 'eleven digits'],
    ['AB-96385074', 'letters'],
    ['12-34', 'a code with a dash'],
  ])('%j is no number of GS1 and stays as it is: %s', (written) => {
    expect(canonicalBarcode(written)).toBe(written)
    expect(isGtin(written)).toBe(false)
  })

  test('whatever the zeros before it, and asked once or twice', () => {
    const significant = fc.bigInt({ min: 1n, max: 9_999_999_999_999n }).map((number) => {
      const digits = String(number)
      return `${digits}${gs1CheckDigit(digits)}`
    })
    fc.assert(
      fc.property(significant, (digits) => {
        const spellings = [8, 12, 13, 14].filter((length) => length >= digits.length)
        const found = new Set(spellings.map((length) => canonicalBarcode(digits.padStart(length, '0'))))
        expect(found.size).toBe(1)
        for (const canonical of found) expect(canonicalBarcode(canonical)).toBe(canonical)
      }),
    )
  })
})

test.each([
  ['96385074', '0000096385074', true],
  ['80980017', '80980018', false],
  ['BANCO-7', ' BANCO-7', true],
  ['', '', false],
  ['4006381333931', '14006381333938', false],
])('%j and %j are one barcode: %s', (one, other, same) => expect(isSameBarcode(one, other)).toBe(same))

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
