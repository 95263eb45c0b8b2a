import type { OffSaleReason } from '@bottega/rules/catalog/unavailability-reasons.ts'
import { eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../kernel/database/database.ts'
import { cartRemoval } from './removals.tables.ts'

/**
 * Takes a product out of every cart that is not over an order, and stores that its shopper has to be told. Carts are
 * locked first and in one order, as every command of a shopper locks theirs. Answers how many carts had it.
 */
export async function deleteLinesOf(tx: Tx, productId: number, reason: OffSaleReason, now: Date): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from cart
    where state in ('open', 'waiting') and id in (select cart_id from cart_line where product_id = ${productId})
    order by id for update`)
  if (rows.length === 0) return 0
  const carts = sql`(select value::int from json_array_elements_text(${JSON.stringify(rows.map(({ id }) => id))}::json))`
  await tx.execute(sql`delete from cart_line where product_id = ${productId} and cart_id in ${carts}`)
  await tx.execute(sql`update cart set version = version + 1, updated_at = ${now.toISOString()} where id in ${carts}`)
  await tx.execute(sql`
    insert into cart_removal (cart_id, product_id, reason)
    select id, ${productId}, ${reason} from cart where id in ${carts}
    on conflict (cart_id, product_id) do update set reason = excluded.reason`)
  return rows.length
}

export async function deleteRemovals(db: Reader, cartId: number): Promise<void> {
  await db.delete(cartRemoval).where(eq(cartRemoval.cartId, cartId))
}
