import type { FileAnswer } from '@bottega/contract/call-schema.ts'
import { shopClock } from '@bottega/rules/delivery/shop-calendar.ts'
import type { FileFormat } from '@bottega/rules/reports/report-kinds.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { LongTable } from './cell.ts'
import { longCsvFile } from './csv-file.ts'
import { longXlsxFile } from './xlsx-file.ts'

/** A long table in the format that was asked for; its name and the day it is of are the name of the file. */
export function tableFile(
  { name, ...table }: LongTable,
  format: FileFormat,
  { language, now }: { language: Language; now: Date },
): FileAnswer {
  const named = { ...table, name: `${name} ${shopClock(now).date}` }
  return format === 'xlsx' ? longXlsxFile(named, name) : longCsvFile(named, language)
}

/** An instant on the shop's clock, `2026-11-30 14:45`. */
export function minuteOf(instant: Date): string {
  const { date, minuteOfDay } = shopClock(instant)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date} ${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}`
}
