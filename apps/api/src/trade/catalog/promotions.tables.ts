import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, type Localized, localized } from '../../kernel/database/columns.ts'
import { warehouse } from '../../places/stores/stores.tables.ts'
import { product } from './products.tables.ts'

/** The texts of the promotion's bubble, header and footer. */
export interface PromotionView {
  header?: Localized
  body?: Localized
  bodyTwo?: Localized
  footer?: Localized
  badge?: Localized
  bubble?: Localized
  selectablePromoText?: Localized
}

/** Types of the specification: 1 multi-piece, 5 below cost or plain cut, 6 second piece. */
export const promotion = pgTable(
  'promotion',
  {
    id: id(),
    /** Its name in the operator's files, the same in every warehouse; null where it came another way. */
    code: text(),
    typeId: integer().notNull(),
    warehouseId: integer()
      .notNull()
      .references(() => warehouse.id),
    name: localized().notNull(),
    validFrom: date({ mode: 'string' }).notNull(),
    validTo: date({ mode: 'string' }).notNull(),
    selectable: boolean().notNull().default(false),
    belowCost: boolean().notNull().default(false),
    membersOnly: boolean().notNull().default(false),
    /** Type 1: take `pieces`, pay `paidPieces`. */
    pieces: integer(),
    paidPieces: integer(),
    /** Type 6: percent off the second piece; type 5: percent off, when no price is given per product. */
    discountPercent: integer(),
    view: jsonb().$type<PromotionView>().notNull(),
  },
  (t) => [
    index('promotion_warehouse').on(t.warehouseId, t.validFrom, t.validTo),
    uniqueIndex('promotion_code').on(t.code, t.warehouseId),
  ],
)

export const promotionProduct = pgTable(
  'promotion_product',
  {
    promotionId: integer()
      .notNull()
      .references(() => promotion.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** Price in promotion, cents; null when the promotion itself says how much comes off. */
    priceCents: integer(),
  },
  (t) => [primaryKey({ columns: [t.promotionId, t.productId] }), index('promotion_product_product').on(t.productId)],
)
