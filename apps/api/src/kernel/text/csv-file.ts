import type { FileAnswer } from '@bottega/contract/call-schema.ts'

/** A text that a spreadsheet would take for a formula begins with an apostrophe. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Comma-separated values, with the mark by which spreadsheets know the encoding. */
export function csvFile(name: string, rows: readonly (readonly string[])[]): FileAnswer {
  const content = Buffer.from(`\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`)
  return { name: `${name}.csv`, mediaType: 'text/csv; charset=utf-8', content }
}
