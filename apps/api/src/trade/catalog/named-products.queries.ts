import { barcodesOf, canonicalBarcode } from '@bottega/rules/validators/barcode.ts'
import { eq, or, sql } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { product } from './products.tables.ts'
import { hasBarcode } from './scanned-products.queries.ts'

/** One of these texts, which are one parameter however many they are. */
const oneOfTexts = (texts: readonly string[]) => sql`any(${sql.param([...texts])}::text[])`

/**
 * Product ids by code and by barcode, however the barcode is written. A code that variants share names none of them.
 * `ofName` takes what people write in lists: a code in any capitals, or else a barcode.
 */
export async function productIds(db: Reader, codes: readonly string[], barcodes: readonly string[]) {
  const byCode = new Map<string, number | undefined>()
  const byBarcode = new Map<string, number>()
  if (codes.length > 0 || barcodes.length > 0) {
    const rows = await db
      .select({
        id: product.id,
        code: product.codInt,
        barcode: product.barcode,
        furtherBarcodes: product.furtherBarcodes,
      })
      .from(product)
      .where(or(eq(product.codInt, oneOfTexts(codes)), hasBarcode(barcodes)))
    for (const { id, code, ...marked } of rows) {
      byCode.set(code, byCode.has(code) ? undefined : id)
      for (const barcode of barcodesOf(marked)) byBarcode.set(barcode, id)
    }
  }
  const ofCode = (code: string) => byCode.get(code)
  const ofBarcode = (barcode: string) => byBarcode.get(canonicalBarcode(barcode))
  return { ofCode, ofBarcode, ofName: (name: string) => ofCode(name.toUpperCase()) ?? ofBarcode(name) }
}

/** The products of a list whose lines each name one by its code or its barcode. */
export const productsNamed = (db: Reader, names: readonly string[]) =>
  productIds(
    db,
    names.map((name) => name.toUpperCase()),
    names,
  )
