import { sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import type { NewCart } from './cart.repository.ts'
import { cart } from './cart.tables.ts'

/** Two tabs may open a cart at once: the index lets one in, and both then lock the same. */
export async function insertCart(tx: Tx, begin: NewCart): Promise<void> {
  await tx
    .insert(cart)
    .values({ ...begin, addressAutoAssigned: begin.addressId !== null })
    .onConflictDoNothing()
}

/** The id of the address a customer's last order went to. */
export async function findLastAddress(db: Reader, userId: number): Promise<number | undefined> {
  const { rows } = await db.execute<{ addressId: number }>(sql`
    select c.address_id as "addressId" from cart c join address a on a.id = c.address_id and a.active
    where c.user_id = ${userId} and c.state = 'ordered' order by c.updated_at desc, c.id desc limit 1`)
  return rows[0]?.addressId
}

/** An active store: the first of the candidates that is one, else the first in the order stores are shown. */
export async function findDefaultStore(
  db: Reader,
  candidates: readonly (number | null)[],
): Promise<number | undefined> {
  const ids = sql`${sql.param(candidates.filter((id) => id !== null))}::int[]`
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from store where active order by array_position(${ids}, id), position, id limit 1`)
  return rows[0]?.id
}
