import type { OffSaleReason } from '@bottega/rules/catalog/unavailability-reasons.ts'
import { eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../kernel/database/database.ts'
import { oneOf } from '../../../kernel/database/is-there.ts'
import { cartRemoval } from './removals.tables.ts'

/**
 * Takes products out of every cart that is not over an order, and stores that its shopper has to be told. Carts are
 * locked first and in one order, as every command of a shopper locks theirs. Answers how many carts had one of them.
 */
export async function deleteLinesOf(
  tx: Tx,
  productIds: readonly number[],
  reason: OffSaleReason,
  now: Date,
): Promise<number> {
  const goods = oneOf(productIds)
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from cart
    where state in ('open', 'waiting') and id in (select cart_id from cart_line where product_id = ${goods})
    order by id for update`)
  if (rows.length === 0) return 0
  const carts = oneOf(rows.map(({ id }) => id))
  await tx.execute(sql`
    insert into cart_removal (cart_id, product_id, reason)
    select distinct cart_id, product_id, ${reason} from cart_line where product_id = ${goods} and cart_id = ${carts}
    on conflict (cart_id, product_id) do update set reason = excluded.reason`)
  await tx.execute(sql`delete from cart_line where product_id = ${goods} and cart_id = ${carts}`)
  await tx.execute(sql`update cart set version = version + 1, updated_at = ${now.toISOString()} where id = ${carts}`)
  return rows.length
}

export async function deleteRemovals(db: Reader, cartId: number): Promise<void> {
  await db.delete(cartRemoval).where(eq(cartRemoval.cartId, cartId))
}
