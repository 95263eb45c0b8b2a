import { hasWayBack } from '@bottega/rules/returns/return-amount.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { creditDue, isDueBeingPaid } from '../dues/dues.service.ts'
import { lockOrder } from '../orders/orders.service.ts'
import { carryOutRefund, findOrderRefunds, type OrderRefund } from '../orders/refunds/order-refunds.service.ts'
import { retrying } from '../orders/retrying.ts'
import { attemptById, liveAttempts } from '../payments/payments.service.ts'
import { refundOfOrder, refundsOfOrder } from '../payments/refunds.service.ts'
import { type Credit, issueCredit } from '../vouchers/credit-voucher.service.ts'

/**
 * Whether all that an order is to pay was taken, so that some of it can go back: money still being taken, at a provider
 * or for the invoice of a company, is waited for.
 */
export async function canCarryOut(shop: Shop, db: Reader, orderId: number): Promise<boolean> {
  const live = await liveAttempts(db, orderId)
  const isBeingTaken = live.some(({ state, provider }) => state !== 'captured' && shop.payments.has(provider))
  return !isBeingTaken && !(await isDueBeingPaid(db, orderId))
}

/** The voucher that takes the place of money without a way back, for so many cents. */
type VoucherOf = (cents: number) => Credit

interface CarriedOut {
  voucherCents: number
  userGiftCertificateId: number | null
}

/**
 * Tells the payments of a refund, once: what was paid goes back the way it came, what a company owes is owed no longer.
 * With `voucherOf`, money that has no way back becomes a voucher; without, staff hand it back. Never more than was taken,
 * vouchers included: the rest is told as an error. The caller holds the lock of the order's cart and has asked
 * `canCarryOut`.
 */
export async function carryOut(
  shop: Shop,
  tx: Tx,
  { id, orderId, reference, cents, notChargedCents, ...known }: OrderRefund,
  voucherOf: VoucherOf | undefined,
  now: Date,
): Promise<CarriedOut> {
  if (known.carriedOutAt !== null) return known
  const toGive = cents - notChargedCents
  if (toGive > 0) await refundOfOrder(shop, tx, { orderId, cents: toGive, reference }, now)
  await creditDue(tx, orderId, now)
  const voucherCents = voucherOf === undefined ? 0 : await sumWithoutWayBack(tx, orderId, reference)
  const userGiftCertificateId =
    voucherOf === undefined || voucherCents === 0 ? null : await issueCredit(tx, voucherOf(voucherCents), now)
  await carryOutRefund(tx, id, { voucherCents, userGiftCertificateId, carriedOutAt: now })
  return { voucherCents, userGiftCertificateId }
}

/** Of a refund what was counted back on payments that no money can return to, cents. */
async function sumWithoutWayBack(tx: Tx, orderId: number, reference: string): Promise<number> {
  let cents = 0
  for (const refund of await refundsOfOrder(tx, orderId)) {
    if (refund.reference !== reference) continue
    const { paymentTypeId, settledAt } = await attemptById(tx, refund.attemptId)
    if (!hasWayBack(paymentTypeId, settledAt !== null)) cents += refund.cents
  }
  return cents
}

/** Carries out a refund that waited for its order to be charged. Throws while it still is, so that it is tried again. */
export async function carryOutLater(
  shop: Shop,
  { orderId, reference, cents }: { orderId: number; reference: string; cents: number },
): Promise<void> {
  await retrying(() =>
    shop.db.transaction(async (tx) => {
      if ((await lockOrder(tx, orderId)) === undefined) throw new ShopError('error.order.notFound')
      if (!(await canCarryOut(shop, tx, orderId))) throw new Error(`order ${orderId} is still being charged`)
      const refund = (await findOrderRefunds(tx, orderId)).find((one) => one.reference === reference)
      // Asked for by a version of the shop that wrote down no refunds of orders.
      if (refund === undefined) await refundOfOrder(shop, tx, { orderId, cents, reference }, shop.clock())
      else await carryOut(shop, tx, refund, undefined, shop.clock())
    }),
  )
}
