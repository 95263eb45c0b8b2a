import { inArray } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { productPrice } from '../../trade/catalog/products.tables.ts'
import type { Stretch } from './timeline.ts'

export interface PriceKey extends Pick<Stretch, 'from'> {
  productId: number
  warehouseId: number
}
export type PriceRow = PriceKey & Stretch

/** Every price of some products, of all warehouses and days. */
export async function pricesOf(tx: Reader, ids: readonly number[]): Promise<PriceRow[]> {
  return tx
    .select({
      productId: productPrice.productId,
      warehouseId: productPrice.warehouseId,
      from: productPrice.validFrom,
      to: productPrice.validTo,
      cents: productPrice.priceCents,
    })
    .from(productPrice)
    .where(inArray(productPrice.productId, [...ids]))
}
