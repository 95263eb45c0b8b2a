import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrateDatabase } from '@bottega/api/kernel/database/migrate.ts'
import { type Cluster, postgresPrograms, startCluster } from '@bottega/api/testing/database/postgres-cluster.ts'
import { hasGs1CheckDigit } from '@bottega/rules/validators/ean.ts'
import { runImportCommand } from './command.ts'
import { importLock } from './import-run.ts'
import { furnishShop } from './testing/small-shop.ts'

const program = fileURLToPath(new URL('testing/import-program.ts', import.meta.url))
/** Three batches of an import. */
const rows = 1500
const barcodes = Array.from({ length: rows * 10 }, (_, index) => `8098${String(index).padStart(9, '0')}`).filter(
  hasGs1CheckDigit,
)
/** An import stops in the middle of its second batch, at the row of this index. */
const middle = rows / 2
const middlePrice = '7.77'
const middleLock = 716_239_990
const hasPostgres = postgresPrograms() !== undefined

/**
 * Guards: an import killed with -9 at any moment leaves the shop as it was, and run again it ends as if never
 * disturbed.
 */
describe.skipIf(!hasPostgres)('kill -9 in the middle (skipped where PostgreSQL is not installed)', () => {
  let cluster: Cluster
  let folder: string
  const files = { products: '', newer: '', prices: '' }
  const pools: Pool[] = []

  beforeAll(async () => {
    cluster = await startCluster()
    folder = await mkdtemp(join(tmpdir(), 'bottega-kill-'))
    const write = async (name: string, header: string, line: (barcode: string, index: number) => string) => {
      const file = join(folder, name)
      await writeFile(file, [header, ...barcodes.map(line), ''].join('\n'))
      return file
    }
    files.products = await write(
      'products.csv',
      'barcode,name,pack',
      (code, index) => `${code},Penne di prova ${index},500 g`,
    )
    files.newer = await write(
      'newer.csv',
      'barcode,name,pack',
      (code, index) => `${code},Fusilli di prova ${index},500 g`,
    )
    files.prices = await write(
      'prices.csv',
      'barcode,warehouse,price',
      (code, index) => `${code},1,${index === middle ? middlePrice : `${1 + (index % 9)}.50`}`,
    )
  }, atThisSpeed(120_000))
  afterAll(async () => {
    for (const pool of pools) await pool.end()
    await cluster.stop()
    await rm(folder, { recursive: true })
  })

  async function newShop(database: string): Promise<Pool> {
    const connect = (name: string) => {
      const pool = new Pool({ host: cluster.socketFolder, user: 'postgres', database: name, max: 2 })
      pool.on('error', () => undefined)
      pools.push(pool)
      return pool
    }
    await connect('postgres').query(`create database ${database}`)
    const pool = connect(database)
    const db = drizzle({ client: pool, casing: 'snake_case' })
    await migrateDatabase({ kind: 'postgresql', db, pool, close: () => pool.end() })
    await furnishShop(db)
    return pool
  }

  function start(database: string, ...args: string[]): ChildProcess {
    const env = { ...process.env, PGHOST: cluster.socketFolder, PGDATABASE: database }
    return spawn(process.execPath, [program, folder, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  }
  async function finish(pool: Pool, ...args: string[]): Promise<void> {
    const db = drizzle({ client: pool, casing: 'snake_case' })
    expect(await runImportCommand(args, { db, print: () => undefined, dataDir: folder })).toBe(0)
  }
  /** Has the database hold the middle row of an import as long as the test holds the lock. */
  async function holdMiddleRows(pool: Pool): Promise<void> {
    await pool.query(
      `create function hold() returns trigger language plpgsql as $$
         begin perform pg_advisory_xact_lock_shared(${middleLock}); return new; end $$;
       create trigger hold before insert or update on product
         for each row when (new.barcode = '${barcodes[middle]}') execute function hold();
       create trigger hold before insert or update on product_price
         for each row when (new.price_cents = ${Number(middlePrice) * 100}) execute function hold();`,
    )
  }
  /** Kills the import while the database has rows of it that no other transaction can see yet. */
  async function killHalfway(pool: Pool, database: string, ...args: string[]): Promise<void> {
    const holder = await pool.connect()
    await holder.query(`select pg_advisory_lock(${middleLock})`)
    const child = start(database, ...args)
    child.stdout?.resume()
    const waiting = async () => {
      const { rows: locks } = await holder.query(
        "select 1 from pg_locks where locktype = 'advisory' and objid = $1 and not granted",
        [middleLock],
      )
      return locks.length
    }
    await expect.poll(waiting, { timeout: atThisSpeed(60_000) }).toBe(1)
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    expect(await ended).toEqual([null, 'SIGKILL'])
    await holder.query(`select pg_advisory_unlock(${middleLock})`)
    holder.release()
  }
  /** The database goes on with the statement of a killed program, and only then undoes what it wrote. */
  async function importRuns(pool: Pool): Promise<boolean> {
    const { rows: locks } = await pool.query(
      `select 1 from pg_locks where locktype = 'advisory' and objid = $1
         and database = (select oid from pg_database where datname = current_database())`,
      [importLock],
    )
    return locks.length > 0
  }
  /** All the shop shows of the catalogue, without ids and times. */
  async function catalogue(pool: Pool): Promise<unknown> {
    const { rows: products } = await pool.query(
      `select p.cod_int, p.barcode, p.slug, p.name, p.search_text, p.published, c.slug as shelf, v.name as vendor,
         (select json_agg(json_build_array(r.warehouse_id, r.valid_to, r.price_cents)) from product_price r where r.product_id = p.id) as prices
       from product p join category c on c.id = p.category_id join vendor v on v.id = p.vendor_id order by p.cod_int`,
    )
    const { rows: state } = await pool.query(`select key, value from shop_state order by key`)
    return { products, state }
  }

  test(
    'of a first import, of a changed file and of prices: nothing half-written, and the same end',
    async () => {
      const undisturbed = await newShop('undisturbed')
      const killed = await newShop('killed')
      await holdMiddleRows(killed)
      const steps = [
        ['products', files.products],
        ['products', files.newer],
        ['prices', files.prices],
      ] as const
      for (const step of steps) {
        const before = await catalogue(killed)
        await killHalfway(killed, 'killed', ...step)
        await expect.poll(() => importRuns(killed), { timeout: atThisSpeed(60_000) }).toBe(false)
        expect(await catalogue(killed)).toEqual(before)
        await Promise.all([finish(killed, ...step), finish(undisturbed, ...step)])
        expect(await catalogue(killed)).toEqual(await catalogue(undisturbed))
      }
      const { rows: runs } = await killed.query(`select finished_at is null as cut_short from import_run order by id`)
      expect(runs.map(({ cut_short: cutShort }) => cutShort as boolean)).toEqual([
        true,
        false,
        true,
        false,
        true,
        false,
      ])
      const { rows: counted } = await killed.query(`select count(*)::int from product where published`)
      expect(counted).toEqual([{ count: rows }])
    },
    atThisSpeed(180_000),
  )

  test(
    'an import while another runs is refused in a sentence [program-12]',
    async () => {
      const pool = await newShop('busy')
      const other = await pool.connect()
      await other.query(`begin; select pg_advisory_xact_lock(${importLock})`)
      const child = start('busy', 'products', files.products)
      if (child.stdout === null) throw new Error('the child has no output')
      const ended = once(child, 'exit')
      const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
      expect(line).toBe('Another import is running. Wait for its end and start again.')
      expect(await ended).toEqual([1, null])
      await other.query('rollback')
      other.release()
    },
    atThisSpeed(60_000),
  )
})
