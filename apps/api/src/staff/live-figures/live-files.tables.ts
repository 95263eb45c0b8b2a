import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../kernel/database/columns.ts'

/** A file of the watched folder that a process is taking, and how far it is. */
export const liveFile = pgTable('live_file', {
  /** In the folder of files being taken: no two have the same. */
  name: text().primaryKey(),
  /** Rows that are in the shop: a file that goes on after a crash begins behind them. */
  rowsTaken: integer().notNull().default(0),
  rowsChanged: integer().notNull().default(0),
  /** The last time at which the process that works on it said so; much later another process may go on. */
  touchedAt: instant().notNull().defaultNow(),
})
