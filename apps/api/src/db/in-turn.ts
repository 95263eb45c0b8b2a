import { drizzle } from 'drizzle-orm/node-postgres'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database, Db } from './database.ts'

/**
 * Work that processes starting together on one database do one after the other, over one connection. The lock is tried
 * again and again: a statement that waited for it would be stopped after 15 s, and the work of another process may last
 * longer.
 */
export async function inTurn<Result>(
  { pool }: Pick<Database, 'pool'>,
  lock: number,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  const ask = async (question: string) =>
    (await client.query<{ yes: boolean }>(`select ${question}($1) as yes`, [lock])).rows[0]?.yes === true
  // A connection that failed is closed, and its lock goes with it.
  let failed = true
  try {
    while (!(await ask('pg_try_advisory_lock'))) await pause(200)
    const result = await work(drizzle({ client, casing: 'snake_case' }))
    await ask('pg_advisory_unlock')
    failed = false
    return result
  } finally {
    client.release(failed)
  }
}
