import { drizzle } from 'drizzle-orm/node-postgres'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, type Pool } from 'pg'
import type { Database, Db } from './database.ts'

/**
 * As below, behind a pooler: there a lock ends with its transaction, so that one stays open on a connection of its own
 * while the work is done on others.
 */
async function inTurnBehindPooler<Result>(
  pool: Pool,
  lock: number,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const holder = new Client(pool.options)
  const lost = new Promise<never>((_, reject) => void holder.on('error', reject))
  const whileHeld = async () => {
    await holder.connect()
    await holder.query('begin; set local idle_in_transaction_session_timeout = 0')
    while (!(await holds(holder, 'pg_try_advisory_xact_lock', lock))) await pause(200)
    return work(drizzle({ client: pool, casing: 'snake_case' }))
  }
  try {
    // A connection that is lost takes its lock with it: then the work is no longer done in turn.
    return await Promise.race([whileHeld(), lost])
  } finally {
    await holder.end()
  }
}

async function holds(client: Pick<Client, 'query'>, question: string, lock: number): Promise<boolean> {
  return (await client.query<{ yes: boolean }>(`select ${question}($1) as yes`, [lock])).rows[0]?.yes === true
}

/**
 * Work that processes starting together on one database do one after the other, over one connection. The lock is tried
 * again and again: a statement that waited for it would be stopped after 15 s, and the work of another process may last
 * longer.
 */
export async function inTurn<Result>(
  { pool, pooling }: Pick<Database, 'pool' | 'pooling'>,
  lock: number,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  if (pooling === 'transaction') return inTurnBehindPooler(pool, lock, work)
  const client = await pool.connect()
  // A connection that failed is closed, and its lock goes with it.
  let failed = true
  try {
    while (!(await holds(client, 'pg_try_advisory_lock', lock))) await pause(200)
    const result = await work(drizzle({ client, casing: 'snake_case' }))
    await holds(client, 'pg_advisory_unlock', lock)
    failed = false
    return result
  } finally {
    client.release(failed)
  }
}
