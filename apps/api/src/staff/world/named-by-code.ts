import { barcodesOf, canonicalBarcode } from '@bottega/rules/validators/barcode.ts'
import { inArray, or } from 'drizzle-orm'
import type { Tx } from '../../kernel/database/database.ts'
import { product } from '../../trade/catalog/products.tables.ts'
import { hasBarcode } from '../../trade/catalog/scanned-products.queries.ts'

/** The code of the product for what files call it. */
export type CodesOfNames = ReadonlyMap<string, string>

interface NamingRow {
  readonly product: string | null
}

/** Names looked up in one statement. */
const atOnce = 1000

/** Files name a product by its code, or by one of its barcodes however it is written; names unknown to the shop are missing. */
export async function codesOfNames(tx: Tx, rows: readonly NamingRow[]): Promise<CodesOfNames> {
  const names = [...new Set(rows.flatMap(({ product: name }) => name ?? []))]
  const codes = new Map<string, string>()
  for (let from = 0; from < names.length; from += atOnce) {
    const some = names.slice(from, from + atOnce)
    const found = await tx
      .select({ code: product.codInt, barcode: product.barcode, furtherBarcodes: product.furtherBarcodes })
      .from(product)
      .where(or(inArray(product.codInt, some), hasBarcode(some)))
    const known = new Set(found.map(({ code }) => code))
    const byBarcode = new Map(found.flatMap((one) => barcodesOf(one).map((barcode) => [barcode, one.code])))
    for (const name of some) {
      const code = known.has(name) ? name : byBarcode.get(canonicalBarcode(name))
      if (code !== undefined) codes.set(name, code)
    }
  }
  return codes
}

/** The same rows with codes in the place of barcodes; a row that has one already is the same object. */
export function namedByCode<Row extends NamingRow>(rows: readonly Row[], codes: CodesOfNames): readonly Row[] {
  return rows.map((row) => {
    const code = row.product === null ? undefined : codes.get(row.product)
    return code === undefined || code === row.product ? row : Object.assign({}, row, { product: code })
  })
}
