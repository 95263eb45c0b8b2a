import { csvFields, type Delimiter } from './csv-fields.ts'
import { decodeText } from './decode-text.ts'
import { type Line, longestRecord } from './read-lines.ts'
import { type FileRow, unreadable } from './row.ts'

const quote = 0x22

/**
 * Rows of a CSV file from the lines after its header. A record goes on over lines while a quote is open. When the quote
 * is never closed, only the first line is given up and reading resumes at the second: one stray quote must not swallow
 * the products after it.
 */
export async function* readCsv(
  lines: AsyncIterator<Line, unknown>,
  columns: readonly string[],
  delimiter: Delimiter,
): AsyncGenerator<FileRow> {
  const ahead: Line[] = []
  const next = async (): Promise<Line | undefined> => {
    const waiting = ahead.shift()
    if (waiting !== undefined) return waiting
    const { done, value } = await lines.next()
    return done === true ? undefined : value
  }
  for (let first = await next(); first !== undefined; first = await next()) {
    const problem = unusableLine(first)
    if (problem !== undefined) yield problem
    else if (first.bytes !== undefined && first.bytes.length > 0) {
      const record = await gatherRecord(first, next)
      const row = readRecord(record, columns, delimiter, false)
      if (row.kind === 'row') yield row
      else {
        ahead.unshift(...record.slice(1))
        yield readRecord([first], columns, delimiter, true)
      }
    }
  }
}

export function unusableLine({ number, bytes }: Line): FileRow | undefined {
  if (bytes === undefined) return unreadable(number, 'line-too-long')
  return bytes.includes(0) ? unreadable(number, 'nul-byte') : undefined
}

/** The line and those after it up to the one that closes its quotes, or as far as a record may be long. */
async function gatherRecord(first: Line, next: () => Promise<Line | undefined>): Promise<Line[]> {
  const record = [first]
  let length = first.bytes?.length ?? 0
  let isOpen = hasOpenQuote(first)
  while (isOpen && length <= longestRecord) {
    const line = await next()
    if (line === undefined) break
    record.push(line)
    length += line.bytes?.length ?? longestRecord
    if (hasOpenQuote(line)) isOpen = false
  }
  return record
}

function hasOpenQuote({ bytes }: Line): boolean {
  let isOpen = false
  for (let at = bytes?.indexOf(quote) ?? -1; at >= 0; at = bytes?.indexOf(quote, at + 1) ?? -1) isOpen = !isOpen
  return isOpen
}

function readRecord(
  record: readonly Line[],
  columns: readonly string[],
  delimiter: Delimiter,
  strayQuotes: boolean,
): FileRow {
  const line = record[0]?.number ?? 0
  const bytes = joinLines(record)
  const { text, isGuessed } = decodeText(bytes)
  const fields = bytes.includes(0) || bytes.length > longestRecord ? undefined : csvFields(text, delimiter, strayQuotes)
  if (fields === undefined) return unreadable(line, 'quote-unclosed', text)
  if (!fits(fields, columns, delimiter))
    return unreadable(line, 'column-count', `${fields.length} of ${columns.length}`)
  return {
    kind: 'row',
    line,
    values: new Map(columns.map((column, index) => [column, fields[index] ?? ''])),
    notes: [...(isGuessed ? (['encoding-guessed'] as const) : []), ...(strayQuotes ? (['quote-stray'] as const) : [])],
  }
}

/**
 * Whether each field stands below its column. Spreadsheets write empty fields behind the last column, in the header too.
 * Between commas one too many proves that some value was divided, "1,29" without quotes for example, even where the last
 * field is empty or its column has no name. A line that is short may as well be torn.
 */
function fits(fields: readonly string[], columns: readonly string[], delimiter: Delimiter): boolean {
  const named = columns.findLastIndex((name) => name !== '') + 1
  if (delimiter === ',') return fields.length === columns.length && fields.slice(named).every(isBlank)
  return fields.length >= columns.length && fields.slice(columns.length).every(isBlank)
}

const isBlank = (field: string) => field.trim() === ''

function joinLines(record: readonly Line[]): Buffer {
  const parts = record.flatMap(({ bytes }, index) => [index === 0 ? '' : '\n', bytes ?? '\0'])
  return Buffer.concat(parts.map((part) => Buffer.from(part)))
}
