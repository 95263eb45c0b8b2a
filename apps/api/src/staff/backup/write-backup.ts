import { drizzle } from 'drizzle-orm/node-postgres'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PoolClient } from 'pg'
import type { Database } from '../../kernel/database/database.ts'
import { newestMigration } from '../../kernel/database/migrate.ts'
import { writeArchive, type ArchiveEntry } from './backup-archive.ts'
import { BackupError, type BackupManifest } from './backup-manifest.ts'
import { checkBackup } from './check-backup.ts'

export interface BackupSource {
  database: Database
  /** Its folder `photo`, the pictures of the shop, travels with the rows. */
  dataDir: string
  version: string
  now: Date
}

/** Rows read at once; of tables that hold files a few, because one may be megabytes. */
const rowsAtOnce = { plain: 1000, withFiles: 5 }

const tablesQuery = `select c.relname as name,
    exists (select from pg_attribute a where a.attrelid = c.oid and a.atttypid = 'bytea'::regtype) as files
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`
const sequencesQuery = `select sequencename as name, last_value as last from pg_sequences
  where schemaname = 'public' and last_value is not null order by sequencename`

interface Table {
  name: string
  files: boolean
}

/**
 * Writes all rows, as they stood at one moment, and the shop's pictures into `file`; the shop may go on meanwhile. The
 * file appears under its name only when it was read back completely. Rows are text of PostgreSQL's own making, so that a
 * backup of the embedded database can be restored into PostgreSQL and the other way round.
 */
export async function writeBackup(source: BackupSource, file: string): Promise<BackupManifest> {
  const part = `${file}.part`
  try {
    await inSnapshot(source.database, (client) => writeArchive(part, entriesOf(client, source)))
    const manifest = await checkBackup(part)
    await rename(part, file)
    return manifest
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined)
    throw explained(error, file)
  }
}

/** The place that was named for the backup, not the shop, is what its author can mend. */
function explained(error: unknown, file: string): unknown {
  const { code, path, syscall } = error as NodeJS.ErrnoException
  if (path?.startsWith(file) !== true) return error
  if (code === 'ENOENT' && syscall === 'open')
    return new BackupError(`There is no folder ${dirname(file)}. Make it first.`)
  return new BackupError(`The backup ${file} cannot be written: ${code ?? ''}`)
}

async function inSnapshot(database: Database, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    await work(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

async function* entriesOf(client: PoolClient, source: BackupSource): AsyncGenerator<ArchiveEntry> {
  const { rows: tables } = await client.query<Table>(tablesQuery)
  yield {
    name: 'manifest.json',
    content: Buffer.from(JSON.stringify(await manifestOf(client, tables, source), null, 2)),
  }
  for (const table of tables) yield* rowsOf(client, table)
  yield* picturesOf(join(source.dataDir, 'photo'))
}

async function manifestOf(
  client: PoolClient,
  tables: readonly Table[],
  { version, now }: BackupSource,
): Promise<BackupManifest> {
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from "${name}"`)
    counts[name] = rows[0]?.count ?? 0
  }
  const { rows: sequences } = await client.query<{ name: string; last: string }>(sequencesQuery)
  return {
    format: 1,
    version,
    madeAt: now.toISOString(),
    newestMigration: (await newestMigration(drizzle({ client }))) ?? 0,
    tables: counts,
    sequences: Object.fromEntries(sequences.map(({ name, last }) => [name, Number(last)])),
  }
}

async function* rowsOf(client: PoolClient, { name, files }: Table): AsyncGenerator<ArchiveEntry> {
  const atOnce = files ? rowsAtOnce.withFiles : rowsAtOnce.plain
  await client.query(`declare backup_rows no scroll cursor for select row_to_json(t)::text as line from "${name}" t`)
  for (let part = 1; ; part++) {
    const { rows } = await client.query<{ line: string }>(`fetch ${atOnce} from backup_rows`)
    if (rows.length === 0) break
    const content = Buffer.from(rows.map(({ line }) => line).join('\n'))
    yield { name: `tables/${name}/${String(part).padStart(6, '0')}.ndjson`, content }
  }
  await client.query('close backup_rows')
}

async function* picturesOf(folder: string): AsyncGenerator<ArchiveEntry> {
  // A shop without imported pictures has no such folder.
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const file of files) {
    if (!file.isFile()) continue
    const path = join(file.parentPath, file.name)
    yield { name: join('photo', path.slice(folder.length + 1)), content: await readFile(path) }
  }
}
