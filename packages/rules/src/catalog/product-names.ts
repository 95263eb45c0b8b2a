import { canonicalBarcode, isGtin } from '../validators/barcode.ts'
import type { Localized } from '../text/language.ts'
import { slugify } from '../text/plain-words.ts'

/** Longest name stored, in characters: three lines of a card on a phone. */
export const longestName = 160
/** Longest brand stored, in characters. */
export const longestBrand = 60
/** Barcodes of one product beside the main one: packagings of some years. */
export const mostFurtherBarcodes = 30

/** The shop's own article code as it is stored; undefined where it is not letters, digits and dashes, at most 40. */
export function articleCode(written: string): string | undefined {
  const code = written.trim()
  return /^[a-z0-9][a-z0-9-]{0,39}$/i.test(code) ? code.toUpperCase() : undefined
}

/** Whether a text has a letter, without which it names nothing. */
export const namesSomething = (text: string): boolean => /\p{L}/u.test(text)

export type BarcodeFault = 'barcodeUnusable' | 'barcodeCheckDigit'

/**
 * EAN-13, EAN-8, UPC-A or the GTIN-14 of a single article, with whatever zeros before it, in its one spelling. A number
 * with a wrong check digit can never be scanned, so it is none; that of a case of articles is another article's.
 */
export function articleBarcode(written: string): { readonly barcode: string } | { readonly fault: BarcodeFault } {
  const digits = written.replaceAll(/[\s-]/g, '')
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits) || /^0+$/.test(digits)) return { fault: 'barcodeUnusable' }
  if (/^[1-9]\d{13}$/.test(digits)) return { fault: 'barcodeUnusable' }
  return isGtin(digits) ? { barcode: canonicalBarcode(digits) } : { fault: 'barcodeCheckDigit' }
}

/** The barcodes of a list: one a line, or with commas, semicolons or bars between them. */
export const splitBarcodes = (list: string): string[] =>
  list.split(/[\n\r,;|]/).flatMap((one) => (one.trim() === '' ? [] : [one.trim()]))

/** Name and code as an address; the code makes it unique, also when another product takes the same name. */
export function productSlug({ name, code }: { readonly name: Localized; readonly code: string }): string {
  const words = slugify(name.it).slice(0, 80).replace(/-$/, '')
  const number = slugify(code.replace(/^EAN-/, ''))
  return words === '' ? number : `${words}-${number}`
}
