import { setFlagsFromString } from 'node:v8'
import { readConfig } from '@bottega/api/kernel/settings/config.ts'
import { openDatabase } from '@bottega/api/kernel/database/database.ts'
import { migrateDatabase } from '@bottega/api/kernel/database/migrate.ts'
import { runImportCommand } from './import/command.ts'

/**
 * Without this V8's optimising compiler takes 600 MB, once, for one function of the embedded database, the largest part
 * of all an import needs. Compiled by the baseline compiler an import takes the same time.
 */
export function lightenCompiler(): void {
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)
}

/** `import products FILE` and `import prices FILE`, into the database the settings name. */
export async function importCommand(rest: string[]): Promise<void> {
  const config = readConfig(process.env)
  lightenCompiler()
  const database = await openDatabase(config)
  try {
    await migrateDatabase(database)
    const print = (line: string) => console.log(line)
    process.exitCode = await runImportCommand(rest, { db: database.db, print, dataDir: config.dataDir })
  } finally {
    await database.close()
  }
}
