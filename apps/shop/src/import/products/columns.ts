import { ImportError } from '../import-error.ts'
import {
  columnsOf,
  type LabelColumn,
  labelFields,
  labelTextNames,
  type Nutrient,
  nutrientNames,
  nutrients,
} from '@bottega/rules/catalog/product-label.ts'
import type { Row } from '../file/row.ts'

/** The columns of a product beside its label; docs/import.md describes each. */
const tradeColumns = [
  'code',
  'barcode',
  'further_barcodes',
  'name',
  'name_de',
  'name_en',
  'brand',
  'category',
  'pack',
  'image',
  'vat',
  'sodium',
  'selling_mode',
  'pieces_per_pack',
  'first_weight',
  'step_weight',
  'minimum',
  'maximum',
  'lead_time_hours',
  'locker_level',
] as const

type NutrientColumn = (typeof nutrients)[Nutrient]['column']
export type Column =
  (typeof tradeColumns)[number] | LabelColumn | NutrientColumn | (typeof labelFields)['alcoholPercent']['column']

/** Our own columns. */
export const ownColumns: readonly Column[] = [
  ...tradeColumns,
  ...labelTextNames.flatMap(columnsOf),
  ...nutrientNames.map((name) => nutrients[name].column),
  labelFields.alcoholPercent.column,
]

const namedByBoth = [...Object.values(labelFields), ...Object.values(nutrients)].flatMap((field) =>
  'openFoodFacts' in field ? [[field.column, field.openFoodFacts] as const] : [],
)

/** The names of the same columns in the export of Open Food Facts. */
const openFoodFacts: ReadonlyMap<Column, string> = new Map<Column, string>([
  ['barcode', 'code'],
  ['name', 'product_name'],
  ['brand', 'brands'],
  ['pack', 'quantity'],
  ['sodium', 'sodium_100g'],
  ...namedByBoth,
])

/** Reads one column of a row, whatever the file calls it; empty where the file has none. */
export type ReadColumn = (row: Row, column: Column) => string

export interface FileFormat {
  name: 'bottega' | 'openfoodfacts'
  read: ReadColumn
  /** Columns of the file nothing is taken from. */
  ignored: string[]
}

/** The format of a header, one of two. JSON Lines has none; its first object decides. */
export function formatOf(columns: readonly string[]): FileFormat {
  if (columns.includes('product_name') && columns.includes('code')) {
    const used = new Set(openFoodFacts.values())
    const ignored = columns.filter((column) => !used.has(column))
    return {
      name: 'openfoodfacts',
      ignored,
      read: (row, column) => row.values.get(openFoodFacts.get(column) ?? '') ?? '',
    }
  }
  if (columns.includes('name') && (columns.includes('code') || columns.includes('barcode'))) {
    const ignored = columns.filter((column) => !ownColumns.some((own) => own === column))
    return { name: 'bottega', ignored, read: (row, column) => row.values.get(column) ?? '' }
  }
  throw new ImportError(
    'The header must name the columns "name" and "code" or "barcode", or be that of an Open Food Facts export ' +
      '("code", "product_name").',
  )
}
