import type { ProductPart } from '@bottega/rules/catalog/product-form.ts'
import type { LabelTextName } from '@bottega/rules/catalog/product-label.ts'
import type { OffSaleReason } from '@bottega/rules/catalog/unavailability-reasons.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { id, instant, requestDigest, requestKey } from '../../kernel/database/columns.ts'

export type ManyKind = 'price' | 'sale' | 'class' | 'category' | 'files' | 'promotion'

/** A stretch of a price list: first day, last day or null, cents. */
export type KeptStretch = readonly [from: string, to: string | null, cents: number]

/** The state of a product before a change of many, or after it; which field it has says the kind of the change. */
export interface KeptSide {
  /** Of one store, in the order of time. */
  readonly prices?: readonly KeptStretch[]
  readonly sale?: { readonly published: boolean; readonly offSale: OffSaleReason | null }
  readonly given?: boolean
  /** Its category, and whether files leave it. */
  readonly category?: { readonly id: number; readonly byStaff: boolean }
  /** Everything of it that files leave, because staff have set it. */
  readonly kept?: {
    readonly parts: readonly ProductPart[]
    readonly texts: readonly LabelTextName[]
    readonly maximum: boolean
  }
  /** The promotion that was made for it or moved, with its days. */
  readonly promotion?: { readonly id: number; readonly from: string; readonly to: string }
}

export interface KeptItem {
  readonly productId: number
  /** Of a price or a promotion. */
  readonly warehouseId?: number
  readonly before: KeptSide
  readonly after: KeptSide
}

/** A change of many products at once, with what it found: within a day it can be undone. */
export const productChange = pgTable(
  'product_change',
  {
    id: id(),
    /** The staff member. */
    userId: integer()
      .notNull()
      .references(() => appUser.id),
    /** As it was then. */
    staffName: text().notNull(),
    kind: text().$type<ManyKind>().notNull(),
    /** The class that was given or taken. */
    classId: integer(),
    at: instant().notNull(),
    products: integer().notNull(),
    items: jsonb().$type<readonly KeptItem[]>().notNull(),
    undoneAt: instant(),
    undoneProducts: integer(),
    undoneLeft: integer(),
    requestKey: requestKey(),
    requestDigest: requestDigest(),
  },
  (t) => [
    index('product_change_at').on(t.at),
    uniqueIndex('product_change_request').on(t.userId, t.requestKey),
    check('product_change_kind', sql`${t.kind} in ('price', 'sale', 'class', 'category', 'files', 'promotion')`),
    check('product_change_undone', sql`num_nonnulls(${t.undoneAt}, ${t.undoneProducts}, ${t.undoneLeft}) in (0, 3)`),
  ],
)
