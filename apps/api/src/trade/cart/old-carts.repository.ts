import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { cart } from './cart.tables.ts'

/**
 * Takes the goods, and what was written with them, out of carts that were last touched before a moment; at most so many
 * carts. The cart stays for the order that was placed from it. A cart somebody has just opened is left alone. Returns the
 * number of carts.
 */
export async function emptyOldCarts(db: Db, before: Date, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with old as (
      select c.id from cart c
      where c.updated_at < ${before.toISOString()}::timestamptz
        and (exists (select 1 from cart_line l where l.cart_id = c.id) or c.infos <> '{}')
      order by c.id limit ${most} for no key update skip locked
    ), goods as (
      delete from cart_line l using old where l.cart_id = old.id
    ), gone as (
      delete from cart_removal r using old where r.cart_id = old.id
    )
    update cart c set infos = '{}', version = c.version + 1 from old where c.id = old.id`)
  return rowCount ?? 0
}

/** Of a customer without orders: an order stands on the cart it was placed from. */
export async function deleteCartsOf(tx: Tx, userId: number): Promise<void> {
  await tx.delete(cart).where(eq(cart.userId, userId))
}
