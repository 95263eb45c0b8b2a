import { goodsKey } from '@bottega/rules/cart/options.ts'
import { isPackageItem } from '@bottega/rules/quantity/selling-terms.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../kernel/database/database.ts'
import { cart, cartLine } from '../cart/cart.tables.ts'
import { product } from '../catalog/products.tables.ts'
import { orderLine } from '../orders/orders.tables.ts'
import { cartVoucher, userGiftCertificate } from '../vouchers/vouchers.tables.ts'

interface FinishedOrder {
  id: number
  cartId: number
  cartVersion: number
  slotId: number
}

/**
 * The cart of a placed order is used up, and the next one begins empty. When the customer went on shopping while the
 * bank was still deciding, only what was bought, the slot and the vouchers it took, leave the cart. The caller holds
 * the cart's lock.
 */
export async function finishCart(tx: Tx, order: FinishedOrder, now: Date): Promise<void> {
  // If the customer is changing another order meanwhile, this cart is `waiting`.
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

/** The line may have become a package meanwhile, or pieces: decided again by the quantity that is left. */
async function takeOutBought(tx: Tx, order: FinishedOrder): Promise<void> {
  const { sellingMode, quantityMultiple } = product
  const bought = Map.groupBy(await tx.select().from(orderLine).where(eq(orderLine.orderId, order.id)), goodsKey)
  const lines = await tx
    .select({ line: cartLine, terms: { sellingMode, quantityMultiple } })
    .from(cartLine)
    .innerJoin(product, eq(product.id, cartLine.productId))
    .where(eq(cartLine.cartId, order.cartId))
  const left = lines.flatMap(({ line, terms }) => {
    const taken = (bought.get(goodsKey(line)) ?? []).reduce((sum, { quantityOrdered }) => sum + quantityOrdered, 0)
    return taken === 0 ? [] : [{ lineId: line.id, terms, quantity: line.quantity - taken }]
  })
  const [more, gone] = [left.filter(({ quantity }) => quantity > 0), left.filter(({ quantity }) => quantity <= 0)]
  const goneIds = gone.map(({ lineId }) => lineId)
  if (goneIds.length > 0) await tx.delete(cartLine).where(inArray(cartLine.id, goneIds))
  for (const { lineId, terms, quantity } of more)
    await tx
      .update(cartLine)
      .set({ quantity, isPackage: isPackageItem(quantity, terms) })
      .where(eq(cartLine.id, lineId))
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
