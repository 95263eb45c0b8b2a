import { sql } from 'drizzle-orm'
import { index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { createdAt, id, instant } from '../../kernel/database/columns.ts'
import { store } from '../../places/stores/stores.tables.ts'
import { product } from '../catalog/products.tables.ts'

/** A customer asks to be told by mail, once, when a product is available again in a store. (decision 855) */
export const stockWish = pgTable(
  'stock_wish',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    storeId: integer()
      .notNull()
      .references(() => store.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** Since when it waits, which is its place in the queue. */
    createdAt: createdAt(),
    /** Ends it; stays a few days, to know who has the first chance. Null while it waits. */
    toldAt: instant(),
  },
  (t) => [
    uniqueIndex('stock_wish_once').on(t.userId, t.storeId, t.productId),
    index('stock_wish_product').on(t.productId, t.storeId),
    index('stock_wish_waiting')
      .on(t.createdAt)
      .where(sql`told_at is null`),
  ],
)
