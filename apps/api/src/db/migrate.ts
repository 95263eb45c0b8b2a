import { sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database } from './database.ts'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any number only this shop uses: processes starting together take their turn. */
const migrationLock = 716_239_018

/** Brings the schema up to date. On PostgreSQL under an advisory lock; the embedded folder has its own. */
export async function migrateDatabase(database: Database): Promise<void> {
  const client = await database.pool.connect()
  try {
    const db = drizzle({ client, casing: 'snake_case' })
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`)
    try {
      await migrate(db, { migrationsFolder: folder })
    } finally {
      await db.execute(sql`select pg_advisory_unlock(${migrationLock})`)
    }
  } finally {
    client.release()
  }
}
