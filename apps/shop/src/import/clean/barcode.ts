import { canonicalBarcode, isGtin } from '@bottega/rules/validators/barcode.ts'
import type { FieldRemark } from '../reasons.ts'

export interface CleanBarcode {
  barcode: string | null
  remark?: FieldRemark
}

/**
 * EAN-13, EAN-8, UPC-A or the GTIN-14 of a single article, with whatever zeros before it, in its one spelling. A number
 * with a wrong check digit can never be scanned, so it is dropped; that of a case of articles is another article's.
 */
export function cleanBarcode(raw: string): CleanBarcode {
  const digits = raw.replaceAll(/[\s-]/g, '')
  if (digits === '') return { barcode: null }
  const remark = (reason: FieldRemark['reason']) => ({
    barcode: null,
    remark: { field: 'barcode', reason, value: raw },
  })
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits) || /^0+$/.test(digits)) return remark('barcode-unusable')
  if (/^[1-9]\d{13}$/.test(digits)) return remark('barcode-unusable')
  return isGtin(digits) ? { barcode: canonicalBarcode(digits) } : remark('barcode-check-digit')
}
