import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as waitFor } from 'node:timers/promises'
import type { Shop } from '@bottega/api/kernel/shop.ts'
import { figureKinds, type FigureKind } from '@bottega/rules/live-figures/figure-kinds.ts'
import { ImportError } from '../import/import-error.ts'
import { openFindings } from './findings-file.ts'
import { abandonedFor, claimFile, endFile, FileLostError, recordBatch, touchFile } from './live-file.repository.ts'
import { purgeTaken } from './purge-taken.ts'
import { takeFile } from './take-file.ts'

export interface LiveFolder {
  /** Ends the watch and waits for the file being taken. */
  stop: () => Promise<void>
}

/** Milliseconds between two looks: a file that two of them see unchanged is whole. */
const usualInterval = 500
const touchInterval = abandonedFor / 6
const purgeInterval = 3_600_000

const taking = 'taking'
const done = 'done'
const failed = 'failed'

const endings = /\.(csv|tsv|txt|jsonl)(\.gz)?$/i

/** Files that programs write under another name until they are whole are left alone. */
const isOffered = (name: string) => endings.test(name) && !name.startsWith('.')

/** A file is what its name begins with. */
const kindOf = (name: string): FigureKind | undefined =>
  figureKinds.find((kind) => new RegExp(`-[0-9a-f]{8}-${kind}(?![a-z])`, 'i').test(name))

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

type Parts = Pick<Shop, 'db' | 'log' | 'clock'>

/**
 * Takes every file that is put into a folder, once, however many processes watch it: the one whose renaming succeeds
 * has it. A file then lies in `done` or `failed`, its report beside it. Files left by a process that ended are
 * continued where it stopped. Every hour files taken longer ago than `retentionDays` are deleted. Throws where the
 * folder cannot be used.
 */
export async function followLiveFolder(
  shop: Parts,
  folder: string,
  { retentionDays, everyMs = usualInterval }: { retentionDays: number; everyMs?: number },
): Promise<LiveFolder> {
  for (const name of [taking, done, failed]) await mkdir(join(folder, name), { recursive: true })
  const stopped = new AbortController()
  let seen = new Map<string, string>()
  let purgedAt = Number.NEGATIVE_INFINITY
  const look = async () => {
    // By the process that watches: another may not see the folder at all.
    if (performance.now() - purgedAt > purgeInterval) {
      purgedAt = performance.now()
      for (const name of [done, failed]) await purgeTaken(join(folder, name), retentionDays, shop.clock())
    }
    seen = await takeSettled(shop, folder, seen, stopped.signal)
    for (const name of (await readdir(join(folder, taking))).filter(isOffered)) {
      if (stopped.signal.aborted) return
      await takeUp(shop, folder, name)
    }
  }
  const looking = (async () => {
    while (!stopped.signal.aborted) {
      await look().catch((error: unknown) => shop.log.error({ err: error, folder }, 'the folder of figures'))
      await pause(everyMs, stopped.signal)
    }
  })()
  return {
    stop: async () => {
      stopped.abort()
      await looking
    },
  }
}

/** Ends early when `signal` says so; leaves no listener behind, because the signal lives as long as the shop. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await waitFor(ms, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}

/** Takes the files that look as they did the last time; answers how they look now. */
async function takeSettled(
  shop: Parts,
  folder: string,
  before: ReadonlyMap<string, string>,
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const looks = new Map<string, string>()
  const names = (await readdir(folder, { withFileTypes: true })).filter(
    (entry) => entry.isFile() && isOffered(entry.name),
  )
  for (const { name } of names) {
    const found = await stat(join(folder, name)).catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    })
    if (found !== undefined) looks.set(name, `${found.size} ${found.mtimeMs}`)
  }
  for (const name of [...looks.keys()].toSorted()) {
    if (before.get(name) !== looks.get(name) || signal.aborted) continue
    looks.delete(name)
    const moment = shop.clock().toISOString().slice(0, 19).replaceAll(':', '-')
    const own = `${moment}-${randomBytes(4).toString('hex')}-${name}`
    if (await moved(join(folder, name), join(folder, taking, own))) await takeUp(shop, folder, own)
  }
  return looks
}

async function isThere(file: string): Promise<boolean> {
  try {
    await stat(file)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/** Whether this process moved it; another may have been faster. */
async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

async function takeUp(shop: Parts, folder: string, name: string): Promise<void> {
  const claimed = await claimFile(shop.db, name)
  if (claimed === undefined) return
  // The process that had it may have moved it away since the folder was read.
  if (!(await isThere(join(folder, taking, name)))) return endFile(shop.db, name)
  const touching = setInterval(() => {
    touchFile(shop.db, name).catch((error: unknown) => shop.log.warn({ err: error, file: name }, 'figures'))
  }, touchInterval)
  try {
    await take(shop, folder, name, claimed)
  } catch (error) {
    // Another process goes on with it.
    if (!(error instanceof FileLostError)) throw error
  } finally {
    clearInterval(touching)
  }
}

async function take(
  shop: Parts,
  folder: string,
  name: string,
  { rowsTaken, rowsChanged }: { rowsTaken: number; rowsChanged: number },
) {
  const file = join(folder, taking, name)
  const reportFile = join(folder, taking, `.${name}.report.txt`)
  const report = openFindings(reportFile)
  let [taken, isTaken] = [rowsTaken, false]
  try {
    const kind = kindOf(name)
    if (kind === undefined)
      throw new ImportError(`The name of a file begins with what is in it: ${figureKinds.join(', ')}.`)
    const { rows, changed, findings } = await takeFile(shop.db, {
      file,
      name,
      kind,
      now: shop.clock(),
      tell: report.add,
      skip: rowsTaken,
      onBatch: async (tx, batch) => {
        await recordBatch(tx, name, taken, batch)
        taken += batch.rows
      },
    })
    isTaken = findings === 0
    report.addLine(
      isTaken ? `${rows} rows, ${rowsChanged + changed} changed.` : `${findings} errors: nothing was written.`,
    )
    shop.log.info({ file: name, rows, changed, findings }, isTaken ? 'figures were taken' : 'figures were refused')
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    report.addLine(error.message)
    shop.log.info({ file: name, reason: error.message }, 'figures were refused')
  } finally {
    await report.close()
  }
  const into = join(folder, isTaken ? done : failed)
  await rename(reportFile, join(into, `${name}.report.txt`))
  // Last of all: a file that was left here is taken up again, behind the lines that are in the shop.
  await rename(file, join(into, name))
  await endFile(shop.db, name)
}
