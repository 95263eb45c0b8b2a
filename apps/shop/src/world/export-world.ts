import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Reader } from '@bottega/api/kernel/database/database.ts'
import { knownPrices } from '@bottega/api/staff/price-list/known-prices.ts'
import { knownStock } from '@bottega/api/staff/world/known-people.ts'
import { knownWorld } from '@bottega/api/staff/world/known-world.ts'
import { writeAtomically } from '@bottega/api/kernel/write-atomically.ts'
import { type ShopDate, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { stringify } from 'csv-stringify/sync'
import { readWorld, WorldFolderError } from './read-world.ts'
import { renderWorld } from './render-world.ts'
import { saysTheSame } from './same-world.ts'
import { worldFiles } from './world-files.ts'

export interface ExportResult {
  readonly written: string[]
  /** Files that say the same already: they stay as they are, comments and all. */
  readonly untouched: string[]
}

/**
 * Writes the world of the shop as files. A file of the folder that says the same already is left alone, with its
 * comments and its order. Products are not among them, nor prices that only the operator's own system sends.
 */
export async function exportWorld(db: Reader, folder: string, now: Date): Promise<ExportResult> {
  await mkdir(folder, { recursive: true })
  const draft = await mkdtemp(join(folder, '.export-'))
  try {
    for (const [file, text] of renderWorld(await knownWorld(db, now)))
      await writeAtomically(join(draft, file), Buffer.from(text))
    await writeStockFile(db, join(draft, worldFiles.stock))
    await writePriceFile(db, join(draft, worldFiles.prices), shopDate(now))
    return await takeOver(draft, folder, shopDate(now))
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function writeStockFile(db: Reader, file: string): Promise<void> {
  await writeTable(file, ['product', 'store', 'available'], async function* () {
    for await (const rows of knownStock(db))
      yield rows.map(({ product, store, available }) => [product, store, String(available / 1000)])
  })
}

/** Past prices are left out: prices of days past are not changed by a file. */
async function writePriceFile(db: Reader, file: string, today: ShopDate): Promise<void> {
  await writeTable(file, ['code', 'warehouse', 'price', 'valid_from', 'valid_to'], async function* () {
    for await (const batch of knownPrices(db, today))
      yield batch.flatMap(({ product, store, prices }) =>
        prices.map(({ from, to, cents }) => [product, store, (cents / 100).toFixed(2), from, to ?? '']),
      )
  })
}

/** A file of lines that need not fit into memory. */
async function writeTable(file: string, columns: string[], batches: () => AsyncGenerator<string[][]>): Promise<void> {
  const stream = createWriteStream(file)
  const write = async (rows: string[][]) => {
    if (!stream.write(stringify(rows))) await once(stream, 'drain')
  }
  await write([columns])
  for await (const rows of batches()) await write(rows)
  stream.end()
  await once(stream, 'finish')
}

async function takeOver(draft: string, folder: string, today: ShopDate): Promise<ExportResult> {
  const result: ExportResult = { written: [], untouched: [] }
  const [fresh, before] = [await readWorld(draft), await readIfWorld(folder)]
  for (const file of fresh.files) {
    const isSame =
      before?.files.has(file) === true &&
      before.findings.every((finding) => finding.file !== file) &&
      (await saysTheSame(file, { folder: draft, world: fresh.world }, { folder, world: before.world }, today))
    if (isSame) result.untouched.push(file)
    else {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await rename(join(draft, file), join(folder, file))
      result.written.push(file)
    }
  }
  return result
}

async function readIfWorld(folder: string): Promise<Awaited<ReturnType<typeof readWorld>> | undefined> {
  const names = await readdir(folder)
  if (names.every((name) => name.startsWith('.'))) return undefined
  try {
    return await readWorld(folder)
  } catch (error) {
    if (error instanceof WorldFolderError) return undefined
    throw error
  }
}
