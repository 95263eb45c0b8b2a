import { ImportError } from '../import-error.ts'
import type { Row } from '../file/row.ts'

/** Our own columns; docs/import.md says what each holds. */
const ownColumns = [
  'code',
  'barcode',
  'name',
  'name_de',
  'name_en',
  'brand',
  'category',
  'pack',
  'image',
  'vat',
  'ingredients',
  'ingredients_de',
  'ingredients_en',
  'allergens',
  'origin',
  'storage',
  'features',
  'energy_kj',
  'fat',
  'saturated_fat',
  'carbohydrates',
  'sugars',
  'fiber',
  'proteins',
  'salt',
  'sodium',
  'alcohol',
  'selling_mode',
  'pieces_per_pack',
  'first_weight',
  'step_weight',
  'minimum',
  'maximum',
  'lead_time_hours',
  'locker_level',
] as const
export type Column = (typeof ownColumns)[number]

/** The names of the same columns in the export of Open Food Facts. */
const openFoodFacts: Partial<Record<Column, string>> = {
  barcode: 'code',
  name: 'product_name',
  brand: 'brands',
  pack: 'quantity',
  ingredients: 'ingredients_text',
  origin: 'origins',
  energy_kj: 'energy_100g',
  fat: 'fat_100g',
  saturated_fat: 'saturated-fat_100g',
  carbohydrates: 'carbohydrates_100g',
  sugars: 'sugars_100g',
  fiber: 'fiber_100g',
  proteins: 'proteins_100g',
  salt: 'salt_100g',
  sodium: 'sodium_100g',
  alcohol: 'alcohol_100g',
}

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
    const used = Object.values(openFoodFacts)
    const ignored = columns.filter((column) => !used.includes(column))
    return { name: 'openfoodfacts', ignored, read: (row, column) => row.values.get(openFoodFacts[column] ?? '') ?? '' }
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
