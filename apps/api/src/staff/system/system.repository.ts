import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/database.ts'

/** The name and version the database gives of itself: `PostgreSQL 17.5`. */
export async function databaseVersion(db: Db): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`select version() as version`)
  return /^\S+ \S+/.exec(rows[0]?.version ?? '')?.[0] ?? ''
}

/** The time at which the last migration was written, as the migrations are told apart; empty where none was applied. */
export async function lastMigration(db: Db): Promise<string> {
  const { rows } = await db.execute<{ created: string | null }>(
    sql`select max(created_at)::text as created from drizzle.__drizzle_migrations`,
  )
  const created = Number(rows[0]?.created ?? 0)
  return created === 0 ? '' : new Date(created).toISOString()
}
