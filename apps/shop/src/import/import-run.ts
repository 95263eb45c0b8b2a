import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '@bottega/api/kernel/database/database.ts'
import { type ImportKind, importRun } from '@bottega/api/staff/world/imports.tables.ts'
import { announcePrices, bumpCatalogueVersion } from '@bottega/api/kernel/database/catalogue-version.ts'
import { ImportError } from './import-error.ts'

/** Any number only imports use. */
export const importLock = 716_239_019

/** Thrown to undo a dry run; never leaves this module. */
class DryRunDone extends Error {}

export interface RunOptions {
  file: string
  dryRun?: boolean
}

export interface RunResult {
  summary: Record<string, number>
  /** The data that changed, so that caches notice: the whole catalogue, or its prices alone. */
  changed: 'catalogue' | 'prices' | undefined
}

/**
 * Runs an import as one transaction, alone among imports: killed at any moment it leaves the catalogue as it was, and
 * run again it starts from the same place. A dry run does exactly the same work and rolls it back. Inside a transaction
 * of the caller it is a part of that one.
 */
export async function runInOneTransaction(
  db: Reader,
  kind: ImportKind,
  { file, dryRun = false }: RunOptions,
  work: (tx: Tx) => Promise<RunResult>,
): Promise<void> {
  const fileHash = await hashOf(file)
  const runId = dryRun ? undefined : await startRun(db, kind, file, fileHash)
  try {
    await db.transaction(async (tx) => {
      await lockImports(tx)
      const { summary, changed } = await work(tx)
      if (runId === undefined) throw new DryRunDone()
      if (changed === 'catalogue') await bumpCatalogueVersion(tx)
      if (changed === 'prices') await announcePrices(tx)
      await tx.update(importRun).set({ summary, finishedAt: new Date() }).where(eq(importRun.id, runId))
    })
  } catch (error) {
    if (!(error instanceof DryRunDone)) throw error
  }
}

/** Written before the transaction, so that an interrupted import leaves a trace: a run without an end. */
async function startRun(db: Reader, kind: ImportKind, file: string, fileHash: string): Promise<number> {
  const [run] = await db
    .insert(importRun)
    .values({ kind, fileName: basename(file), fileHash })
    .returning({ id: importRun.id })
  if (run === undefined) throw new Error('import_run answered no row')
  return run.id
}

/** One import at a time: two would wait for each other's products, up to the limit a statement may last. */
export async function lockImports(tx: Tx): Promise<void> {
  const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(${importLock}) as free`)
  if (rows[0]?.free !== true) throw new ImportError('Another import is running. Wait for its end and start again.')
}

/** Throws `ImportError` where there is no such file. */
export async function requireFile(file: string): Promise<void> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new ImportError(`The file ${file} cannot be read: ${error.code ?? error.message}`)
  })
  if (!found.isFile()) throw new ImportError(`${file} is not a file.`)
}

async function hashOf(file: string): Promise<string> {
  await requireFile(file)
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) hash.update(chunk)
  return hash.digest('hex')
}
