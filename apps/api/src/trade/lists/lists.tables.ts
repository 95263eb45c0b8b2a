import type { Language } from '@bottega/rules/text/language.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { createdAt, id } from '../../kernel/database/columns.ts'
import { product } from '../catalog/products.tables.ts'

/** A customer's list: of things they like or buy again and again, or of what they picked from one leaflet. */
export const wishlist = pgTable(
  'wishlist',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** 1 is a customer's own kind of list, 2 belongs to a leaflet. (decision 0241) */
    typeId: smallint().$type<1 | 2>().notNull().default(1),
    /** Of a leaflet's list; a customer has one for each leaflet. */
    leafletId: integer(),
    createdAt: createdAt(),
  },
  (t) => [
    // Leaflets of two weeks may have one title.
    uniqueIndex('wishlist_name')
      .on(t.userId, sql`lower(${t.name})`)
      .where(sql`leaflet_id is null`),
    uniqueIndex('wishlist_leaflet').on(t.userId, t.leafletId),
    check('wishlist_has_name', sql`length(trim(${t.name})) > 0`),
    check(
      'wishlist_type',
      sql`(${t.typeId} = 1 and ${t.leafletId} is null) or (${t.typeId} = 2 and ${t.leafletId} is not null)`,
    ),
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

/**
 * Others who may see a list, by the e-mail address they were invited with, and whether they may change it. The account
 * with that address takes the invitation up: at once when it is confirmed, else when it signs in. (decision 0240)
 */
export const wishlistShare = pgTable(
  'wishlist_share',
  {
    id: id(),
    listId: integer()
      .notNull()
      .references(() => wishlist.id, { onDelete: 'cascade' }),
    /** In small letters. */
    email: text().notNull(),
    /** The customer who accepted it; null until then. */
    userId: integer().references(() => appUser.id, { onDelete: 'cascade' }),
    grant: text().$type<ListGrant>().notNull(),
    /** Of the page it was sent from, for an address without an account. */
    language: text().$type<Language>().notNull().default('it'),
    invitedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('wishlist_share_email').on(t.listId, t.email),
    uniqueIndex('wishlist_share_user').on(t.userId, t.listId),
    index('wishlist_share_waiting')
      .on(t.email)
      .where(sql`user_id is null`),
    check('wishlist_share_grant', sql`${t.grant} in ('READ', 'WRITE')`),
    check('wishlist_share_address', sql`${t.email} = lower(${t.email})`),
  ],
)

/** The list the heart of a customer puts products on without asking. */
export const wishlistSelection = pgTable(
  'wishlist_selection',
  {
    userId: integer()
      .primaryKey()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    listId: integer()
      .notNull()
      .references(() => wishlist.id, { onDelete: 'cascade' }),
  },
  (t) => [index('wishlist_selection_list').on(t.listId)],
)
