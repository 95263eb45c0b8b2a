import type { ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { openTable, type Table } from '../file/open-table.ts'
import { ImportError } from '../import-error.ts'
import { mostRows } from '../most-rows.ts'
import type { Remark } from '../reasons.ts'
import { type PriceLine, priceFromRow } from './price-from-row.ts'

/** A line of a price file: a price, or why it is none. */
export type ReadPriceLine =
  { readonly ok: true; readonly price: PriceLine } | { readonly ok: false; readonly remark: Remark }

/** The lines of a price file; all that can be said of them without asking the shop. */
export async function* readPrices(file: string, today: ShopDate): AsyncGenerator<ReadPriceLine> {
  const table = await openTable(file)
  checkColumns(table)
  let count = 0
  for await (const row of table.rows) {
    count += 1
    if (count > mostRows) throw new ImportError(`The file has more than ${mostRows} rows. Split it.`)
    if (row.kind === 'unreadable') {
      yield { ok: false, remark: { line: row.line, key: '', field: '', reason: row.reason, value: row.value } }
      continue
    }
    const read = priceFromRow(row, today)
    if (read.ok) yield read
    else
      yield { ok: false, remark: { line: row.line, key: read.key, field: '', reason: read.reason, value: read.value } }
  }
}

function checkColumns({ columns }: Table): void {
  if (columns === undefined) return
  const hasKey = columns.includes('code') || columns.includes('barcode')
  if (hasKey && columns.includes('price') && columns.includes('warehouse')) return
  throw new ImportError('The header must name the columns "code" or "barcode", "warehouse" and "price".')
}
