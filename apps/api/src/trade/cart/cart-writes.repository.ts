import { eq, sql } from 'drizzle-orm'
import { statement } from '../../kernel/database/built-once.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { cart } from './cart.tables.ts'
import type { CartLineRow } from './cart.repository.ts'

/** A line to write; null is a new one. */
export interface LineWrite extends Omit<CartLineRow, 'lineId'> {
  lineId: number | null
}

export interface SavedLines {
  version: number
  added: { lineId: number; productId: number; optionsKey: string }[]
}

interface Saving extends Record<string, unknown> {
  cartId: number
  writes: string
  removed: readonly number[]
  now: string
}

const cartOfLines = sql`${sql.placeholder('cartId')}::int`

const saving = statement<{ version: number; added: SavedLines['added'] | null }, Saving>(sql`
    with wanted as (
      select * from json_to_recordset(${sql.placeholder('writes')}::json) as w ("lineId" int, "productId" int,
        "optionsKey" text, "isPackage" boolean, quantity int, "promotionChoice" int, "acceptAlternatives" boolean,
        infos jsonb)
    ), removed as (
      delete from cart_line where cart_id = ${cartOfLines} and id = any(${sql.placeholder('removed')}::int[])
    ), changed as (
      update cart_line l set is_package = w."isPackage", quantity = w.quantity,
        promotion_choice = w."promotionChoice", accept_alternatives = w."acceptAlternatives", infos = w.infos
      from wanted w where l.id = w."lineId" and l.cart_id = ${cartOfLines}
    ), added as (
      insert into cart_line (cart_id, product_id, options_key, is_package, quantity, promotion_choice,
        accept_alternatives, infos)
      select ${cartOfLines}, w."productId", w."optionsKey", w."isPackage", w.quantity, w."promotionChoice",
        w."acceptAlternatives", w.infos
      from wanted w where w."lineId" is null
      returning id, product_id, options_key
    )
    update cart set version = version + 1, updated_at = ${sql.placeholder('now')}::timestamptz where id = ${cartOfLines}
    returning version, (select json_agg(json_build_object('lineId', id, 'productId', product_id,
      'optionsKey', options_key)) from added) as added`)

/** All changes of a command and the new version in one statement; the cart's row must be locked. */
export async function saveLines(
  tx: Tx,
  cartId: number,
  writes: readonly LineWrite[],
  removed: readonly number[],
  now: Date,
): Promise<SavedLines> {
  const [saved] = await saving(tx, { cartId, writes: JSON.stringify(writes), removed, now: now.toISOString() })
  if (saved === undefined) throw new Error(`cart ${cartId} is gone`)
  return { version: saved.version, added: saved.added ?? [] }
}

/** Changes of the cart itself; every one counts a version. */
export async function updateCart(
  tx: Tx,
  cartId: number,
  values: Partial<Omit<typeof cart.$inferInsert, 'id' | 'version'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(cart)
    .set({ ...values, version: sql`${cart.version} + 1`, updatedAt: now })
    .where(eq(cart.id, cartId))
}
