import type { SellingMode } from '@bottega/api/trade/catalog/products.tables.ts'
import type { Localized } from '@bottega/api/kernel/database/columns.ts'
import type { LabelTexts, LabelValues } from '@bottega/rules/catalog/product-label.ts'
import type { FieldRemark } from '../reasons.ts'
import type { PackSize } from '../clean/pack-size.ts'

export interface SellingTerms {
  sellingMode: SellingMode
  quantityMultiple: number
  quantityLocked: boolean
  minimumQuantity: number
  maximumQuantity: number | null
  firstWeight: number | null
  stepWeight: number | null
  weightVariable: boolean
}

/** A cleaned line of a product file: all that can be said without asking the database. */
export interface ProductDraft {
  line: number
  code: string
  barcode: string | null
  name: Localized
  brand: string | undefined
  /** Slugs to stand in, best first: the file's own, then the rules'. */
  categories: { slug: string; isFromFile: boolean }[]
  pack: PackSize | undefined
  packText: Localized
  terms: SellingTerms
  vatPercent: number
  leadTimeHours: number
  lockerLevel: string | null
  adultsOnly: boolean
  alcoholPercent: number | null
  image: string | null
  texts: LabelTexts
  nutrition: LabelValues['nutrition'] | null
  remarks: FieldRemark[]
}
