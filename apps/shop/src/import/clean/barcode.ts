import { canonicalBarcode, isGtin } from '@bottega/rules/validators/barcode.ts'
import type { FieldRemark } from '../reasons.ts'

export interface CleanBarcode {
  barcode: string | null
  remark?: FieldRemark
}

/** Spreadsheets keep figures as text by `'8001…` and `="8001…"`. */
const asTyped = (raw: string) => /^\s*="(.*)"\s*$/.exec(raw)?.[1] ?? raw.replace(/^\s*['’]/, '')

/** And take the zeros away from figures that are not: what is right by its check digit with them had them. */
function withLostZeros(digits: string): string {
  if (!/^[1-9]\d*$/.test(digits)) return digits
  const padded = digits.padStart(digits.length < 8 ? 8 : 13, '0')
  const hasLost = digits.length === 7 || (digits.length >= 9 && digits.length <= 11)
  return hasLost && isGtin(padded) ? padded : digits
}

/**
 * EAN-13, EAN-8, UPC-A or the GTIN-14 of a single article, with whatever zeros before it, in its one spelling. A number
 * with a wrong check digit can never be scanned, so it is dropped; that of a case of articles is another article's.
 */
export function cleanBarcode(raw: string): CleanBarcode {
  const digits = withLostZeros(asTyped(raw).replaceAll(/[\s-]/g, ''))
  if (digits === '') return { barcode: null }
  const remark = (reason: FieldRemark['reason']) => ({
    barcode: null,
    remark: { field: 'barcode', reason, value: raw },
  })
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits) || /^0+$/.test(digits)) return remark('barcode-unusable')
  if (/^[1-9]\d{13}$/.test(digits)) return remark('barcode-unusable')
  return isGtin(digits) ? { barcode: canonicalBarcode(digits) } : remark('barcode-check-digit')
}
