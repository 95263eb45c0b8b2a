import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { fileURLToPath } from 'node:url'
import type { Database } from './database.ts'
import { inTurn } from './in-turn.ts'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any number only this shop uses: processes starting together take their turn. */
const migrationLock = 716_239_018

/** Brings the schema up to date. */
export async function migrateDatabase(database: Database): Promise<void> {
  await inTurn(database, migrationLock, (db) => migrate(db, { migrationsFolder: folder }))
}
