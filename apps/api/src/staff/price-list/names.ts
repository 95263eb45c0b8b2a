import { canonicalBarcode } from '@bottega/rules/validators/barcode.ts'
import { inArray } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { product } from '../../trade/catalog/products.tables.ts'
import { warehouse } from '../../places/stores/stores.tables.ts'

/** Warehouse ids by what a file may call them: id or slug. */
export async function warehouseIds(tx: Reader): Promise<Map<string, number>> {
  const rows = await tx.select({ id: warehouse.id, slug: warehouse.slug }).from(warehouse)
  return new Map(rows.flatMap(({ id, slug }) => [[String(id), id] as const, [slug.toLowerCase(), id] as const]))
}

/** Product ids by code and by barcode, however the barcode is written. */
export async function productIds(tx: Reader, codes: string[], barcodes: string[]) {
  const columns = { id: product.id, codInt: product.codInt, barcode: product.barcode }
  const byCode = codes.length > 0 ? await tx.select(columns).from(product).where(inArray(product.codInt, codes)) : []
  const byBarcode =
    barcodes.length > 0
      ? await tx
          .select(columns)
          .from(product)
          .where(inArray(product.barcode, barcodes.map(canonicalBarcode)))
      : []
  const idOfCode = new Map(byCode.map(({ codInt, id }) => [codInt, id]))
  const idOfBarcode = new Map(byBarcode.map(({ barcode, id }) => [barcode, id]))
  return {
    ofCode: (code: string) => idOfCode.get(code),
    ofBarcode: (barcode: string) => idOfBarcode.get(canonicalBarcode(barcode)),
  }
}
