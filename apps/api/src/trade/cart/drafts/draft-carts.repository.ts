import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../kernel/database/database.ts'
import { cart } from '../cart.tables.ts'
import { orderDraft } from './draft-carts.tables.ts'
import type { PlacedAddress } from '../../orders/orders.tables.ts'

/** The order whose draft a customer has open. */
export async function findOpenDraft(db: Reader, userId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ orderId: orderDraft.orderId })
    .from(orderDraft)
    .innerJoin(cart, eq(cart.id, orderDraft.cartId))
    .where(eq(cart.userId, userId))
  return row?.orderId
}

/** The same with the moment the draft was last touched. */
export async function findDraftTouched(db: Reader, userId: number): Promise<{ orderId: number; at: Date } | undefined> {
  const [row] = await db
    .select({ orderId: orderDraft.orderId, at: cart.updatedAt })
    .from(orderDraft)
    .innerJoin(cart, eq(cart.id, orderDraft.cartId))
    .where(eq(cart.userId, userId))
  return row
}

/** Undefined when no draft is open over the order. */
export async function findDraftVersion(tx: Tx, orderId: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ version: cart.version })
    .from(cart)
    .innerJoin(orderDraft, eq(orderDraft.cartId, cart.id))
    .where(eq(orderDraft.orderId, orderId))
    .for('update', { of: cart })
  return row?.version
}

/** The ordinary cart waits from now on. Undefined when the customer has none. */
export async function setAside(tx: Tx, userId: number, now: Date): Promise<number | undefined> {
  const [row] = await tx
    .update(cart)
    .set({ state: 'waiting', updatedAt: now })
    .where(and(eq(cart.userId, userId), eq(cart.state, 'open')))
    .returning({ id: cart.id })
  return row?.id
}

/** A placed order, as far as its draft begins with it. */
export interface DraftedOrder {
  id: number
  userId: number
  storeId: number
  deliveryServiceId: number
  slotId: number
  address: PlacedAddress
  infos: Record<string, string>
}

/** The draft, with the lines of the order. Undefined when the customer has another cart open meanwhile. */
export async function insertDraft(
  tx: Tx,
  order: DraftedOrder,
  waitingCartId: number | null,
  now: Date,
): Promise<number | undefined> {
  const { id: orderId, userId, storeId, deliveryServiceId, slotId, address, infos } = order
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into cart (user_id, state, store_id, delivery_service_id, address_id, slot_id, infos, created_at, updated_at)
    values (${userId}, 'changing', ${storeId}, ${deliveryServiceId},
      (select id from address where id = ${address.addressId}), ${slotId}, ${JSON.stringify(infos)}::jsonb,
      ${now.toISOString()}, ${now.toISOString()})
    on conflict do nothing returning id`)
  const cartId = rows[0]?.id
  if (cartId === undefined) return undefined
  await tx.insert(orderDraft).values({ cartId, orderId, waitingCartId, openedAt: now })
  await tx.execute(sql`
    insert into cart_line (cart_id, product_id, options_key, is_package, quantity, promotion_choice, accept_alternatives,
      infos)
    select ${cartId}, product_id, options_key, bool_or(is_package), sum(quantity_ordered),
      max((promotion ->> 'promotionId')::int) filter (where (promotion ->> 'selectable')::boolean),
      bool_and(accept_alternatives), (array_agg(infos order by id))[1]
    from order_line where order_id = ${orderId} group by product_id, options_key order by min(id)`)
  // Vouchers on a line find it again by what it sells.
  await tx.execute(sql`
    insert into cart_voucher (cart_id, user_gift_certificate_id, cart_line_id)
    select distinct on (g.id) ${cartId}::int, g.id, l.id from user_gift_certificate g
      join order_adjustment a on a.order_id = ${orderId} and a.user_gift_certificate_id = g.id
      left join order_line n on n.id = a.order_line_id
      left join cart_line l on l.cart_id = ${cartId} and l.product_id = n.product_id and l.options_key = n.options_key
    where g.order_id = ${orderId} order by g.id, l.id`)
  return cartId
}

/** An order was given another time: a draft that had not chosen one of its own has the order's. */
export async function followOrderSlot(
  tx: Tx,
  orderId: number,
  { from, to }: { from: number; to: number },
  now: Date,
): Promise<void> {
  const draft = tx.select({ id: orderDraft.cartId }).from(orderDraft).where(eq(orderDraft.orderId, orderId))
  await tx
    .update(cart)
    .set({ slotId: to, version: sql`${cart.version} + 1`, updatedAt: now })
    .where(and(inArray(cart.id, draft), eq(cart.slotId, from)))
}

/** Deletes the record of an open draft; undefined when there is none. */
export async function deleteDraft(
  tx: Tx,
  orderId: number,
): Promise<{ cartId: number; waitingCartId: number | null } | undefined> {
  const [row] = await tx.delete(orderDraft).where(eq(orderDraft.orderId, orderId)).returning()
  return row
}

/** Moves a cart from one state to another, where it is in that state. */
export async function moveCart(
  tx: Tx,
  cartId: number,
  from: 'changing' | 'waiting',
  to: 'open' | 'abandoned',
  now: Date,
): Promise<void> {
  await tx
    .update(cart)
    .set({ state: to, version: sql`${cart.version} + 1`, updatedAt: now })
    .where(and(eq(cart.id, cartId), eq(cart.state, from)))
}
