import { stringify } from 'csv-stringify/sync'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { finished } from 'node:stream/promises'
import { ImportError } from './import-error.ts'
import { isLoss, type Reason, reasons, type Remark } from './reasons.ts'

/** Longest value quoted in the report, in characters. */
const longestQuote = 120

/** Reasons that mostly have one cause for many lines, a warehouse the shop lacks: reported once, with examples. */
const gatheredReasons: ReadonlySet<Reason> = new Set([
  'warehouse-unknown',
  'category-unknown',
  'cooperative-unknown',
  'rule-category-missing',
])
/** Losses held in memory; the file has all of them. */
export const mostLosses = 10_000
/** Different values remembered of a gathered reason, and those named. */
const [mostValues, mostExamples] = [1000, 5]
const longestSentence = 400
const otherValues = '(others)'

export interface Report {
  /** Waits for the next `flush`; a gathered reason for the end of the report. */
  add: (remark: Remark) => void
  /** Writes what was added, in order of line, and waits while the disk is slower than the reading. */
  flush: () => Promise<void>
  countByReason: ReadonlyMap<Reason, number>
  /** The first remarks on what was not used: a line, or a field of one. */
  losses: readonly Remark[]
  /** Of each gathered reason the sentence of the report. */
  sentences: () => ReadonlyMap<Reason, string>
  close: () => Promise<void>
}

/** The report file, one line for each remark: CSV for a spreadsheet, with the line of the file and the reason. */
export async function openReport(path: string, inputPath: string): Promise<Report> {
  if (resolve(path) === resolve(inputPath)) throw new ImportError('The report would overwrite the file being imported.')
  await mkdir(dirname(path), { recursive: true })
  const stream = createWriteStream(path, { flags: 'w' })
  const failed = new Promise<never>((_resolve, reject) => {
    stream.once('error', (error) => reject(new ImportError(`The report cannot be written: ${error.message}`)))
  })
  // The next wait for the disk awaits it; until then it must not end the process as unhandled.
  failed.catch(() => undefined)
  const countByReason = new Map<Reason, number>()
  const gathered = new Map<Reason, Map<string, Gathered>>()
  const losses: Remark[] = []
  let pending: Remark[] = []
  const flush = async () => {
    const lines = pending.toSorted((one, other) => one.line - other.line).map((remark) => reportLine(remark))
    pending = []
    if (lines.length > 0 && !stream.write(lines.join(''))) await Promise.race([once(stream, 'drain'), failed])
  }
  const sentences = () => new Map([...gathered].map(([reason, values]) => [reason, sentenceOf(values)]))
  stream.write('line,code,field,reason,effect,meaning,value\n')
  return {
    countByReason,
    losses,
    add: (remark) => {
      if (isLoss(remark) && losses.length < mostLosses) losses.push(remark)
      countByReason.set(remark.reason, (countByReason.get(remark.reason) ?? 0) + 1)
      if (gatheredReasons.has(remark.reason)) gather(gathered, remark)
      else pending.push(remark)
    },
    sentences,
    flush,
    close: async () => {
      await flush()
      for (const [reason, value] of sentences()) {
        stream.write(reportLine({ line: 0, key: '', field: '', reason, value }, longestSentence))
      }
      stream.end()
      await Promise.race([finished(stream), failed])
    },
  }
}

/** A file for the report of this import that no other import has: named by its moment, counted on when that is taken. */
export async function newReportFile(dataDir: string, inputName: string, now: Date): Promise<string> {
  const folder = join(dataDir, 'imports')
  await mkdir(folder, { recursive: true })
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-')
  for (let copy = 1; ; copy += 1) {
    const path = join(folder, `${inputName}.${moment}${copy > 1 ? `.${copy}` : ''}.report.csv`)
    try {
      await (await open(path, 'wx')).close()
      return path
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

interface Gathered {
  lines: number
  firstLine: number
}

function gather(gathered: Map<Reason, Map<string, Gathered>>, { reason, value, line }: Remark): void {
  const values = gathered.get(reason) ?? new Map<string, Gathered>()
  gathered.set(reason, values)
  const quote = value.slice(0, longestQuote)
  const key = values.has(quote) || values.size < mostValues ? quote : otherValues
  const { lines, firstLine } = values.get(key) ?? { lines: 0, firstLine: line }
  values.set(key, { lines: lines + 1, firstLine })
}

/** "812 times: venezia (800, first line 8), bari (12, first line 90)". */
function sentenceOf(values: ReadonlyMap<string, Gathered>): string {
  const byCount = [...values].sort(([, one], [, other]) => other.lines - one.lines)
  const total = byCount.reduce((sum, [, { lines }]) => sum + lines, 0)
  const examples = byCount
    .slice(0, mostExamples)
    .map(([value, { lines, firstLine }]) => {
      const where = firstLine > 0 ? `, first line ${firstLine}` : ''
      return `${value === '' ? '(empty)' : value} (${lines}${where})`
    })
    .join(', ')
  const more = byCount.length - mostExamples
  return `${total} times: ${examples}${more > 0 ? ` and ${more} more` : ''}`
}

function reportLine({ line, key, field, reason, value }: Remark, longest = longestQuote): string {
  const { effect, meaning } = reasons[reason]
  const cells = [String(line), key, field, reason, effect, meaning].map((text) => withoutControls(text, longestQuote))
  // A text that begins as a formula would be one in a spreadsheet, and the value comes from an untrusted file.
  return stringify([[...cells, withoutControls(value, longest)]], { escape_formulas: true })
}

const withoutControls = (text: string, longest: number) =>
  // oxlint-disable-next-line no-control-regex -- a report must not carry them on
  text.slice(0, longest).replaceAll(/[\u0000-\u001f\u007f]/g, ' ')
