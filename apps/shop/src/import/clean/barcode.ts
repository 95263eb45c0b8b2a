import {
  articleBarcode,
  type BarcodeFault,
  mostFurtherBarcodes,
  splitBarcodes,
} from '@bottega/rules/catalog/product-names.ts'
import { isGtin } from '@bottega/rules/validators/barcode.ts'
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

/** The barcode of a file; what is none is dropped and told. */
export function cleanBarcode(raw: string): CleanBarcode {
  const digits = withLostZeros(asTyped(raw).replaceAll(/[\s-]/g, ''))
  if (digits === '') return { barcode: null }
  const read = articleBarcode(digits)
  if ('barcode' in read) return read
  return { barcode: null, remark: { field: 'barcode', reason: reasonOf[read.fault], value: raw } }
}

/** The further barcodes of a file, each once and without the main one; what is none is dropped and told. */
export function cleanFurtherBarcodes(
  raw: string,
  main: string | null,
): { barcodes: readonly string[]; remarks: readonly FieldRemark[] } {
  const read = splitBarcodes(raw).map(cleanBarcode)
  const barcodes = new Set(read.flatMap(({ barcode }) => barcode ?? []))
  if (main !== null) barcodes.delete(main)
  const remarks = read.flatMap(({ remark }) => remark ?? [])
  return {
    barcodes: [...barcodes].slice(0, mostFurtherBarcodes),
    remarks: [
      ...remarks.map(({ reason, value }): FieldRemark => ({ field: 'further_barcodes', reason, value })),
      ...[...barcodes].slice(mostFurtherBarcodes).map((value): FieldRemark => ({
        field: 'further_barcodes',
        reason: 'too-many-barcodes',
        value,
      })),
    ],
  }
}

const reasonOf = {
  barcodeUnusable: 'barcode-unusable',
  barcodeCheckDigit: 'barcode-check-digit',
} as const satisfies Record<BarcodeFault, FieldRemark['reason']>
