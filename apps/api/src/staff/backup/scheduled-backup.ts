import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Shop } from '../../kernel/shop.ts'
import { writeBackup } from './write-backup.ts'

const nameOf = (now: Date) => `bottega-${now.toISOString().slice(0, 19).replaceAll(':', '')}.tar.gz`
const isOurs = (name: string) => /^bottega-\d{4}-\d{2}-\d{2}T\d{6}\.tar\.gz$/.test(name)
/** A process that was killed while it wrote one could not take its beginning away. */
const isLeftOver = (name: string) => name.endsWith('.part') && isOurs(name.slice(0, -'.part'.length))

/** Writes a backup into BACKUP_DIR and deletes the oldest of those it wrote there beyond BACKUP_KEEP. */
export async function scheduledBackup({ config, database, clock, version }: Shop): Promise<void> {
  const folder = config.BACKUP_DIR
  await mkdir(folder, { recursive: true })
  for (const name of (await readdir(folder)).filter(isLeftOver)) await rm(join(folder, name), { force: true })
  const source = { database, dataDir: config.dataDir, version, now: clock() }
  await writeBackup(source, join(folder, nameOf(source.now)))
  const ours = (await readdir(folder)).filter(isOurs).toSorted()
  for (const name of ours.slice(0, -config.BACKUP_KEEP)) await rm(join(folder, name))
}
