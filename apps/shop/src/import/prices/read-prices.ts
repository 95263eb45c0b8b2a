import type { ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { openTable, type Table } from '../file/open-table.ts'
import { ImportError } from '../import-error.ts'
import { mostRows } from '../most-rows.ts'
import type { Remark } from '../reasons.ts'
import { type PriceLine, priceFromRow } from './price-from-row.ts'

/** A line of a price file: a price, and what was dropped of it; or why it is none. */
export type ReadPriceLine =
  | { readonly ok: true; readonly price: PriceLine; readonly dropped?: Remark }
  | { readonly ok: false; readonly remark: Remark }

interface PriceTable {
  /** Columns the shop does not know; of JSON Lines none are named. */
  readonly ignoredColumns: readonly string[]
  readonly lines: AsyncGenerator<ReadPriceLine>
}

const knownColumns: ReadonlySet<string> = new Set([
  'code',
  'barcode',
  'warehouse',
  'price',
  'valid_from',
  'valid_to',
  'cost',
])

/** Opens a price file; all that can be said of its lines without asking the shop. */
export async function openPrices(file: string, today: ShopDate): Promise<PriceTable> {
  const table = await openTable(file)
  checkColumns(table)
  const ignoredColumns = (table.columns ?? []).filter((name) => name !== '' && !knownColumns.has(name))
  return { ignoredColumns, lines: readLines(table, today) }
}

async function* readLines({ rows }: Table, today: ShopDate): AsyncGenerator<ReadPriceLine> {
  let count = 0
  for await (const row of rows) {
    count += 1
    if (count > mostRows) throw new ImportError(`The file has more than ${mostRows} rows. Split it.`)
    if (row.kind === 'unreadable') {
      yield { ok: false, remark: { line: row.line, key: '', field: '', reason: row.reason, value: row.value } }
      continue
    }
    const read = priceFromRow(row, today)
    if (read.ok) {
      const { price, droppedCost: value } = read
      const dropped: Remark | undefined =
        value === undefined
          ? undefined
          : { line: row.line, key: price.code || price.barcode, field: 'cost', reason: 'cost-unusable', value }
      yield { ok: true, price, ...(dropped && { dropped }) }
    } else
      yield { ok: false, remark: { line: row.line, key: read.key, field: '', reason: read.reason, value: read.value } }
  }
}

function checkColumns({ columns }: Table): void {
  if (columns === undefined) return
  const hasKey = columns.includes('code') || columns.includes('barcode')
  if (hasKey && columns.includes('price') && columns.includes('warehouse')) return
  throw new ImportError('The header must name the columns "code" or "barcode", "warehouse" and "price".')
}
