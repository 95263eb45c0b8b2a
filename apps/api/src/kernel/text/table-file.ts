import type { FileAnswer } from '@bottega/contract/call-schema.ts'
import { shopClock } from '@bottega/rules/delivery/shop-calendar.ts'
import type { FileFormat } from '@bottega/rules/reports/report-kinds.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { LongTable, Row } from './cell.ts'
import { longCsvFile } from './csv-file.ts'
import { longXlsxFile } from './xlsx-file.ts'

async function* pagesOf<Found>(found: AsyncIterable<readonly Found[]>, rowOf: (one: Found) => Row) {
  for await (const page of found) yield page.map(rowOf)
}

interface FileOf<Found> {
  name: string
  head: readonly string[]
  /** In pages, of which the next is read when the reader has taken this one. */
  found: AsyncIterable<readonly Found[]>
  rowOf: (one: Found) => Row
}

/** A long table in the format that was asked for; its name and the day it is of are the name of the file. */
export function tableFile<Found>(
  { name, head, found, rowOf }: FileOf<Found>,
  format: FileFormat,
  { language, now }: { language: Language; now: Date },
): FileAnswer {
  const named: LongTable = { name: `${name} ${shopClock(now).date}`, head, pages: pagesOf(found, rowOf) }
  return format === 'xlsx' ? longXlsxFile(named, name) : longCsvFile(named, language)
}

/** An instant on the shop's clock, `2026-11-30 14:45`. */
export function minuteOf(instant: Date): string {
  const { date, minuteOfDay } = shopClock(instant)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date} ${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}`
}
