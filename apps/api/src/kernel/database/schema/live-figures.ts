import type { FigureKind } from '@bottega/rules/live-figures/figure-kinds.ts'
import type { OffSaleReason } from '@bottega/rules/catalog/unavailability-reasons.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { cart } from './orders/cart.ts'
import { product } from './catalog.ts'
import { createdAt, id, instant } from './columns.ts'
import { appUser } from './people/people.ts'

/** What a till or warehouse system signs its calls with. Rows stay when a key is revoked: the audit log names them. */
export const machineKey = pgTable(
  'machine_key',
  {
    id: id(),
    name: text().notNull(),
    /** SHA-256 of the key, which only its maker has seen. */
    keyHash: text().notNull().unique(),
    /** Its first characters, to tell keys apart. */
    begins: text().notNull(),
    scopes: text().array().$type<FigureKind[]>().notNull(),
    madeBy: integer()
      .notNull()
      .references(() => appUser.id),
    madeAt: createdAt(),
    usedAt: instant(),
    revokedAt: instant(),
  },
  (t) => [check('machine_key_has_scopes', sql`cardinality(${t.scopes}) > 0`)],
)

/** A file of the watched folder that a process is taking, and how far it is. */
export const liveFile = pgTable('live_file', {
  /** In the folder of files being taken: no two have the same. */
  name: text().primaryKey(),
  /** Rows that are in the shop: a file that goes on after a crash begins behind them. */
  rowsTaken: integer().notNull().default(0),
  rowsChanged: integer().notNull().default(0),
  /** When the process that works on it last said so; much later another may go on. */
  touchedAt: instant().notNull().defaultNow(),
})

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
