import { ImportError } from '../import-error.ts'
import { csvFields, delimiterOf } from './csv-fields.ts'
import { decodeText } from './decode-text.ts'
import { readCsv } from './read-csv.ts'
import { readJsonLines } from './read-json-lines.ts'
import { type Line, readLines } from './read-lines.ts'
import type { FileRow } from './row.ts'

export interface Table {
  /** Column names, lower case; undefined for JSON Lines, where every line names its own. */
  columns: readonly string[] | undefined
  rows: AsyncGenerator<FileRow>
}

/**
 * Opens a CSV file (comma, semicolon or tab) or a JSON Lines one; the first line that is not empty tells which it is.
 */
export async function openTable(path: string): Promise<Table> {
  const lines = readLines(path)
  const first = await firstLine(lines)
  const header = decodeText(first.bytes ?? Buffer.alloc(0)).text
  if (header.trimStart().startsWith('{')) {
    return { columns: undefined, rows: readJsonLines(startingWith(first, lines)) }
  }
  const delimiter = delimiterOf(header)
  const columns = (csvFields(header, delimiter) ?? []).map((name) => name.trim().toLowerCase())
  const twice = columns.find((name, index) => name !== '' && columns.indexOf(name) < index)
  if (twice !== undefined) throw new ImportError(`The header names the column "${twice}" twice.`)
  return { columns, rows: readCsv(lines, columns, delimiter) }
}

async function firstLine(lines: AsyncGenerator<Line>): Promise<Line> {
  for (;;) {
    const { done, value } = await lines.next()
    if (done === true) throw new ImportError('The file is empty.')
    if (value.bytes === undefined) throw new ImportError('The header line is longer than 256 kB.')
    if (value.bytes.toString('latin1').trim() !== '') return value
  }
}

async function* startingWith(first: Line, rest: AsyncIterable<Line>): AsyncGenerator<Line> {
  yield first
  yield* rest
}
