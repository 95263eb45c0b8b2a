import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { PoolClient } from 'pg'
import type { Database } from '../../kernel/database/database.ts'
import { migrateDatabase, newestKnownMigration, newestMigration as migrationOf } from '../../kernel/database/migrate.ts'
import { openArchive, type OpenedArchive } from './backup-archive.ts'
import { BackupError, type BackupManifest } from './backup-manifest.ts'
import { requireAllRows, tableOf } from './check-backup.ts'

const foreignKeysQuery = `select conrelid::regclass::text as "table", quote_ident(conname) as name,
    pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`

const triggersQuery = `select tgrelid::regclass::text as "table", quote_ident(tgname) as name
  from pg_trigger join pg_class on pg_class.oid = tgrelid
  where not tgisinternal and relnamespace = 'public'::regnamespace`

/**
 * Puts a backup into an empty database, and its pictures into `dataDir`. The schema is first brought to the version the
 * backup was made at and to the newest one afterwards, so that later migrations find the rows they change. All rows come
 * in one transaction. Throws `BackupError`; then the database holds no row.
 */
export async function restoreBackup(database: Database, dataDir: string, file: string): Promise<BackupManifest> {
  const archive = await openArchive(file)
  const { newestMigration, version } = archive.manifest
  if (newestMigration > newestKnownMigration())
    throw new BackupError(`The backup was made by a newer version of the shop (${version}): restore it with that one.`)
  // A restore that was killed, and a start of the shop after it, leave newer tables without a row.
  if (((await migrationOf(database.db)) ?? 0) > newestMigration)
    throw new BackupError(
      'The tables of this database are newer than the backup: restore it into a database without tables, so that it is upgraded.',
    )
  await migrateDatabase(database, newestMigration)
  await inTransaction(database, async (client) => {
    await requireEmpty(client, archive.manifest)
    await withoutForeignKeys(client, () => withoutTriggers(client, () => restoreEntries(client, archive, dataDir)))
    for (const [name, last] of Object.entries(archive.manifest.sequences))
      await client.query('select setval($1::regclass, $2)', [`public."${name}"`, last])
  })
  await migrateDatabase(database)
  return archive.manifest
}

async function inTransaction(database: Database, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    await work(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** Table names of a file that came from elsewhere are only used when the schema has such a table. */
async function requireEmpty(client: PoolClient, { tables }: BackupManifest): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  const known = new Set(rows.map(({ name }) => name))
  const unknown = Object.keys(tables).find((name) => !known.has(name))
  if (unknown !== undefined) throw new BackupError(`The backup has a table that this shop has not: ${unknown}.`)
  for (const name of known) {
    const { rowCount } = await client.query(`select from "${name}" limit 1`)
    if (rowCount !== 0)
      throw new BackupError(
        `The database is not empty (${name} has rows); a backup is restored into an empty one only.`,
      )
  }
}

/** Rows come table by table in the order of the alphabet; the keys are checked all at once when they are made again. */
async function withoutForeignKeys(client: PoolClient, work: () => Promise<void>): Promise<void> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(foreignKeysQuery)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  await work()
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
}

/** Every row comes as it was: what triggers once wrote beside it is among them. */
async function withoutTriggers(client: PoolClient, work: () => Promise<void>): Promise<void> {
  const { rows: triggers } = await client.query<{ table: string; name: string }>(triggersQuery)
  const turn = async (how: 'disable' | 'enable') => {
    for (const { table, name } of triggers) await client.query(`alter table ${table} ${how} trigger ${name}`)
  }
  await turn('disable')
  await work()
  await turn('enable')
}

async function restoreEntries(
  client: PoolClient,
  { manifest, entries }: OpenedArchive,
  dataDir: string,
): Promise<void> {
  const found = new Map<string, number>()
  for await (const { name, content } of entries) {
    const table = tableOf(name)
    if (table === undefined) await restorePicture(dataDir, name, content)
    else if (table in manifest.tables) {
      const lines = content.toString().split('\n')
      const values = `[${lines.join(',')}]`
      await client.query(`insert into "${table}" select * from json_populate_recordset(null::"${table}", $1)`, [values])
      found.set(table, (found.get(table) ?? 0) + lines.length)
    }
  }
  requireAllRows(manifest, found)
}

async function restorePicture(dataDir: string, name: string, content: Buffer): Promise<void> {
  const folder = join(resolve(dataDir), 'photo')
  const path = resolve(dataDir, name)
  if (!path.startsWith(folder + sep))
    throw new BackupError(`The backup has a file outside the folder of pictures: ${name}.`)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
