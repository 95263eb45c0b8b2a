import type { FigureKind } from '@bottega/rules/live-figures/figure-kinds.ts'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { createdAt, id, instant } from '../../kernel/database/columns.ts'

/**
 * The keys with which tills and warehouse systems sign their calls. Rows stay when a key is revoked: the audit log
 * names them.
 */
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
    /** The stores whose figures it may write; null for every store. */
    storeIds: integer().array(),
    madeBy: integer()
      .notNull()
      .references(() => appUser.id),
    madeAt: createdAt(),
    usedAt: instant(),
    revokedAt: instant(),
  },
  (t) => [check('machine_key_has_scopes', sql`cardinality(${t.scopes}) > 0`)],
)
