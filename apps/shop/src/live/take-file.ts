import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Db, Tx } from '@bottega/api/kernel/database/database.ts'
import { allFigures, type FigureOf } from '@bottega/api/staff/live-figures/all-figures.ts'
import { type Figures, wrongTexts } from '@bottega/api/staff/live-figures/figures.ts'
import { shopDate, type ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { FigureKind } from '@bottega/rules/live-figures/figure-kinds.ts'
import { openTable } from '../import/file/open-table.ts'
import { ImportError } from '../import/import-error.ts'
import { requireFile } from '../import/import-run.ts'
import { mostRows } from '../import/most-rows.ts'
import { reasons } from '../import/reasons.ts'
import type { Finding } from '../world/findings.ts'
import { columnOf, type LineFinding, readLine } from './live-kinds.ts'

/** Lines of one transaction: short enough for shoppers to be served in between. */
const batchSize = 250

export interface TakeFileOptions<Kind extends FigureKind> {
  readonly file: string
  /** As reports name it. */
  readonly name?: string
  readonly kind: Kind
  readonly now: Date
  /** Everything wrong with the file, in the order of its lines. */
  readonly tell: (finding: Finding) => void
  readonly dryRun?: boolean
  /** Lines that an interrupted taking of the same file has already brought in. */
  readonly skip?: number
  /** Called in the transaction of each batch. */
  readonly onBatch?: (tx: Tx, batch: { rows: number; changed: number }) => Promise<void>
}

export interface TakenFile {
  readonly rows: number
  readonly changed: number
  /** With one of these nothing was written. */
  readonly findings: number
}

/**
 * Takes a file of figures into the shop that is open. The whole file is looked at first, and with one error nothing of it
 * is written; then it is written batch by batch, each in a transaction of its own.
 */
export async function takeFile<Kind extends FigureKind>(db: Db, options: TakeFileOptions<Kind>): Promise<TakenFile> {
  const { kind, now, dryRun = false, skip = 0, onBatch, name = basename(options.file) } = options
  const figures: Figures<FigureOf[Kind]> = allFigures[kind]
  await requireFile(options.file)
  const today = shopDate(now)
  let [rows, changed, findings] = [0, 0, 0]
  const tell = (line: number, { field, text }: LineFinding) => {
    findings += 1
    options.tell({ file: name, line, field, text })
  }
  for await (const batch of paced(batchesOf(options, today, tell))) {
    rows += batch.length
    const problems = await figures.problemsOf(
      db,
      batch.map(({ value }) => value),
    )
    for (const { at, field, wrong } of problems.toSorted((one, other) => one.at - other.at))
      tell(batch[at]?.line ?? 0, { field: columnOf(kind, field), text: wrongTexts[wrong] })
  }
  if (rows === 0 && findings === 0) tell(0, { field: '', text: 'has no lines' })
  if (findings > 0 || dryRun) return { rows, changed, findings }
  let seen = 0
  for await (const batch of paced(batchesOf(options, today, refuseChanged))) {
    seen += batch.length
    if (seen <= skip) continue
    changed += await db.transaction(async (tx) => {
      const values = batch.map(({ value }) => value)
      const different = await figures.write(tx, values, today)
      await onBatch?.(tx, { rows: batch.length, changed: different })
      return different
    })
  }
  return { rows, changed, findings }
}

/**
 * Rests after each batch for as long as the batch took. Half of the time is then left to shoppers, however slow the machine
 * or however wide the rows are.
 */
async function* paced<Batch>(batches: AsyncIterable<Batch>): AsyncGenerator<Batch> {
  let began = performance.now()
  for await (const batch of batches) {
    yield batch
    await pause(performance.now() - began)
    began = performance.now()
  }
}

function refuseChanged(): never {
  throw new ImportError('The file was changed while it was read. What it says is taken when it comes again.')
}

interface Placed<Row> {
  readonly line: number
  readonly value: Row
}

async function* batchesOf<Kind extends FigureKind>(
  { file, kind }: TakeFileOptions<Kind>,
  today: ShopDate,
  tell: (line: number, finding: LineFinding) => void,
): AsyncGenerator<Placed<FigureOf[Kind]>[]> {
  const read = readLine[kind]
  let batch: Placed<FigureOf[Kind]>[] = []
  let rows = 0
  for await (const row of (await openTable(file)).rows) {
    rows += 1
    if (rows > mostRows) throw new ImportError(`The file has more than ${mostRows} rows. Split it.`)
    if (row.kind === 'unreadable') {
      tell(row.line, { field: '', text: reasons[row.reason].meaning })
      continue
    }
    const figure = read(row, today)
    if (figure.ok) batch.push({ line: row.line, value: figure.value })
    else for (const finding of figure.findings) tell(row.line, finding)
    if (batch.length === batchSize) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}
