import { randomUUID } from 'node:crypto'
import { Client, type Pool } from 'pg'

/** The pooler in front of PostgreSQL works in another way than the settings say; the message says what to set. */
export class SharedConnectionsError extends Error {
  override readonly name = 'SharedConnectionsError'
}

/**
 * Throws where a pooler gives each transaction another connection. Locks of a session and named statements, which the shop
 * would use, are lost there at the first load and not before, so that it is asked at the start: a mark left on one
 * connection is neither seen by another nor gone from its own.
 */
export async function refuseSharedConnections(pool: Pool): Promise<void> {
  const mark = randomUUID()
  const own = await pool.connect()
  const other = new Client(pool.options)
  try {
    await other.connect()
    await own.query(`select set_config('bottega.connection', $1, false)`, [mark])
    await other.query('begin')
    if ((await markOf(other)) === mark || (await markOf(own)) !== mark)
      throw new SharedConnectionsError(
        'The pooler between the shop and PostgreSQL gives each transaction another connection. Set DATABASE_POOLING=transaction, or have the pooler work by session.',
      )
    await other.query('rollback')
  } finally {
    own.release()
    await other.end()
  }
}

async function markOf(client: Pick<Client, 'query'>): Promise<string | null> {
  const { rows } = await client.query<{ mark: string | null }>(
    `select current_setting('bottega.connection', true) as mark`,
  )
  return rows[0]?.mark ?? null
}
