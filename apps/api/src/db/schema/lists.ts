import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { product } from './catalog.ts'
import { createdAt, id } from './columns.ts'
import { appUser } from './people.ts'

/** A customer's list of things they like or buy again and again. */
export const wishlist = pgTable(
  'wishlist',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('wishlist_name').on(t.userId, sql`lower(${t.name})`),
    check('wishlist_has_name', sql`length(trim(${t.name})) > 0`),
  ],
)

export const wishlistItem = pgTable(
  'wishlist_item',
  {
    listId: integer()
      .notNull()
      .references(() => wishlist.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** Thousandths to put in the cart; null for the smallest quantity the product is sold in. */
    quantity: integer(),
    addedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.productId] }),
    index('wishlist_item_product').on(t.productId),
    check('wishlist_item_quantity', sql`${t.quantity} > 0`),
  ],
)

export type ListGrant = 'READ' | 'WRITE'

/** Who else may see a list, and whether they may change it. */
export const wishlistShare = pgTable(
  'wishlist_share',
  {
    listId: integer()
      .notNull()
      .references(() => wishlist.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    grant: text().$type<ListGrant>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.userId] }),
    index('wishlist_share_user').on(t.userId),
    check('wishlist_share_grant', sql`${t.grant} in ('READ', 'WRITE')`),
  ],
)
