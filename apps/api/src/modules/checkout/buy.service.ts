import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import type { Shop } from '../../shop.ts'
import { ShopError } from '../../shop-error.ts'
import type { OrderRow } from '../orders/orders.service.ts'
import { retrying } from '../orders/retrying.ts'
import type { SessionUser } from '../../visitor.ts'
import { refuseUnlessPayable } from '../payments/payment-offer.ts'
import { atTheDoor } from '../payments/payments.service.ts'
import { findCartVersion } from './checkout.repository.ts'
import { type BuyRequest, type Claim, claimOrder, derivedKey } from './claim-order.service.ts'
import {
  authoriseAndSettle,
  giveUpAttempt,
  lookAtPayment,
  payAgain,
  type PayingOrder,
  refuseDeclined,
} from './pay-order.service.ts'

/**
 * Orders and pays. However often it is sent, one version of a cart is one order and one payment: the order is claimed
 * first, then the provider is asked, then what it said is stored. (safety.md, 1)
 */
export async function buy(shop: Shop, request: BuyRequest): Promise<PayingOrder> {
  const open = await findCartVersion(shop.db, request.user.userId)
  const idempotencyKey = request.idempotencyKey ?? (open && derivedKey(open))
  const claim = await claimWhenFree(shop, { ...request, idempotencyKey })
  if (claim.kind === 'repeated') return goOnWith(shop, claim.order, request)
  if (claim.attempt.provider === atTheDoor) return { order: claim.order, redirectUrl: undefined }
  return refuseDeclined(await authoriseAndSettle(shop, claim.attempt, request.language))
}

const claim = (shop: Shop, request: BuyRequest): Promise<Claim> =>
  retrying(() => shop.db.transaction((tx) => claimOrder(tx, shop, request, shop.clock())))

/** The cart was changed while its order was being paid: that payment is ended first, so that nobody pays twice. */
async function claimWhenFree(shop: Shop, request: BuyRequest): Promise<Exclude<Claim, { kind: 'under-way' }>> {
  const first = await claim(shop, request)
  if (first.kind !== 'under-way') return first
  const { statusId } = await giveUpAttempt(shop, first.order)
  // It was paid after all, and what it bought has left the cart.
  if (statusId === orderStatus.ordered) throw new ShopError('error.checkout.cartChanged')
  const second = statusId === orderStatus.unpaid ? await claim(shop, request) : first
  if (second.kind === 'under-way') throw new ShopError('error.checkout.paymentPending')
  return second
}

const unpaidStatuses: ReadonlySet<number> = new Set([
  orderStatus.inPayment,
  orderStatus.awaitingPayment,
  orderStatus.unpaid,
])

const payingOrder = ({ infos, deliveryServiceId }: OrderRow, { customerType }: SessionUser) => ({
  customerType,
  wantsInvoice: infos['need_invoice'] === 'true',
  deliveryServiceId,
})

/** The same submit again: the order it made is answered, and its payment goes on where it stands. */
async function goOnWith(shop: Shop, order: OrderRow, request: BuyRequest): Promise<PayingOrder> {
  const { paymentTypeId, language } = request
  if (unpaidStatuses.has(order.statusId)) refuseUnlessPayable(shop, payingOrder(order, request.user), paymentTypeId)
  switch (order.statusId) {
    case orderStatus.cancelled:
      throw new ShopError('error.checkout.cartChanged')
    case orderStatus.unpaid:
      return payAgain(shop, order, paymentTypeId, language)
    case orderStatus.inPayment:
    case orderStatus.awaitingPayment:
      if (order.paymentTypeId === paymentTypeId) return refuseDeclined(await lookAtPayment(shop, order, language))
      return payOtherwise(shop, order, paymentTypeId, language)
    default:
      return { order, redirectUrl: undefined }
  }
}

async function payOtherwise(
  shop: Shop,
  order: OrderRow,
  paymentTypeId: number,
  language: BuyRequest['language'],
): Promise<PayingOrder> {
  const ended = await giveUpAttempt(shop, order)
  if (ended.statusId === orderStatus.unpaid) return payAgain(shop, ended, paymentTypeId, language)
  if (ended.statusId === orderStatus.ordered) return { order: ended, redirectUrl: undefined }
  throw new ShopError('error.checkout.paymentPending')
}
