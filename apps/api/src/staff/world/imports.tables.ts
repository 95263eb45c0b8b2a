import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../kernel/database/columns.ts'

/**
 * The last value that the operator's files gave for one of many things: a price, a count of goods. A file acts where it
 * says something else than it did; a value of the shop that differs was set here since.
 */
export const fileValue = pgTable(
  'file_value',
  {
    part: text().$type<'stock' | 'prices'>().notNull(),
    /** The numbers of a product and a warehouse. */
    key: text().notNull(),
    value: jsonb().$type<unknown>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.part, t.key] })],
)

/** One import of a file: what was read, accepted and refused; resumable, so an interrupted one says how far it came. */
export type ImportKind = 'products' | 'prices' | 'loyalty-cards'

export const importRun = pgTable('import_run', {
  id: id(),
  kind: text().$type<ImportKind>().notNull(),
  fileName: text().notNull(),
  fileHash: text().notNull(),
  summary: jsonb().$type<Record<string, number>>().notNull().default({}),
  startedAt: createdAt(),
  finishedAt: instant(),
})
