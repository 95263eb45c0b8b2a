import { and, desc, eq, exists, inArray, ne, notExists, sql } from 'drizzle-orm'
import { placedStatuses, unpaidStatuses } from '@bottega/rules/orders/order-status.ts'
import type { CartVersion } from '@bottega/rules/orders/repeated-submit.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { cart, cartLine, openCartStates } from '../cart/cart.tables.ts'
import { orderEvent, shopOrder } from '../orders/orders.tables.ts'
import type { OrderRow } from '../orders/orders.service.ts'

export async function saveQuote(tx: Tx, cartId: number, quote: string): Promise<void> {
  await tx.update(cart).set({ quote }).where(eq(cart.id, cartId))
}

export async function findQuote(tx: Tx, cartId: number): Promise<string | null> {
  const [row] = await tx.select({ quote: cart.quote }).from(cart).where(eq(cart.id, cartId))
  return row?.quote ?? null
}

/**
 * The open cart's id and version as they are now, unlocked: for a submit that does not name them. Undefined where there
 * is none, or nothing in it.
 */
export async function findCartVersion(db: Reader, userId: number): Promise<CartVersion | undefined> {
  const lines = db.select({ id: cartLine.id }).from(cartLine).where(eq(cartLine.cartId, cart.id))
  const [row] = await db
    .select({ cartId: cart.id, version: cart.version })
    .from(cart)
    .where(and(eq(cart.userId, userId), sql`${cart.state} in ${openCartStates}`, exists(lines)))
  return row
}

export async function findOrderByKey(db: Reader, userId: number, key: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.userId, userId), eq(shopOrder.idempotencyKey, key)))
  return row
}

export async function findOrderOfVersion(
  db: Reader,
  cartId: number,
  cartVersion: number,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.cartId, cartId), eq(shopOrder.cartVersion, cartVersion)))
  return row
}

/** The customer's newest order, if it used its cart up at this version. */
export async function findLastOrderOfVersion(
  db: Reader,
  userId: number,
  cartVersion: number,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select({ order: shopOrder, state: cart.state })
    .from(shopOrder)
    .innerJoin(cart, eq(cart.id, shopOrder.cartId))
    .where(eq(shopOrder.userId, userId))
    .orderBy(desc(shopOrder.id))
    .limit(1)
  return row?.state === 'ordered' && row.order.cartVersion === cartVersion ? row.order : undefined
}

/**
 * An order of this cart that is not paid yet, from before the cart was changed. There is at most one: an order that stood
 * and lost its money has left the cart, and waits by itself.
 */
export async function findEarlierUnpaid(tx: Tx, cartId: number, cartVersion: number): Promise<OrderRow | undefined> {
  const stood = tx
    .select({ id: orderEvent.id })
    .from(orderEvent)
    .where(and(eq(orderEvent.orderId, shopOrder.id), inArray(orderEvent.statusId, [...placedStatuses])))
  const [row] = await tx
    .select()
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.cartId, cartId),
        ne(shopOrder.cartVersion, cartVersion),
        inArray(shopOrder.statusId, [...unpaidStatuses]),
        notExists(stood),
      ),
    )
  return row
}

/** The same goods as another version of the cart, for another order of them. */
export async function nextVersion(tx: Tx, cartId: number, now: Date): Promise<void> {
  await tx
    .update(cart)
    .set({ version: sql`${cart.version} + 1`, updatedAt: now })
    .where(eq(cart.id, cartId))
}
