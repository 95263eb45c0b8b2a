import { mkdtemp, mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { type Database, openEmbedded } from '../../kernel/database/database.ts'
import { migrateDatabase, newestMigration } from '../../kernel/database/migrate.ts'
import { openTestDatabase } from '../../testing/database/test-database.ts'
import { openTestShop } from '../../testing/test-shop.ts'
import { writeArchive } from './backup-archive.ts'
import { checkBackup } from './check-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { scheduledBackup } from './scheduled-backup.ts'
import { writeBackup } from './write-backup.ts'

let folder: string
let file: string
const open: Database[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bottega-backup-'))
  file = join(folder, 'shop.tar.gz')
})
afterEach(async () => {
  for (const database of open.splice(0)) await database.close()
  await rm(folder, { recursive: true })
})

const opened = async (database: Promise<Database>) => {
  open.push(await database)
  return await database
}
/** The shop of the tests: stores, products, people. */
const filled = () => opened(openTestDatabase(inject('testDatabase')))
/** A database without a table; always embedded, so that the run on PostgreSQL restores into the other kind too. */
const empty = () => opened(openEmbedded(undefined))
/** A database with every table and no row. */
async function emptied() {
  const database = await filled()
  const tables = Object.keys(await contentOf(database))
  await database.pool.query(`truncate ${tables.map((name) => `"${name}"`).join(', ')}`)
  return database
}
const backup = (database: Database, dataDir = folder) =>
  writeBackup({ database, dataDir, version: '1.2.3', now: new Date('2026-11-23T02:00:00Z') }, file)

