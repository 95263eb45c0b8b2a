import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database, Db } from './database.ts'
import { inTurn } from './in-turn.ts'
import { refuseSharedConnections } from './shared-connections.ts'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any number only this shop uses: processes starting together take their turn. */
const migrationLock = 716_239_018

/** The database was made by a version older than the first migration; the message says what to do. */
export class DatabaseTooOldError extends Error {
  override readonly name = 'DatabaseTooOldError'
}

/** The time at which the newest migration of this version was written, in milliseconds. */
export const newestKnownMigration = () =>
  Math.max(...readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis))

/**
 * The time at which the newest migration a database has had was written, in milliseconds; undefined if it has had none.
 */
export async function newestMigration(db: Db): Promise<number | undefined> {
  const table = await db.execute<{ name: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') as name`,
  )
  if (!table.rows[0]?.name) return undefined
  const { rows } = await db.execute<{ newest: string | null }>(
    sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
  )
  return rows[0]?.newest ? Number(rows[0].newest) : undefined
}

/** Drizzle would fail on the first table that exists already, with an error that does not name the cause (decision 6). */
async function refuseOlderDatabase(db: Db, kind: Database['kind']): Promise<void> {
  const newest = await newestMigration(db)
  const [first] = readMigrationFiles({ migrationsFolder: folder })
  if (newest === undefined || first === undefined || newest >= first.folderMillis) return
  const advice =
    kind === 'embedded'
      ? 'Move the data folder (DATA_DIR, ./data by default) away or set DATA_DIR to a new one'
      : 'Set DATABASE_URL to an empty database'
  throw new DatabaseTooOldError(
    `The database was made by an early version of the shop and cannot be upgraded; nothing in it was changed. ${advice}, then start again.`,
  )
}

/** Brings the schema up to date, or to the migration written at `last` (milliseconds). Throws `DatabaseTooOldError`, `SharedConnectionsError`. */
export async function migrateDatabase(database: Database, last?: number): Promise<void> {
  if (database.pooling === 'session') await refuseSharedConnections(database.pool)
  await inTurn(database, migrationLock, async (db) => {
    await refuseOlderDatabase(db, database.kind)
    if (last === undefined) await migrate(db, { migrationsFolder: folder })
    else await withMigrationsUntil(last, (migrationsFolder) => migrate(db, { migrationsFolder }))
  })
}

/** Drizzle applies all migrations of a folder: one with a shorter journal stops earlier. */
async function withMigrationsUntil(last: number, work: (folder: string) => Promise<void>): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), 'bottega-migrations-'))
  try {
    await cp(folder, copy, { recursive: true })
    const file = join(copy, 'meta/_journal.json')
    const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { when: number }[] }
    journal.entries = journal.entries.filter(({ when }) => when <= last)
    await writeFile(file, JSON.stringify(journal))
    await work(copy)
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}
