import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { finished } from 'node:stream/promises'
import { ImportError } from './import-error.ts'
import { type Reason, reasons, type Remark } from './reasons.ts'

/** Longest value quoted in the report, in characters. */
const longestQuote = 120

export interface Report {
  /** Kept until the next `flush`. */
  add: (remark: Remark) => void
  /** Writes what was added, in order of line, and waits while the disk is slower than the reading. */
  flush: () => Promise<void>
  countByReason: ReadonlyMap<Reason, number>
  close: () => Promise<void>
}

/**
 * The report file, one line for each thing to tell: CSV for a spreadsheet, with the line of the file and the reason.
 */
export async function openReport(path: string, inputPath: string): Promise<Report> {
  if (resolve(path) === resolve(inputPath)) throw new ImportError('The report would overwrite the file being imported.')
  await mkdir(dirname(path), { recursive: true })
  const stream = createWriteStream(path, { flags: 'w' })
  const failed = new Promise<never>((_resolve, reject) => {
    stream.once('error', (error) => reject(new ImportError(`The report cannot be written: ${error.message}`)))
  })
  // Awaited by whoever next waits for the disk; until then it must not end the process as unhandled.
  failed.catch(() => undefined)
  const countByReason = new Map<Reason, number>()
  let pending: Remark[] = []
  const flush = async () => {
    const lines = pending.toSorted((one, other) => one.line - other.line).map(reportLine)
    pending = []
    if (lines.length > 0 && !stream.write(lines.join(''))) await Promise.race([once(stream, 'drain'), failed])
  }
  stream.write('line,code,field,reason,effect,meaning,value\n')
  return {
    countByReason,
    add: (remark) => {
      countByReason.set(remark.reason, (countByReason.get(remark.reason) ?? 0) + 1)
      pending.push(remark)
    },
    flush,
    close: async () => {
      await flush()
      stream.end()
      await Promise.race([finished(stream), failed])
    },
  }
}

function reportLine({ line, key, field, reason, value }: Remark): string {
  const { effect, meaning } = reasons[reason]
  return `${[String(line), key, field, reason, effect, meaning, value].map(csvCell).join(',')}\n`
}

/** A leading `=`, `+`, `-` or `@` would be a formula in a spreadsheet, and the value comes from a stranger's file. */
function csvCell(text: string): string {
  // oxlint-disable-next-line no-control-regex -- a report must not carry them on
  const short = text.slice(0, longestQuote).replaceAll(/[\u0000-\u001f\u007f]/g, ' ')
  const harmless = /^[=+\-@]/.test(short) ? `'${short}` : short
  return /[",]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
