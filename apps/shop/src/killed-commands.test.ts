import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { migrateDatabase } from '@bottega/api/kernel/database/migrate.ts'
import { type Cluster, postgresPrograms, startCluster } from '@bottega/api/testing/database/postgres-cluster.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const example = fileURLToPath(new URL('world/example', import.meta.url))
const held = 716_239_991
const run = promisify(execFile)

/** Guards: a command killed with -9 leaves nothing half-written, and the same command again ends as if never disturbed. */
describe.skipIf(postgresPrograms() === undefined)('kill -9 (skipped where PostgreSQL is not installed)', () => {
  let cluster: Cluster
  let folder: string
  const pools: Pool[] = []

  beforeAll(async () => {
    cluster = await startCluster()
    folder = await mkdtemp(join(tmpdir(), 'bottega-killed-'))
    await cp(example, join(folder, 'world'), { recursive: true })
    for (const name of ['empty', 'shop', 'other']) {
      await connect('postgres').query(`create database ${name}`)
      const pool = connect(name)
      const db = drizzle({ client: pool, casing: 'snake_case' })
      await migrateDatabase({ kind: 'postgresql', db, pool, close: () => pool.end() })
    }
    await finish('shop', 'import', 'world', join(folder, 'world'))
  }, atThisSpeed(120_000))
  afterAll(async () => {
    for (const pool of pools) await pool.end()
    await cluster.stop()
    await rm(folder, { recursive: true })
  })

  function connect(database: string): Pool {
    const pool = new Pool({ host: cluster.socketFolder, user: 'postgres', database, max: 2 })
    pool.on('error', () => undefined)
    pools.push(pool)
    return pool
  }

  const program = (database: string, args: readonly string[]) =>
    [
      process.execPath,
      ['apps/shop/src/cli.ts', ...args],
      {
        cwd: root,
        env: {
          ...process.env,
          NODE_ENV: 'development',
          DEMO: 'false',
          DATA_DIR: join(folder, database),
          DATABASE_URL: `postgres://postgres@localhost/${database}?host=${encodeURIComponent(cluster.socketFolder)}`,
        },
      },
    ] as const
  const finish = async (database: string, ...args: string[]) => (await run(...program(database, args))).stdout

  /**
   * Has the database stop at the rows of a table that fulfil a condition, as long as the lock is held. A check and no
   * trigger: a restore lets triggers rest.
   */
  const holdRows = (pool: Pool, table: string, condition: string) =>
    pool.query(
      `create or replace function hold() returns boolean language plpgsql as $$
         begin perform pg_advisory_xact_lock_shared(${held}); return true; end $$;
       alter table ${table} add constraint hold check (case when ${condition} then hold() else true end) not valid;`,
    )

  /** Kills a command when it waits for what `begin` locks. */
  async function killWaiting(database: string, begin: string, ...args: string[]): Promise<void> {
    const holder = await connect(database).connect()
    await holder.query(begin)
    const child: ChildProcess = spawn(...program(database, args))
    child.stdout?.resume()
    child.stderr?.resume()
    const waiting = async () =>
      (await holder.query<{ n: number }>('select count(*)::int as n from pg_locks where not granted')).rows[0]?.n
    await expect.poll(waiting, { timeout: atThisSpeed(60_000) }).toBe(1)
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    expect(await ended).toEqual([null, 'SIGKILL'])
    holder.release(true)
  }
  const holding = `select pg_advisory_lock(${held})`
  const count = async (pool: Pool, table: string) =>
    (await pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n

  test(
    'import world: nothing of the folder is there, and again all of it is [opening-23]',
    async () => {
      const pool = connect('empty')
      await holdRows(pool, 'slot_template', 'begin_minute = 1080')
      await killWaiting('empty', holding, 'import', 'world', join(folder, 'world'))
      for (const table of ['store', 'product', 'slot_template', 'audit_entry'])
        await expect.poll(() => count(pool, table)).toBe(0)
      expect(await finish('empty', 'import', 'world', join(folder, 'world'))).toContain('The shop has this world now.')
      expect(await finish('empty', 'import', 'world', join(folder, 'world'))).not.toContain(' added, ')
    },
    atThisSpeed(120_000),
  )

  test(
    'import stock: whole batches of 250 lines are there, and again the whole file [live-31]',
    async () => {
      const pool = connect('shop')
      const file = join(folder, 'stock.csv')
      const lines = Array.from({ length: 1500 }, (_, index) => `BORGO-1,borgo,${index}`)
      await writeFile(file, ['product,store,available', ...lines, ''].join('\n'))
      const available = async () =>
        (
          await pool.query<{ available: number }>(
            `select available from stock s join product p on p.id = s.product_id where p.cod_int = 'BORGO-1'`,
          )
        ).rows[0]?.available
      await holdRows(pool, 'stock', 'available = 1499000')
      await killWaiting('shop', holding, 'import', 'stock', file)
      await expect.poll(available).toBe(1_249_000)
      expect(await finish('shop', 'import', 'stock', file)).toContain('1500 rows')
      expect(await available()).toBe(1_499_000)
    },
    atThisSpeed(120_000),
  )

  test(
    'backup: no file under its name, and again a whole one and nothing beside it [backup-5]',
    async () => {
      const backup = join(folder, 'shop.tar.gz')
      await killWaiting('shop', 'begin; lock table voucher_movement', 'backup', backup)
      expect(existsSync(backup)).toBe(false)
      expect(await finish('shop', 'backup', backup)).toContain('rows of')
      expect(existsSync(`${backup}.part`)).toBe(false)
      expect(await finish('shop', 'restore', backup, '--check')).toContain('is complete')
    },
    atThisSpeed(120_000),
  )

  test(
    'restore: the database has no row, and again every row [backup-6]',
    async () => {
      const [pool, source] = [connect('other'), connect('shop')]
      const whole = join(folder, 'whole.tar.gz')
      await finish('shop', 'backup', whole)
      await holdRows(pool, 'store', 'true')
      await killWaiting('other', holding, 'restore', whole)
      for (const table of ['cooperative', 'product', 'shop_state']) await expect.poll(() => count(pool, table)).toBe(0)
      await finish('other', 'restore', whole)
      for (const table of ['store', 'product', 'slot', 'shop_state'])
        expect(await count(pool, table)).toBe(await count(source, table))
    },
    atThisSpeed(120_000),
  )
})
