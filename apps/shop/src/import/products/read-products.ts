import { barcodesOf } from '@bottega/rules/validators/barcode.ts'
import { openTable } from '../file/open-table.ts'
import { ImportError } from '../import-error.ts'
import { mostRows } from '../most-rows.ts'
import type { Remark } from '../reasons.ts'
import type { CategoryRules } from './category-rules.ts'
import { type FileFormat, formatOf } from './columns.ts'
import type { ProductDraft } from './product-draft.ts'
import { productFromRow } from './product-from-row.ts'

/** A line of a product file: what it says of a product, or why nothing of it can be used. */
export type ReadProductLine =
  { readonly ok: true; readonly draft: ProductDraft } | { readonly ok: false; readonly remark: Remark }

export interface ProductTable {
  /** Columns nothing is taken from; of JSON Lines they are known after the first line. */
  readonly ignoredColumns: readonly string[]
  readonly lines: AsyncGenerator<ReadProductLine>
}

/** Opens a product file; all that can be said of its lines without asking the shop. */
export async function openProducts(file: string, rules: CategoryRules): Promise<ProductTable> {
  const table = await openTable(file)
  const format = table.columns && formatOf(table.columns)
  return { ignoredColumns: format?.ignored ?? [], lines: readLines(table.rows, format, rules) }
}

async function* readLines(
  rows: Awaited<ReturnType<typeof openTable>>['rows'],
  headerFormat: FileFormat | undefined,
  rules: CategoryRules,
): AsyncGenerator<ReadProductLine> {
  const lineOf = new Map<string, number>()
  let format = headerFormat
  let count = 0
  for await (const row of rows) {
    count += 1
    if (count > mostRows) throw new ImportError(`The file has more than ${mostRows} rows. Split it.`)
    const refused = (key: string, reason: Remark['reason'], value: string): ReadProductLine => ({
      ok: false,
      remark: { line: row.line, key, field: '', reason, value },
    })
    if (row.kind === 'unreadable') {
      yield refused('', row.reason, row.value)
      continue
    }
    format ??= formatOf([...row.values.keys()])
    const read = productFromRow(row, format, rules)
    const earlier = read.ok ? earlierLine(read.draft, lineOf) : undefined
    if (!read.ok) yield refused(read.key, read.reason, read.value)
    else if (earlier === undefined) yield read
    else yield refused(read.draft.code, 'duplicate-line', `line ${earlier}`)
  }
}

/** The line that already spoke of this code or one of these barcodes; undefined remembers this one. */
function earlierLine({ code, line, ...marked }: ProductDraft, lineOf: Map<string, number>): number | undefined {
  const keys = [code, ...barcodesOf(marked).map((barcode) => `barcode ${barcode}`)]
  const earlier = keys.map((key) => lineOf.get(key)).find((found) => found !== undefined)
  if (earlier === undefined) for (const key of keys) lineOf.set(key, line)
  return earlier
}