/** Every row of every table, as a check sum. */
async function contentOf({ pool }: Database): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const sums: Record<string, string> = {}
  for (const { name } of rows) {
    const sum = await pool.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text collate "C")), '') as sum from "${name}" t`,
    )
    sums[name] = sum.rows[0]?.sum ?? ''
  }
  return sums
}

test('a backup into a folder that is not there, or onto one, says so in a sentence and leaves nothing [world-75]', async () => {
  const database = await empty()
  await migrateDatabase(database)
  const wanted = file
  file = join(folder, 'away', 'shop.tar.gz')
  await expect(backup(database)).rejects.toMatchObject({
    name: 'BackupError',
    message: `There is no folder ${join(folder, 'away')}. Make it first.`,
  })
  file = wanted
  await mkdir(wanted)
  await expect(backup(database)).rejects.toMatchObject({
    name: 'BackupError',
    message: `The backup ${wanted} cannot be written: EISDIR`,
  })
  expect(await readdir(folder)).toEqual(['shop.tar.gz'])
})

test('a restored shop has every row of the one backed up, its keys, and goes on counting where that was', async () => {
  const source = await filled()
  await source.pool.query(`select setval('cart_id_seq', 4711)`)
  const manifest = await backup(source)
  const target = await empty()
  expect(await restoreBackup(target, join(folder, 'new'), file)).toEqual(manifest)
  expect(manifest.tables['product']).toBeGreaterThan(0)
  expect(await contentOf(target)).toEqual(await contentOf(source))
  const next = await target.pool.query<{ id: string }>(`select nextval('cart_id_seq') as id`)
  expect(Number(next.rows[0]?.id)).toBe(4712)
  await expect(target.pool.query('delete from store')).rejects.toThrow(/foreign key/)
})

test('files in rows and pictures in the data folder come back byte for byte', async () => {
  const source = await filled()
  const content = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256))
  await source.pool.query(`insert into content_file (hash, size, content) values ('a', 70000, $1)`, [content])
  await mkdir(join(folder, 'photo/a'), { recursive: true })
  await writeFile(join(folder, 'photo/a/b.webp'), content)
  await backup(source)
  const target = await emptied()
  await restoreBackup(target, join(folder, 'new'), file)
  const { rows } = await target.pool.query<{ content: Buffer }>(`select content from content_file where hash = 'a'`)
  expect(rows[0]?.content.equals(content)).toBe(true)
  expect((await readFile(join(folder, 'new/photo/a/b.webp'))).equals(content)).toBe(true)
})

// Four databases are made from nothing, each by all migrations: a minute on a busy machine.
test(
  'a backup made before the newest migrations is restored and upgraded',
  { timeout: atThisSpeed(240_000) },
  async () => {
    const source = await empty()
    const first = 1795446647260
    await migrateDatabase(source, first)
    await source.pool.query(`insert into shop_state (key, value) values ('test', '"of the first version"')`)
    expect((await backup(source)).newestMigration).toBe(first)
    const target = await empty()
    await restoreBackup(target, folder, file)
    expect(await newestMigration(target.db)).toBe(await newestMigration((await filled()).db))
    const { rows } = await target.pool.query(`select value from shop_state where key = 'test'`)
    expect(rows).toEqual([{ value: 'of the first version' }])
  },
)

test('a backup is readable by its owner alone, and no half of one stands under its name [backup-1]', async () => {
  const source = await filled()
  await backup(source)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const before = await readFile(file)
  await source.pool.query('create table "not allowed" (id int)')
  await source.pool.query('insert into "not allowed" values (1)')
  await expect(backup(source)).rejects.toThrow('is damaged')
  expect(await readdir(folder)).toEqual(['shop.tar.gz'])
  expect((await readFile(file)).equals(before)).toBe(true)
})

test('a damaged, a foreign and a missing file are refused in a sentence and leave no row [backup-2]', async () => {
  const manifest = await backup(await filled())
  const target = await emptied()
  await expect(restoreBackup(target, folder, join(folder, 'none'))).rejects.toThrow(`There is no file`)
  const text = join(folder, 'text')
  await writeFile(text, 'no archive')
  await expect(checkBackup(text)).rejects.toThrow('is no backup.')
  const whole = await stat(file)
  await truncate(file, Math.floor(whole.size / 2))
  await expect(checkBackup(file)).rejects.toThrow('The backup is damaged')
  await expect(restoreBackup(target, folder, file)).rejects.toThrow('The backup is damaged')
  async function* withoutRows() {
    yield await Promise.resolve({ name: 'manifest.json', content: Buffer.from(JSON.stringify(manifest)) })
  }
  await writeArchive(file, withoutRows())
  await expect(restoreBackup(target, folder, file)).rejects.toThrow(/The backup is damaged: 0 of \d+ rows/)
  const content = Object.values(await contentOf(target))
  expect(content.filter((sum) => !sum.startsWith('0 '))).toEqual([])
})

test('a backup is never restored over rows, nor by an older version of the shop [backup-3]', async () => {
  const source = await filled()
  const manifest = await backup(source)
  const before = await contentOf(source)
  await expect(restoreBackup(source, folder, file)).rejects.toThrow('The database is not empty')
  expect(await contentOf(source)).toEqual(before)
  async function* withMigration(newestMigration: number) {
    const content = Buffer.from(JSON.stringify({ ...manifest, newestMigration }))
    yield await Promise.resolve({ name: 'manifest.json', content })
  }
  const target = await emptied()
  await writeArchive(file, withMigration(manifest.newestMigration + 1))
  await expect(restoreBackup(target, folder, file)).rejects.toThrow('made by a newer version of the shop (1.2.3)')
  await writeArchive(file, withMigration(manifest.newestMigration - 1))
  await expect(restoreBackup(target, folder, file)).rejects.toThrow('are newer than the backup')
})

test('a file of an archive never leaves the folder of pictures [backup-4]', async () => {
  const manifest = await backup(await filled())
  async function* climbing() {
    const none = { ...manifest, tables: {}, sequences: {} }
    yield { name: 'manifest.json', content: Buffer.from(JSON.stringify(none)) }
    yield await Promise.resolve({ name: 'photo/../../escaped', content: Buffer.from('x') })
  }
  await writeArchive(file, climbing())
  await expect(restoreBackup(await emptied(), join(folder, 'new'), file)).rejects.toThrow(
    'outside the folder of pictures',
  )
  expect(await readdir(folder)).toEqual(['shop.tar.gz'])
})

test('the daily backup leaves the newest files and none of another name is deleted', async () => {
  const shop = await openTestShop({ BACKUP_DIR: folder, BACKUP_KEEP: '2' })
  try {
    await writeFile(join(folder, 'holiday.tar.gz'), '')
    await writeFile(join(folder, 'bottega-2026-11-20T020000.tar.gz.part'), 'of a process that was killed')
    for (const day of ['21', '22', '23']) {
      shop.clock.now = new Date(`2026-11-${day}T02:00:00Z`)
      await scheduledBackup(shop.shop)
    }
    expect((await readdir(folder)).toSorted()).toEqual([
      'bottega-2026-11-22T020000.tar.gz',
      'bottega-2026-11-23T020000.tar.gz',
      'holiday.tar.gz',
    ])
    expect((await checkBackup(join(folder, 'bottega-2026-11-23T020000.tar.gz'))).version).toBe(shop.shop.version)
  } finally {
    await shop.close()
  }
})
