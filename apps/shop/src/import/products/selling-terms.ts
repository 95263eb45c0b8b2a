import { cleanNumber } from '../clean/number.ts'
import type { FieldRemark } from '../reasons.ts'
import type { Column } from './columns.ts'
import type { SellingTerms } from './product-draft.ts'

/** Largest number of pieces or kilograms of one line. */
const most = 1000
/** Characters of a figure with its unit; what is longer is not one. */
const longestFigure = 60
/** Digits beyond these are left over from a conversion, and are no remark. */
const decimalsOfConversion = 9

/**
 * By the piece unless the file says otherwise; a mode whose figures are missing falls back to the piece and is
 * reported.
 */
export function readSellingTerms(read: (column: Column) => string, remarks: FieldRemark[]): SellingTerms {
  /** Thousandths of a piece or kilogram; null where nothing usable is written. */
  const quantity = (column: Column): number | null => {
    const { value, remark } = cleanNumber(
      column,
      read(column)
        .slice(0, longestFigure)
        .replace(/\s*kg$/i, ''),
      most,
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
  const maximumQuantity = quantity('maximum')
  const minimum = quantity('minimum')
  if (mode === 'loose') {
    const [first, step] = [quantity('first_weight'), quantity('step_weight')]
    if (first !== null && step !== null) return looseTerms(first, step, minimum, maximumQuantity)
    unknown('selling_mode')
  } else if (mode === 'pack') {
    const multiple = quantity('pieces_per_pack')
    if (multiple !== null && multiple % 1000 === 0) return packTerms(multiple, minimum, maximumQuantity)
    unknown('selling_mode')
  } else if (mode !== '' && mode !== 'piece') unknown('selling_mode')
  return { ...packTerms(1000, minimum, maximumQuantity), sellingMode: 'piece', quantityLocked: false }
}

function looseTerms(first: number, step: number, minimum: number | null, maximumQuantity: number | null): SellingTerms {
  return {
    sellingMode: 'loose',
    quantityMultiple: step,
    quantityLocked: false,
    minimumQuantity: minimum ?? first,
    maximumQuantity,
    firstWeight: first,
    stepWeight: step,
    weightVariable: true,
  }
}

function packTerms(multiple: number, minimum: number | null, maximumQuantity: number | null): SellingTerms {
  return {
    sellingMode: 'pack',
    quantityMultiple: multiple,
    quantityLocked: true,
    minimumQuantity: minimum ?? multiple,
    maximumQuantity,
    firstWeight: null,
    stepWeight: null,
    weightVariable: false,
  }
}
