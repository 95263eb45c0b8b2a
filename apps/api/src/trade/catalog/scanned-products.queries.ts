import { canonicalBarcode } from '@bottega/rules/validators/barcode.ts'
import { eq, sql, type SQL } from 'drizzle-orm'
import { articleBarcode, product } from './products.tables.ts'

/**
 * The products that one of these codes is a barcode of, main or further, however it is written. The one question of
 * "product by scanned code": labels of scales come after it. (decision 0834)
 */
export function hasBarcode(codes: readonly string[]): SQL {
  const barcodes = sql.param(codes.map(canonicalBarcode))
  // An array and not a join: beside another condition by `or` the index of products by their number is used still.
  return eq(
    product.id,
    sql`any(array(select ${articleBarcode.productId} from ${articleBarcode}
      where ${articleBarcode.barcode} = any(${barcodes}::text[])))`,
  )
}
