import { sql } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'

/** Products of a list the customer may see, newest first. Another customer's list is not found, like one never made. */
export async function selectListProducts(db: Reader, userId: number, listId: number): Promise<number[]> {
  const { rows } = await db.execute<{ productIds: number[] | null }>(sql`
    select (select json_agg(i.product_id order by i.added_at desc, i.product_id)
      from wishlist_item i where i.list_id = w.id) as "productIds"
    from wishlist w
    where w.id = ${listId} and (w.user_id = ${userId}
      or exists (select 1 from wishlist_share s where s.list_id = w.id and s.user_id = ${userId}))`)
  const [list] = rows
  if (list === undefined) throw new ShopError('error.list.notFound')
  return list.productIds ?? []
}
