import { readProgramme } from '@bottega/api/trade/loyalty/programme.service.ts'
import type { Reader, Tx } from '@bottega/api/kernel/database/database.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { openTable, type Table } from './file/open-table.ts'
import { ImportError } from './import-error.ts'
import { runInOneTransaction } from './import-run.ts'
import { mostRows } from './most-rows.ts'
import { cardFromRow } from './loyalty-cards/card-from-row.ts'
import { cooperativeIds, type IssuedCard, putCards } from './loyalty-cards/cards.repository.ts'
import { type OnProgress, progressMeter } from './progress.ts'
import type { Reason } from './reasons.ts'
import { openReport, type Report } from './report.ts'

const batchSize = 1000

export interface ImportCardsOptions {
  file: string
  reportFile: string
  dryRun?: boolean
  now: Date
}

export interface CardsSummary extends Record<string, number> {
  rows: number
  refused: number
  new: number
  changed: number
}

export interface CardsImport {
  summary: CardsSummary
  countByReason: ReadonlyMap<Reason, number>
  sentences: ReadonlyMap<Reason, string>
}

/** Takes the cards a cooperative has issued into the shop. Cards the file does not name stay as they are. */
export async function importLoyaltyCards(
  db: Reader,
  options: ImportCardsOptions,
  onProgress?: OnProgress,
): Promise<CardsImport> {
  const report = await openReport(options.reportFile, options.file)
  const summary: CardsSummary = { rows: 0, refused: 0, new: 0, changed: 0 }
  try {
    await runInOneTransaction(db, 'loyalty-cards', options, async (tx) => {
      const table = await openTable(options.file)
      checkColumns(table)
      await takeRows(tx, table, { summary, report, now: options.now, onProgress })
      // Pages show no card of somebody else: no cache has to notice.
      return { summary, changed: undefined }
    })
  } finally {
    await report.close()
  }
  return { summary, countByReason: report.countByReason, sentences: report.sentences() }
}

function checkColumns({ columns }: Table): void {
  if (columns === undefined || (columns.includes('number') && columns.includes('birth_date'))) return
  throw new ImportError('The header must name the columns "number" and "birth_date".')
}

interface Taking {
  summary: CardsSummary
  report: Report
  now: Date
  onProgress: OnProgress | undefined
}

async function takeRows(tx: Tx, { rows }: Table, { summary, report, now, onProgress }: Taking): Promise<void> {
  const { cardPrefix: prefix } = await readProgramme(tx, now)
  const expected = { prefix, today: shopDate(now) }
  const cooperatives = await cooperativeIds(tx)
  const seen = new Set<string>()
  const meter = progressMeter(onProgress)
  let batch: IssuedCard[] = []
  const refuse = (line: number, key: string, reason: Reason, value: string) => {
    summary.refused += 1
    report.add({ line, key, field: '', reason, value })
  }
  const flush = async () => {
    const counts = await putCards(tx, batch)
    summary.new += counts.new
    summary.changed += counts.changed
    await report.flush()
    batch = []
    meter.step(summary.rows, summary.refused)
  }
  for await (const row of rows) {
    summary.rows += 1
    if (summary.rows > mostRows) throw new ImportError(`The file has more than ${mostRows} rows. Split it.`)
    const read = row.kind === 'unreadable' ? ({ ok: false, key: '', ...row } as const) : cardFromRow(row, expected)
    if (!read.ok) refuse(row.line, read.key, read.reason, read.value)
    else {
      const { cooperative, line, ...card } = read.card
      const cooperativeId = cooperative === '' ? null : cooperatives.get(cooperative)
      if (seen.has(card.number)) refuse(line, card.number, 'card-repeated', card.number)
      else if (cooperativeId === undefined) refuse(line, card.number, 'cooperative-unknown', cooperative)
      else {
        seen.add(card.number)
        batch.push({ ...card, cooperativeId })
        for (const remark of read.remarks) report.add({ line, key: card.number, ...remark })
      }
    }
    if (summary.rows % batchSize === 0) await flush()
  }
  await flush()
  meter.end(summary.rows, summary.refused)
}
