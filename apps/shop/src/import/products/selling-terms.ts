import { looseTerms, mostOfLine, packTerms, pieceTerms, type SaleTerms } from '@bottega/rules/catalog/sale-terms.ts'
import { cleanNumber } from '../clean/number.ts'
import type { FieldRemark } from '../reasons.ts'
import type { Column } from './columns.ts'

/** Characters of a figure with its unit; what is longer is not one. */
const longestFigure = 60
/** Digits beyond these are left over from a conversion, and are no remark. */
const decimalsOfConversion = 9

/**
 * By the piece unless the file says otherwise; a mode whose figures are missing falls back to the piece and is
 * reported.
 */
export function readSellingTerms(read: (column: Column) => string, remarks: FieldRemark[]): SaleTerms {
  /** Thousandths of a piece or kilogram; null where nothing usable is written. */
  const quantity = (column: Column): number | null => {
    const { value, remark } = cleanNumber(
      column,
      read(column)
        .slice(0, longestFigure)
        .replace(/\s*kg$/i, ''),
      mostOfLine,
      decimalsOfConversion,
    )
    if (remark) remarks.push(remark)
    if (value === undefined || value === 0) return null
    const thousandths = Math.round(value * 1000)
    if (thousandths / 1000 !== value)
      remarks.push({ field: column, reason: 'quantity-rounded', value: `${value} → ${thousandths / 1000}` })
    return thousandths === 0 ? null : thousandths
  }
  const unknown = (column: Column) => remarks.push({ field: column, reason: 'value-unknown', value: read(column) })
  const mode = read('selling_mode').trim().toLowerCase()
  const maximum = quantity('maximum')
  const bounds = { minimum: quantity('minimum'), maximum }
  if (mode === 'loose') {
    const [first, step] = [quantity('first_weight'), quantity('step_weight')]
    if (first !== null && step !== null) return looseTerms(first, step, bounds)
    unknown('selling_mode')
  } else if (mode === 'pack') {
    const multiple = quantity('pieces_per_pack')
    if (multiple !== null && multiple % 1000 === 0) return packTerms(multiple, bounds)
    unknown('selling_mode')
  } else if (mode !== '' && mode !== 'piece') unknown('selling_mode')
  return pieceTerms(bounds)
}
