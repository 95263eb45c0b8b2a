import { daysBetween } from '@bottega/rules/delivery/shop-calendar.ts'
import { divideHalfUp } from '@bottega/rules/money/cents.ts'
import { type CostSums, marginFigures, type MarginFigures } from '@bottega/rules/reports/margins.ts'
import {
  hasMargins,
  marginColumns,
  reportColumns,
  type ReportColumn,
  type ReportKind,
} from '@bottega/rules/reports/report-kinds.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Reader } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { tillWords } from '../../trade/door-money/till-words.ts'
import { paymentTypeName } from '../../trade/payments/payment-names.ts'
import type { Asked } from './counted-orders.ts'
import { findReport, type FoundRow, knowsCosts, prepareToSum } from './reports.repository.ts'
import { reportWords } from './report-words.ts'

/** A year, and some days to compare with the year before. */
const mostDays = 400

export interface ReportTable {
  kind: ReportKind
  columns: readonly ReportColumn[]
  rows: { key: string; name: string; detail: string | undefined; figures: readonly (number | null)[] }[]
  total: readonly (number | null)[]
}

/** Throws `error.request.invalid` for days that are no period. */
function refuseUnlessPeriod({ from, until }: Asked): void {
  if (from > until || daysBetween(from, until) >= mostDays)
    throw new ShopError('error.request.invalid', { fields: 'until' })
}

export async function readReport(db: Reader, kind: ReportKind, asked: Asked, language: Language): Promise<ReportTable> {
  refuseUnlessPeriod(asked)
  const atCost = hasMargins(kind) && (await knowsCosts(db))
  const found = await db.transaction(async (tx) => {
    await prepareToSum(tx, kind)
    return findReport[kind](tx, asked, atCost)
  })
  const columns = atCost ? [...reportColumns[kind], ...marginColumns] : reportColumns[kind]
  const figuresOf = (row: FoundRow | undefined) => columns.map((column) => figureOf(row, column))
  return {
    kind,
    columns,
    rows: found.flatMap((row) => {
      if (row.key === null) return []
      const name = nameOf(kind, row.key, row, language)
      return [{ key: row.key, name, detail: detailOf(row, language), figures: figuresOf(row) }]
    }),
    total: figuresOf(found.find(({ key }) => key === null)),
  }
}

const isOfMargin = (column: ReportColumn): column is keyof MarginFigures => marginColumns.some((one) => one === column)

/** Rows that are no goods, as delivery and bags, have no cost to know. */
function costSumsIn(row: FoundRow | undefined): CostSums | undefined {
  if (typeof row?.grossCents !== 'number') return undefined
  const { grossCents, knownGrossCents, knownNetCents, costCents } = row
  return {
    grossCents,
    knownGrossCents: knownGrossCents ?? 0,
    knownNetCents: knownNetCents ?? 0,
    costCents: costCents ?? 0,
  }
}

function figureOf(row: FoundRow | undefined, column: ReportColumn): number | null {
  if (isOfMargin(column)) {
    const sums = costSumsIn(row)
    return sums === undefined ? null : marginFigures(sums)[column]
  }
  if (column !== 'average') return row?.[column] ?? null
  const { orders, sold, goods } = row ?? {}
  const cents = sold ?? goods
  return typeof orders === 'number' && orders > 0 && typeof cents === 'number' ? divideHalfUp(cents, orders) : null
}

const ownRows = new Set(['fees', 'others', 'none', 'open'])
const isOwnRow = (key: string): key is 'fees' | 'others' | 'none' | 'open' => ownRows.has(key)

const doorRows = new Set(['cash', 'card', 'vouchers', 'short'])
const isDoorRow = (key: string): key is 'cash' | 'card' | 'vouchers' | 'short' => doorRows.has(key)

const twoDigits = (hour: number) => `${String(hour).padStart(2, '0')}:00`

function nameOf(kind: ReportKind, key: string, { name }: FoundRow, language: Language): string {
  const words = reportWords[language]
  if (name !== null) return textIn(language, name)
  if (isOwnRow(key)) return words.rows[key]
  if (kind === 'door' && isDoorRow(key)) return tillWords[language][key]
  if (kind === 'payment') return textIn(language, paymentTypeName(Number(key), null))
  if (kind === 'vat') return `${key} %`
  if (kind === 'hour') return `${twoDigits(Number(key))}–${twoDigits(Number(key) + 1)}`
  return key
}

function detailOf({ store, unit }: FoundRow, language: Language): string | undefined {
  const parts = [store, unit === null ? null : reportWords[language].units[unit]].filter((part) => part !== null)
  return parts.length === 0 ? undefined : parts.join(' · ')
}
