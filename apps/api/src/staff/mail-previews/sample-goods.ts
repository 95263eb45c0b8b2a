import { eq } from 'drizzle-orm'
import type { Tx } from '../../kernel/database/database.ts'
import { product } from '../../trade/catalog/products.tables.ts'

/** Ids of the first products the shop sells, so many at most. */
export async function sampleGoods(tx: Tx, most: number): Promise<number[]> {
  const goods = await tx
    .select({ id: product.id })
    .from(product)
    .where(eq(product.published, true))
    .orderBy(product.id)
    .limit(most)
  return goods.map(({ id }) => id)
}
