import type { FileAnswer } from '@bottega/contract/call-schema.ts'
import { stringify } from 'csv-stringify/sync'

/**
 * Comma-separated values, with the mark by which spreadsheets know the encoding. A text that a spreadsheet would take for
 * a formula begins with an apostrophe.
 */
export function csvFile(name: string, rows: readonly (readonly string[])[]): FileAnswer {
  const text = stringify([...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' })
  return { name: `${name}.csv`, mediaType: 'text/csv; charset=utf-8', content: Buffer.from(text) }
}
