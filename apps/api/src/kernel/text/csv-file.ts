import type { FileAnswer } from '@bottega/contract/call-schema.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { stringify } from 'csv-stringify/sync'

/** A text, a number, or an amount of money as a `bigint` of cents. */
export type Cell = string | number | bigint

/** The decimal mark of the spreadsheets of a language, and the mark between two cells then. (decision 820) */
const marks: Readonly<Record<Language, { decimal: string; delimiter: string }>> = {
  it: { decimal: ',', delimiter: ';' },
  de: { decimal: ',', delimiter: ';' },
  en: { decimal: '.', delimiter: ',' },
}

function writtenCents(cents: bigint, decimal: string): string {
  const size = cents < 0n ? -cents : cents
  return `${cents < 0n ? '-' : ''}${size / 100n}${decimal}${String(size % 100n).padStart(2, '0')}`
}

/**
 * Comma-separated values, with the mark by which spreadsheets know the encoding. A text that a spreadsheet would take for
 * a formula begins with an apostrophe; a number below zero does not. With a language numbers are written as its
 * spreadsheets read them.
 */
export function csvFile(name: string, rows: readonly (readonly Cell[])[], language: Language = 'en'): FileAnswer {
  const { decimal, delimiter } = marks[language]
  const text = stringify([...rows], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    delimiter,
    cast: {
      number: (value) => String(value).replace('.', decimal),
      bigint: (value) => writtenCents(value, decimal),
    },
  })
  return { name: `${name}.csv`, mediaType: 'text/csv; charset=utf-8', content: Buffer.from(text) }
}
