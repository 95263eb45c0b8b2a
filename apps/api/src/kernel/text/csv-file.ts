import type { FileAnswer } from '@bottega/contract/call-schema.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { type Options, stringify } from 'csv-stringify/sync'
import { Readable } from 'node:stream'
import type { LongTable, Row } from './cell.ts'

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

function optionsFor(language: Language): Options {
  const { decimal, delimiter } = marks[language]
  return {
    escape_formulas: true,
    record_delimiter: 'windows',
    delimiter,
    cast: {
      number: (value) => String(value).replace('.', decimal),
      bigint: (value) => writtenCents(value, decimal),
    },
  }
}

const fileOf = (name: string, content: unknown): FileAnswer => ({
  name: `${name}.csv`,
  mediaType: 'text/csv; charset=utf-8',
  content,
})

/**
 * Comma-separated values, with the mark by which spreadsheets know the encoding. A text that a spreadsheet would take for
 * a formula begins with an apostrophe; a number below zero does not. With a language numbers are written as its
 * spreadsheets read them.
 */
export const csvFile = (name: string, rows: readonly Row[], language: Language = 'en'): FileAnswer =>
  fileOf(name, Buffer.from(stringify([...rows], { ...optionsFor(language), bom: true })))

/** The same of a long table, which is read as the answer is sent. */
export function longCsvFile({ name, head, pages }: LongTable, language: Language): FileAnswer {
  const options = optionsFor(language)
  async function* written(): AsyncGenerator<Buffer> {
    yield Buffer.from(stringify([[...head]], { ...options, bom: true }))
    for await (const page of pages) yield Buffer.from(stringify([...page], options))
  }
  return fileOf(name, Readable.from(written(), { objectMode: false }))
}
