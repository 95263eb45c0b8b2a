import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import type { FileAnswer } from '@bottega/contract/call-schema.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { splitVat } from '@bottega/rules/money/vat.ts'
import { sumCents } from '@bottega/rules/money/cents.ts'
import {
  type FileFormat,
  type ReportColumn,
  type ReportKind,
  reportUnits,
} from '@bottega/rules/reports/report-kinds.ts'
import { daysOfMonth } from '@bottega/rules/reports/report-period.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Reader } from '../../kernel/database/database.ts'
import type { Cell, Row } from '../../kernel/text/cell.ts'
import { csvFile } from '../../kernel/text/csv-file.ts'
import { type SheetOf, xlsxFile } from '../../kernel/text/xlsx-file.ts'
import { tillWords } from '../../trade/door-money/till-words.ts'
import { closingRows } from '../../trade/door-money/tills.service.ts'
import type { Asked } from './counted-orders.ts'
import { findDocumentsOfMonth, findRefundsOfMonth } from './month.repository.ts'
import { reportWords } from './report-words.ts'
import { readReport, type ReportTable } from './reports.service.ts'
import { findStores } from '../../places/stores/stores.queries.ts'

/** Of a month's file; a shop with more makes one for each store. */
const mostEntries = 100_000

function cellOf(column: ReportColumn, figure: number | null): Cell {
  if (figure === null) return ''
  const unit = reportUnits[column]
  if (unit === 'money') return BigInt(figure)
  if (unit === 'percent') return figure / 10
  return unit === 'quantity' ? figure / 1000 : figure
}

function tableRows({ kind, columns, rows, total }: ReportTable, language: Language): Row[] {
  const { columns: titles, kinds, rows: names } = reportWords[language]
  const hasDetails = rows.some(({ detail }) => detail !== undefined)
  const line = (name: string, detail: string, figures: readonly (number | null)[]) => [
    name,
    ...(hasDetails ? [detail] : []),
    ...columns.map((column, place) => cellOf(column, figures[place] ?? null)),
  ]
  return [
    [kinds[kind], ...(hasDetails ? [''] : []), ...columns.map((column) => titles[column])],
    ...rows.map(({ name, detail, figures }) => line(name, detail ?? '', figures)),
    line(names.all, '', total),
  ]
}

/** A report as a table alone, so that a spreadsheet can sort it; its name says what it is of. */
export async function reportAsFile(
  db: Reader,
  kind: ReportKind,
  asked: Asked,
  language: Language,
  format: FileFormat = 'csv',
): Promise<FileAnswer> {
  const table = await readReport(db, kind, asked, language)
  const { kinds, bases } = reportWords[language]
  const store = (asked.stores ?? []).map((storeId) => `${reportWords[language].store} ${storeId}`)
  const name = [kinds[kind], asked.from, asked.until, bases[asked.by], ...store].join(' ')
  const rows = tableRows(table, language)
  return format === 'xlsx' ? xlsxFile(name, [{ name: kinds[kind], rows }]) : csvFile(name, rows, language)
}

/**
 * The accountant's month: tables one below the other, each under its name, or each on a sheet of its own. Sales, VAT and
 * takings are those of the orders handed over in the month; refunds, documents and till closings those decided, issued and
 * made in it.
 */
export async function monthAsFile(
  db: Reader,
  { month, stores }: { month: string; stores: StoreScope },
  language: Language,
  format: FileFormat = 'csv',
): Promise<FileAnswer> {
  const days = daysOfMonth(month)
  const words = reportWords[language]
  const asked: Asked = { ...days, by: 'delivery', stores }
  const parts: SheetOf[] = []
  for (const kind of ['day', 'store', 'vat', 'payment', 'door'] as const) {
    const table = await readReport(db, kind, asked, language)
    parts.push({ name: words.kinds[kind], rows: tableRows(table, language) })
  }
  parts.push(
    { name: tillWords[language].closings, rows: await closingRows(db, { month, stores }, language) },
    { name: words.refunds, rows: await refundRows(db, { ...days, stores }, language) },
    ...(await documentParts(db, { ...days, stores }, language)),
  )
  const named = stores === null ? [] : await findStores(db, stores)
  const whose = named.map(({ name }) => name).join(', ') || words.allStores
  const name = `${month} ${whose}`
  const head: Row[] = [[month, whose, words.bases.delivery], [words.counted]]
  if (format === 'xlsx') return xlsxFile(name, [{ name: month, rows: head }, ...parts])
  return csvFile(
    name,
    [...head, [], ...parts.flatMap(({ name: title, rows }): Row[] => [[title] as Row].concat(rows as Row[], [[]]))],
    language,
  )
}

type OfMonth = Parameters<typeof findRefundsOfMonth>[1]

async function refundRows(db: Reader, month: OfMonth, language: Language): Promise<Row[]> {
  const words = reportWords[language]
  const refunds = await findRefundsOfMonth(db, month, mostEntries)
  return [
    [words.day, words.order, words.store, words.kind, words.amount, words.notCharged, words.asVoucher],
    ...refunds.map(({ createdAt, orderId, store, kind, cents, notChargedCents, voucherCents }) => [
      shopDate(new Date(createdAt)),
      orderId,
      store,
      words.refundKinds[kind],
      BigInt(cents),
      BigInt(notChargedCents),
      BigInt(voucherCents),
    ]),
    [words.rows.all, '', '', '', BigInt(sumCents(refunds.map(({ cents }) => cents)))],
  ]
}

/** An invoice is of goods that have a receipt too: the kinds are summed apart. */
async function documentParts(db: Reader, month: OfMonth, language: Language): Promise<SheetOf[]> {
  const words = reportWords[language]
  const documents = await findDocumentsOfMonth(db, month, mostEntries)
  const rates = [...new Set(documents.flatMap(({ vat }) => vat.map(({ rate }) => rate)))].toSorted((a, b) => a - b)
  const byRate = [...Map.groupBy(documents, ({ kind }) => kind)].flatMap(([kind, own]) =>
    splitVat(own.flatMap(({ vat }) => vat)).map(({ rate, grossCents }) => {
      const parts = own.flatMap(({ vat }) => vat.filter((part) => part.rate === rate))
      const netCents = sumCents(parts.map((part) => part.netCents))
      return [
        words.documentKinds[kind],
        `${rate} %`,
        BigInt(grossCents),
        BigInt(netCents),
        BigInt(grossCents - netCents),
      ]
    }),
  )
  const listed = documents.map(({ kind, name, issuedOn, orderId, totalCents, vat }) => {
    const head: Cell[] = [words.documentKinds[kind], name, issuedOn, orderId ?? '', BigInt(totalCents)]
    return head.concat(rates.map((rate) => BigInt(vat.find((part) => part.rate === rate)?.grossCents ?? 0)))
  })
  return [
    {
      name: words.documentsByRate,
      rows: [[words.kind, words.kinds.vat, words.total, words.columns.net, words.columns.vat], ...byRate],
    },
    {
      name: words.documents,
      rows: [
        [words.kind, words.number, words.day, words.order, words.total, ...rates.map((rate) => `${rate} %`)],
        ...listed,
      ],
    },
  ]
}
