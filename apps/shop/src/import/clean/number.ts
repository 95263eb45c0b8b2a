import type { FieldRemark } from '../reasons.ts'

/** Longer than any number, in characters. */
const longestNumber = 40

export interface CleanNumber {
  value: number | undefined
  remark?: FieldRemark
}

const decimal = /^[+-]?(?:\d+(?:[.,]\d+)?|[.,]\d+)(?:e[+-]?\d+)?$/i

/**
 * A number with comma or point, an optional unit after it ("12,5 g") or "<" before ("<0,5": the limit itself is taken,
 * as labels mean it), between zero and `maximum`. Rounded to `decimals`, hundredths unless told otherwise: exports carry
 * fifteen digits of conversion.
 */
export function cleanNumber(field: string, raw: string, maximum: number, decimals = 2): CleanNumber {
  const dropped = (reason: FieldRemark['reason']) => ({ value: undefined, remark: { field, reason, value: raw } })
  if (raw.length > longestNumber) return dropped('number-unreadable')
  const text = raw
    .trim()
    .replace(/^<\s*/, '')
    .replace(/\s*(?:g|kj|%|% vol\.?)$/i, '')
  if (text === '') return { value: undefined }
  if (!decimal.test(text)) return dropped('number-unreadable')
  const value = Number(text.replace(',', '.'))
  if (value < 0) return dropped('number-negative')
  if (!(value <= maximum)) return dropped('number-too-large')
  const places = 10 ** decimals
  return { value: Math.round(value * places) / places }
}
