import { decodeText } from './decode-text.ts'
import { unusableLine } from './read-csv.ts'
import type { Line } from './read-lines.ts'
import { type FileRow, type Row, unreadable } from './row.ts'

/** Rows of a JSON Lines file: one object per line, its keys the column names, its values texts, numbers or booleans. */
export async function* readJsonLines(lines: AsyncIterable<Line>): AsyncGenerator<FileRow> {
  for await (const line of lines) {
    const problem = unusableLine(line)
    if (problem !== undefined) yield problem
    else if (line.bytes !== undefined && line.bytes.toString('latin1').trim() !== '')
      yield readObject(line.number, line.bytes)
  }
}

function readObject(line: number, bytes: Buffer): FileRow {
  const { text, isGuessed } = decodeText(bytes)
  const parsed = parseJson(text)
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    return unreadable(line, 'json-unreadable', text)
  }
  const values = new Map<string, string>()
  const notes: Row['notes'] = isGuessed ? ['encoding-guessed'] : []
  for (const [key, value] of Object.entries(parsed)) {
    const column = key.trim().toLowerCase()
    if (typeof value === 'string') values.set(column, value.replaceAll('\0', '').toWellFormed())
    else if (typeof value === 'number' || typeof value === 'boolean') values.set(column, String(value))
    else if (value !== null) values.set(column, JSON.stringify(value))
  }
  return { kind: 'row', line, values, notes }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
