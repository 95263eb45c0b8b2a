import { hasGs1CheckDigit } from '@bottega/rules/validators/ean.ts'
import type { FieldRemark } from '../reasons.ts'

export interface CleanBarcode {
  barcode: string | null
  remark?: FieldRemark
}

/**
 * EAN-13, EAN-8 or UPC-A as printed, GTIN-14 of a single article; UPC gets its leading zero. A number with a wrong
 * check digit can never be scanned, so it is dropped.
 */
export function cleanBarcode(raw: string): CleanBarcode {
  const digits = raw.replaceAll(/[\s-]/g, '')
  if (digits === '') return { barcode: null }
  const remark = (reason: FieldRemark['reason']) => ({
    barcode: null,
    remark: { field: 'barcode', reason, value: raw },
  })
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits) || /^0+$/.test(digits)) return remark('barcode-unusable')
  const ean = digits.length === 8 ? digits : digits.replace(/^0(?=\d{13}$)/, '').padStart(13, '0')
  if (ean.length === 14) return remark('barcode-unusable')
  return hasGs1CheckDigit(ean) ? { barcode: ean } : remark('barcode-check-digit')
}
