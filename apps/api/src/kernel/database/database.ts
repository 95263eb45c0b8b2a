import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Client, Pool, type PoolConfig } from 'pg'
import { type Config, isEmbedded } from '../settings/config.ts'
import { Admission } from './admission.ts'
import { beginWithFirst } from './begin-with-first.ts'
import { startEmbedded } from './embedded/embedded.ts'
import { createStatementNames } from './prepared-statements.ts'

export type Db = NodePgDatabase
/** The handle of an open transaction: always passed down, never reached for. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** For reads that may or may not stand inside a transaction. */
export type Reader = Db | Tx

/** The span for which a pooler between the shop and PostgreSQL gives a connection. */
export type Pooling = Config['DATABASE_POOLING']

export interface Database {
  kind: 'embedded' | 'postgresql'
  /** Absent it is a session. */
  pooling?: Pooling
  db: Db
  pool: Pool
  close: () => Promise<void>
}

const ignore = () => undefined

/**
 * A pool without an error listener ends the process when the server drops an idle connection. An idle one is replaced
 * at the next query; one in the middle of a transaction fails that transaction's next statement.
 */
function outliveLostConnections(pool: Pool): Pool {
  pool.on('error', ignore)
  pool.on('connect', (client) => void client.on('error', ignore))
  return pool
}

/** Transactions that may wait in one process, and how long: more than that is not served in time anyway. */
const queue = { waiting: 500, patienceMs: 30_000 }
/** Connections that transactions leave to queries. */
const forQueries = 2

/** Every transaction waits for its turn before it asks for a connection; queries on their own do not. */
function withDrizzle(pool: Pool): Db {
  const db: Db = drizzle({ client: pool, casing: 'snake_case' })
  const admission = new Admission({ atOnce: Math.max(1, pool.options.max - forQueries), ...queue })
  const begin = db.transaction.bind(db)
  db.transaction = (work, config) => admission.run(() => begin(work, config))
  return db
}

/** Longest time of a statement, and of a transaction that does nothing. */
const limits = ['statement_timeout = 15000', 'idle_in_transaction_session_timeout = 15000']

/**
 * PostgreSQL as `server` names it. A query that runs 15 s is stopped there; a pool without a free connection refuses
 * after 5 s. The limits are set by statements and not with the connection, which poolers refuse. Where a pooler gives each
 * transaction another connection, nothing may outlive one: no name of a statement and no setting; there the limits hold for
 * transactions alone.
 */
export function openPostgres(server: PoolConfig, connections: number, pooling: Pooling = 'session'): Database {
  const nameStatements = createStatementNames()
  const perTransaction = pooling === 'transaction'
  const pool = outliveLostConnections(
    new Pool({
      ...server,
      max: connections,
      connectionTimeoutMillis: 5000,
      // Statements of one transaction that do not need each other's answer leave together.
      pipeline: true,
      // A connection without its limits is not used, and what waits for it is told why.
      // oxlint-disable-next-line typescript/no-misused-promises -- the pool awaits it, which its types do not say
      onConnect: async (client) => {
        if (!perTransaction) {
          await client.query(limits.map((limit) => `set ${limit}`).join(';'))
          nameStatements(client)
        }
        beginWithFirst(client as Client, perTransaction ? limits : [])
      },
    }),
  )
  return { kind: 'postgresql', pooling, db: withDrizzle(pool), pool, close: () => pool.end() }
}

/**
 * The embedded database in `folder`, or in memory without one, spoken to by the same driver through a socket. One
 * connection, because its server takes the messages of all connections in one row: one binds what another parsed.
 */
export async function openEmbedded(folder: string | undefined, imageFile?: string): Promise<Database> {
  if (folder !== undefined) await mkdir(folder, { recursive: true })
  const server = await startEmbedded(folder, imageFile)
  const pool = outliveLostConnections(
    new Pool({ host: server.socketFolder, port: 5432, database: 'postgres', user: 'postgres', max: 1 }),
  )
  const close = async () => {
    await pool.end()
    await server.stop()
  }
  return { kind: 'embedded', db: withDrizzle(pool), pool, close }
}

export function openDatabase(config: Config): Promise<Database> | Database {
  return isEmbedded(config)
    ? openEmbedded(join(config.dataDir, 'database'))
    : openPostgres({ connectionString: config.DATABASE_URL }, config.DATABASE_POOL, config.DATABASE_POOLING)
}
