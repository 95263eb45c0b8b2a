import { ImportError } from '../import-error.ts'
import { csvFields, delimiterOf, namedDelimiter } from './csv-fields.ts'
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
 * Opens a CSV file (comma, semicolon, tab or bar) or a JSON Lines one, either of them also as gzip; the first line that
 * is not empty tells which it is. A line `sep=;` before the header names the delimiter.
 */
export async function openTable(path: string): Promise<Table> {
  const lines = readLines(path)
  const first = await firstLine(lines)
  const header = textOf(first)
  if (header.trimStart().startsWith('{')) {
    return { columns: undefined, rows: readJsonLines(startingWith(first, lines)) }
  }
  const named = namedDelimiter(header)
  const headerLine = named === undefined ? header : textOf(await firstLine(lines))
  const delimiter = named ?? delimiterOf(headerLine)
  const columns = (csvFields(headerLine, delimiter) ?? []).map((name) => name.trim().toLowerCase())
  const twice = columns.find((name, index) => name !== '' && columns.indexOf(name) < index)
  if (twice !== undefined) throw new ImportError(`The header names the column "${twice}" twice.`)
  return { columns, rows: readCsv(lines, columns, delimiter) }
}

const textOf = ({ bytes }: Line) => decodeText(bytes ?? Buffer.alloc(0)).text

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
