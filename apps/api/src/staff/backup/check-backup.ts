import { openArchive } from './backup-archive.ts'
import { BackupError, type BackupManifest } from './backup-manifest.ts'

/** The table whose rows an entry holds; undefined for other entries. */
export const tableOf = (entry: string) => /^tables\/([a-z_0-9]+)\/\d+\.ndjson$/.exec(entry)?.[1]

/** Throws `BackupError` unless every table has as many rows as the manifest says. */
export function requireAllRows({ tables }: BackupManifest, found: ReadonlyMap<string, number>): void {
  for (const [table, rows] of Object.entries(tables))
    if ((found.get(table) ?? 0) !== rows)
      throw new BackupError(`The backup is damaged: ${found.get(table) ?? 0} of ${rows} rows of ${table} are in it.`)
}

/** Reads a backup from its beginning to its end and counts. Throws `BackupError`. */
export async function checkBackup(file: string): Promise<BackupManifest> {
  const { manifest, entries } = await openArchive(file)
  const found = new Map<string, number>()
  for await (const { name, content } of entries) {
    const table = tableOf(name)
    const lines = content.toString().split('\n').length
    if (table !== undefined) found.set(table, (found.get(table) ?? 0) + lines)
  }
  requireAllRows(manifest, found)
  return manifest
}
