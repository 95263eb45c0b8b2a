import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The snapshots drizzle-kit compares the schema with to write the next migration, the newest last. It reads the newest
 * alone, and each has a line for every column of the shop.
 */
export const snapshotsIn = (meta: string) => globSync('*_snapshot.json', { cwd: meta }).toSorted()

/** Drops the snapshots of all migrations but the last. */
export function keepNewestSnapshot(meta: string): void {
  for (const old of snapshotsIn(meta).slice(0, -1)) rmSync(join(meta, old))
}

export const shopsMeta = fileURLToPath(new URL('../apps/api/src/kernel/database/migrations/meta', import.meta.url))

if (import.meta.main) keepNewestSnapshot(shopsMeta)
