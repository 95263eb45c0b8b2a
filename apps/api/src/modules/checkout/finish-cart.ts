import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import { cart, cartLine } from '../../db/schema/cart.ts'
import { orderLine } from '../../db/schema/orders.ts'
import { cartVoucher, userGiftCertificate } from '../../db/schema/vouchers.ts'

interface FinishedOrder {
  id: number
  cartId: number
  cartVersion: number
  slotId: number
}

/**
 * The cart of an order that stands is used up, and the next one begins empty. When the person went on shopping while
 * the bank was still deciding, only what was bought, the slot and the vouchers it took, leave the cart. The caller holds the cart's lock.
 */
export async function finishCart(tx: Tx, order: FinishedOrder, now: Date): Promise<void> {
  // Somebody may be changing another order meanwhile: then this cart waits.
  const isOpen = and(eq(cart.id, order.cartId), inArray(cart.state, ['open', 'waiting']))
  const usedUp = await tx
    .update(cart)
    .set({ state: 'ordered', updatedAt: now })
    .where(and(isOpen, eq(cart.version, order.cartVersion)))
  if (usedUp.rowCount === 1) return
  const stillOpen = await tx
    .update(cart)
    .set({ slotId: sql`nullif(${cart.slotId}, ${order.slotId})`, version: sql`${cart.version} + 1`, updatedAt: now })
    .where(isOpen)
  if (stillOpen.rowCount === 1) {
    await takeOutBought(tx, order)
    await takeOffUsed(tx, order)
  }
}

async function takeOutBought(tx: Tx, order: FinishedOrder): Promise<void> {
  const bought = await tx.select().from(orderLine).where(eq(orderLine.orderId, order.id))
  for (const { productId, optionsKey, isPackage, quantityOrdered } of bought) {
    const same = and(
      eq(cartLine.cartId, order.cartId),
      eq(cartLine.productId, productId),
      eq(cartLine.optionsKey, optionsKey),
      eq(cartLine.isPackage, isPackage),
    )
    await tx.delete(cartLine).where(and(same, lte(cartLine.quantity, quantityOrdered)))
    await tx
      .update(cartLine)
      .set({ quantity: sql`${cartLine.quantity} - ${quantityOrdered}` })
      .where(and(same, gt(cartLine.quantity, quantityOrdered)))
  }
}

async function takeOffUsed(tx: Tx, order: FinishedOrder): Promise<void> {
  const used = tx
    .select({ id: userGiftCertificate.id })
    .from(userGiftCertificate)
    .where(eq(userGiftCertificate.orderId, order.id))
  await tx
    .delete(cartVoucher)
    .where(and(eq(cartVoucher.cartId, order.cartId), inArray(cartVoucher.userGiftCertificateId, used)))
}
