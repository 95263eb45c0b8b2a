import type { OffSaleReason } from '@bottega/rules/catalog/unavailability-reasons.ts'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { product } from '../../catalog/products.tables.ts'
import { cart } from '../cart.tables.ts'

/** A product that left a cart because the shop sells it no more; waits until its shopper is told. */
export const cartRemoval = pgTable(
  'cart_removal',
  {
    cartId: integer()
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    reason: text().$type<OffSaleReason>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.cartId, t.productId] }), index('cart_removal_product').on(t.productId)],
)
