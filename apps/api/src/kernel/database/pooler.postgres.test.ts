import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { type Database, openPostgres, type Pooling } from './database.ts'
import { inTurn } from './in-turn.ts'
import { freePort } from '../../testing/servers/free-port.ts'
import { migrateDatabase } from './migrate.ts'

const source = inject('testDatabase')
if (source.kind !== 'postgresql') throw new Error('these tests need a real PostgreSQL')
const { socketFolder } = source
const program = '/usr/sbin/pgbouncer'

let admin: Pool
beforeAll(() => {
  admin = new Pool({ host: socketFolder, user: 'postgres', database: 'postgres', max: 1 })
})
afterAll(() => admin.end())

const made = async (name: string, owner: string) => {
  await admin.query(`create role ${owner} login nosuperuser nocreatedb nocreaterole`)
  await admin.query(`create database ${name} ${name === owner ? `owner ${owner}` : ''}`)
}

describe('a role without rights beyond its own database', () => {
  test('is all the shop needs [pooler-1]', async () => {
    await made('modest', 'modest')
    const database = openPostgres({ host: socketFolder, user: 'modest', database: 'modest' }, 2)
    await migrateDatabase(database)
    expect((await database.pool.query('select from store')).rows).toEqual([])
    await database.close()
  })

  test('that may not create anything is refused with the reason, and nothing is written', async () => {
    await made('closed', 'poor')
    const database = openPostgres({ host: socketFolder, user: 'poor', database: 'closed' }, 2)
    await expect(migrateDatabase(database)).rejects.toMatchObject({ cause: { code: '42501' } })
    await database.close()
  })
})

/** A pgbouncer of its own before a database of its own, and ways through it. */
function poolerOf(name: string, poolMode: 'session' | 'transaction') {
  let folder: string
  let port: number
  let ended: Promise<unknown>
  let stop: () => void
  const open: Database[] = []
  beforeAll(async () => {
    await made(name, name)
    folder = await mkdtemp(join(tmpdir(), 'bottega-pooler-'))
    await chmod(folder, 0o755)
    port = await freePort()
    const settings = join(folder, 'pgbouncer.ini')
    await writeFile(
      settings,
      `[databases]
* = host=${socketFolder} user=${name}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${poolMode}
`,
      { mode: 0o644 },
    )
    const asOther = process.getuid?.() === 0
    const child = asOther
      ? spawn('runuser', ['-u', 'postgres', '--', program, settings], { stdio: 'ignore' })
      : spawn(program, [settings], { stdio: 'ignore' })
    ended = once(child, 'exit')
    stop = () => void child.kill('SIGTERM')
    await vi.waitFor(() => reach(port, name), { timeout: atThisSpeed(10_000) })
  })
  afterAll(async () => {
    for (const database of open) await database.close()
    stop()
    await ended
    await rm(folder, { recursive: true })
  })
  return (pooling: Pooling) => {
    const database = openPostgres({ host: '127.0.0.1', port, user: name, database: name }, 8, pooling)
    open.push(database)
    return database
  }
}

describe.skipIf(!existsSync(program))('a pooler that gives each session a connection', () => {
  const through = poolerOf('sessions', 'session')

  test('needs no setting: the limits of time hold for each connection [pooler-5]', async () => {
    const database = through('session')
    await migrateDatabase(database)
    const asked = Array.from({ length: 40 }, () =>
      database.db.execute<{ limit: string }>(sql`select current_setting('statement_timeout') as limit`),
    )
    expect(new Set((await Promise.all(asked)).map(({ rows }) => rows[0]?.limit))).toEqual(new Set(['15s']))
    expect((await database.pool.query('select from store')).rows).toEqual([])
  })
})

describe.skipIf(!existsSync(program))('a pooler that gives each transaction another connection', () => {
  const through = poolerOf('pooled', 'transaction')

  test('is refused at the start with the setting it needs [pooler-2]', async () => {
    await expect(migrateDatabase(through('session'))).rejects.toThrow('Set DATABASE_POOLING=transaction')
  })

  test('serves many transactions at once, and each of them is limited in time [pooler-3]', async () => {
    const { db, ...database } = through('transaction')
    await migrateDatabase({ db, ...database })
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        db.transaction(async (tx) => {
          const [{ rows: own }, { rows: limits }] = await Promise.all([
            tx.execute<{ n: number }>(sql`select ${n}::int as n`),
            tx.execute<{ limit: string }>(sql`select current_setting('statement_timeout') as limit`),
          ])
          return [own[0]?.n, limits[0]?.limit]
        }),
      ),
    )
    expect(answers).toEqual(Array.from({ length: 60 }, (_, n) => [n, '15s']))
    const sums = Array.from({ length: 60 }, (_, n) => db.execute<{ n: number }>(sql`select ${n}::int + 1 as n`))
    expect((await Promise.all(sums)).map(({ rows }) => rows[0]?.n)).toEqual(sums.map((_, n) => n + 1))
  })

  test('has work done in turn [pooler-4]', async () => {
    const [one, other] = [through('transaction'), through('transaction')]
    let running = 0
    const most: number[] = []
    const work = async () => {
      running += 1
      most.push(running)
      await one.db.execute(sql`select pg_sleep(0.1)`)
      running -= 1
    }
    await Promise.all([inTurn(one, 4711, work), inTurn(other, 4711, work), inTurn(one, 4711, work)])
    expect(most).toEqual([1, 1, 1])
  })
})

async function reach(port: number, name: string): Promise<void> {
  const pool = new Pool({ host: '127.0.0.1', port, user: name, database: name, max: 1 })
  try {
    await pool.query('select 1')
  } finally {
    await pool.end()
  }
}
