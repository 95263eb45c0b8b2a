import { formatNumber } from '@bottega/rules/text/format.ts'
import { readConfig } from '@bottega/api/kernel/settings/config.ts'
import { openDatabase, type Database } from '@bottega/api/kernel/database/database.ts'
import { migrateDatabase } from '@bottega/api/kernel/database/migrate.ts'
import type { BackupManifest } from '@bottega/api/staff/backup/backup-manifest.ts'
import { checkBackup } from '@bottega/api/staff/backup/check-backup.ts'
import { restoreBackup } from '@bottega/api/staff/backup/restore-backup.ts'
import { writeBackup } from '@bottega/api/staff/backup/write-backup.ts'
import { parseArgs } from 'node:util'
import { CommandError } from './explain-start-error.ts'
import { version } from './version.ts'

const rowsIn = ({ tables }: BackupManifest) => Object.values(tables).reduce((sum, rows) => sum + rows, 0)
const contentsOf = (manifest: BackupManifest) => {
  const rows = formatNumber(rowsIn(manifest), 'en')
  return `${rows} rows of ${Object.keys(manifest.tables).length} tables, from ${manifest.madeAt}`
}

function fileIn(rest: string[]): { file: string; checkOnly: boolean } {
  const { positionals, values } = parseArgs({
    args: rest,
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0)
    throw new CommandError('Name one file: backup FILE, restore FILE [--check].')
  return { file, checkOnly: values.check }
}

async function withDatabase(work: (database: Database, dataDir: string) => Promise<void>): Promise<void> {
  const config = readConfig(process.env)
  const database = await openDatabase(config)
  try {
    await work(database, config.dataDir)
  } finally {
    await database.close()
  }
}

/** `backup FILE`: everything the shop knows, in one file that was read back. */
export async function backupCommand(rest: string[]): Promise<void> {
  const { file } = fileIn(rest)
  await withDatabase(async (database, dataDir) => {
    await migrateDatabase(database)
    console.log(`${file}: ${contentsOf(await writeBackup({ database, dataDir, version, now: new Date() }, file))}.`)
  })
}

/** `restore FILE`: into an empty database; with `--check` the file is only read. */
export async function restoreCommand(rest: string[]): Promise<void> {
  const { file, checkOnly } = fileIn(rest)
  if (checkOnly) return console.log(`${file} is complete: ${contentsOf(await checkBackup(file))}.`)
  await withDatabase(async (database, dataDir) => {
    console.log(`Restored ${contentsOf(await restoreBackup(database, dataDir, file))}.`)
  })
}
