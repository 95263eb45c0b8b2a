import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A file that was taken, or its report: `2026-11-16T08-00-00-0123abcd-stock.csv`. */
const taken = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-[0-9a-f]{8}-/

const dayMs = 86_400_000

/**
 * Deletes what was taken longer ago than `days`, with its report. A file under another name was put there by hand and
 * stays. Several processes may purge one folder: a file another has deleted is no error.
 */
export async function purgeTaken(folder: string, days: number, now: Date): Promise<number> {
  const old = (await readdir(folder)).filter((name) => {
    const at = takenAt(name)
    return at !== undefined && now.getTime() - at.getTime() > days * dayMs
  })
  for (const name of old) await rm(join(folder, name), { force: true })
  return old.length
}

function takenAt(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = taken.exec(name) ?? []
  return day === undefined ? undefined : new Date(`${day}T${hours}:${minutes}:${seconds}Z`)
}
