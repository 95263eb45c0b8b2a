import { hasGs1CheckDigit } from './ean.ts'

/** As many digits as UPC-A, EAN-8, EAN-13 and GTIN-14 have. */
const gtinLength = /^(?:\d{8}|\d{12,14})$/

/**
 * The one spelling of a barcode, by which it is stored and looked up. The numbers of GS1 are one number with more or
 * fewer zeros before it: EAN-8 is written with 8 digits, UPC-A and EAN-13 with 13, GTIN-14 with 14 where it needs them.
 * Spaces and dashes between digits say nothing. A code of another length, with letters or with a wrong check digit is
 * no such number and stays as it is. (decision 0760)
 */
export function canonicalBarcode(text: string): string {
  const written = text.trim()
  const digits = written.replaceAll(/[\s-]/g, '')
  return isGtin(digits) ? canonicalGtin(digits) : written
}

/** True when these digits are a number of GS1, in any of its lengths. Zeros alone are none. */
export function isGtin(digits: string): boolean {
  return gtinLength.test(digits) && /[1-9]/.test(digits) && hasGs1CheckDigit(digits)
}

/** The barcodes of a product, the main one first. */
export function barcodesOf({
  barcode,
  furtherBarcodes = [],
}: {
  readonly barcode: string | null
  readonly furtherBarcodes?: readonly string[] | undefined
}): readonly string[] {
  return barcode === null || barcode === '' ? furtherBarcodes : [barcode, ...furtherBarcodes]
}

/** True when two codes are one barcode, however each is written; an empty one is no barcode. */
export function isSameBarcode(one: string, other: string): boolean {
  return one.trim() !== '' && canonicalBarcode(one) === canonicalBarcode(other)
}

function canonicalGtin(digits: string): string {
  const significant = digits.replace(/^0+/, '')
  return significant.padStart(significant.length <= 8 ? 8 : 13, '0')
}
