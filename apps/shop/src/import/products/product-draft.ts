import type { PackSize } from '@bottega/rules/catalog/pack-size.ts'
import type { SaleTerms } from '@bottega/rules/catalog/sale-terms.ts'
import type { Localized } from '@bottega/api/kernel/database/columns.ts'
import type { LabelTexts, LabelValues } from '@bottega/rules/catalog/product-label.ts'
import type { FieldRemark } from '../reasons.ts'

/** A cleaned line of a product file: all that can be said without asking the database. */
export interface ProductDraft {
  line: number
  code: string
  barcode: string | null
  /** In their one spelling, each once, without the main one. */
  furtherBarcodes: readonly string[]
  name: Localized
  brand: string | undefined
  /** Slugs to stand in, best first: the file's own, then the rules'. */
  categories: { slug: string; isFromFile: boolean }[]
  pack: PackSize | undefined
  packText: Localized
  terms: SaleTerms
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
