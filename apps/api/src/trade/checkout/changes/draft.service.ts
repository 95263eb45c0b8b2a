import type { Shop } from '../../../kernel/shop.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import type { ChangedCart } from '../../cart/cart.service.ts'
import { closeDraft, openDraft } from '../../cart/drafts/draft-carts.service.ts'
import { loadCart } from '../../cart/load-cart.ts'
import { linesToMove, moveLines } from '../../cart/move-lines.ts'
import type { Guarded, Shopper } from '../../cart/open-cart.ts'
import { lastChange } from '../../orders/order-changes.service.ts'
import { lockOrder, mayModify, myOrder } from '../../orders/orders.service.ts'
import { retrying } from '../../orders/retrying.ts'
import { giveUpAttempt } from '../payment/close-attempt.service.ts'

/**
 * Begins to change a placed order: its draft is the customer's cart from now on, the ordinary one waits. Called again,
 * the same draft is answered. Lines of the ordinary cart named with it go into the order. Throws `error.order.notFound`, `error.order.notModifiable`, `error.order.changeOpen`.
 */
export function modifyOrder(
  shop: Shop,
  shopper: Guarded<Shopper>,
  orderId: number,
  cartLineIds: readonly number[] = [],
): Promise<ChangedCart> {
  const { user, productCache, now } = shopper
  return retrying(() =>
    shop.db.transaction(async (tx) => {
      await myOrder(tx, user.userId, orderId)
      const order = await lockOrder(tx, orderId)
      if (order === undefined || !(await mayModify(shop, tx, order, now)))
        throw new ShopError('error.order.notModifiable', { orderId })
      const lines = cartLineIds.length === 0 ? [] : await linesToMove(tx, user.userId, cartLineIds)
      await openDraft(tx, order, now)
      const reopened = { code: 'info.order.reopen' as const, values: { orderId } }
      if (lines.length > 0) {
        const moved = await moveLines(tx, shopper, lines)
        return { ...moved, infos: [reopened, ...(moved.infos ?? [])] }
      }
      const cart = await loadCart(tx, { userId: user.userId }, { now, site: shop.config.SITE, productCache })
      if (cart === undefined) throw new Error(`order ${orderId} has no draft`)
      return { cart, infos: [reopened] }
    }),
  )
}

/**
 * Nothing of the order changes. A further authorisation still open at the provider is ended first; if it was given
 * after all, the order has changed.
 */
export async function leaveChanges(shop: Shop, { user, now }: Shopper, orderId: number): Promise<'left' | 'changed'> {
  const order = await myOrder(shop.db, user.userId, orderId)
  const paying = await lastChange(shop.db, orderId, ['paying'])
  if (paying !== undefined) await giveUpAttempt(shop, order)
  return retrying(() =>
    shop.db.transaction(async (tx) => {
      await lockOrder(tx, orderId)
      if ((await lastChange(tx, orderId, ['paying'])) !== undefined)
        throw new ShopError('error.checkout.paymentPending')
      await closeDraft(tx, orderId, now)
      const ended = paying && (await lastChange(tx, orderId, ['applied', 'refused']))
      return ended?.id === paying?.id && ended?.state === 'applied' ? 'changed' : 'left'
    }),
  )
}
