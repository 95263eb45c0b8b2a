import { orderStatus, placedStatuses } from '@bottega/rules/orders/order-status.ts'
import { published } from '../../kernel/publishing/documents.service.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { legalText } from '../../places/legal/legal-texts.service.ts'
import type { OrderRow } from '../orders/orders.service.ts'
import { retrying } from '../orders/retrying.ts'
import { findCartVersion } from './checkout.repository.ts'
import { type BuyRequest, type Claim, claimOrder } from './claim-order.service.ts'
import { giveUpAttempt } from './payment/close-attempt.service.ts'
import { goOnPaying, paidOrNot, type PayingOrder, payUnpaid, refuseDeclined } from './payment/pay-order.service.ts'

/**
 * Orders and pays. However often it is sent, one version of a cart is one order and one payment: the order is claimed
 * first, then the provider is asked, then its answer is stored. (Safety, 1)
 */
export async function buy(shop: Shop, request: BuyRequest): Promise<PayingOrder> {
  const open = await findCartVersion(shop.db, request.user.userId)
  const { version: termsVersion } = await legalText(shop, published(shop.clock()), 'terms', request.language)
  const claim = await claimWhenFree(shop, { ...request, about: open, termsVersion })
  if (claim.kind === 'repeated') return goOnWith(shop, claim.order, request)
  return refuseDeclined(await goOnPaying(shop, claim.order, request.language))
}

const claim = (shop: Shop, request: BuyRequest): Promise<Claim> =>
  retrying(() => shop.db.transaction((tx) => claimOrder(tx, shop, request, shop.clock())))

/** The cart was changed while its order was being paid: that payment is ended first, so that none is paid twice. */
async function claimWhenFree(shop: Shop, request: BuyRequest): Promise<Exclude<Claim, { kind: 'under-way' }>> {
  const first = await claim(shop, request)
  if (first.kind !== 'under-way') return first
  const { statusId } = await giveUpAttempt(shop, first.order)
  // The order was paid after all, and the goods it bought have left the cart.
  if (placedStatuses.has(statusId)) throw new ShopError('error.checkout.cartChanged')
  const second = statusId === orderStatus.unpaid ? await claim(shop, request) : first
  if (second.kind === 'under-way') throw new ShopError('error.checkout.paymentPending')
  return second
}

/** The same submit again: the order it made is answered, and its payment goes on where it stands. */
async function goOnWith(shop: Shop, order: OrderRow, request: BuyRequest): Promise<PayingOrder> {
  switch (order.statusId) {
    case orderStatus.cancelled:
      throw new ShopError('error.checkout.cartChanged')
    case orderStatus.unpaid:
    case orderStatus.inPayment:
    case orderStatus.awaitingPayment:
      return payUnpaid(shop, order, request)
    default:
      return paidOrNot(order)
  }
}
