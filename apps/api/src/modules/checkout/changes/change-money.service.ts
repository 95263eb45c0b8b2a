import { sumCents } from '@bottega/rules/money/cents.ts'
import { furtherHold } from '@bottega/rules/orders/order-changes.ts'
import { paymentPart } from '@bottega/rules/payments/payment-plan.ts'
import { defaultPaymentType, settlementOf } from '@bottega/rules/payments/payment-types.ts'
import type { Reader, Tx } from '../../../db/database.ts'
import type { ChangePlan } from '../../../db/schema/order-changes.ts'
import type { Shop } from '../../../shop.ts'
import { ShopError } from '../../../shop-error.ts'
import type { OrderRow } from '../../orders/orders.service.ts'
import { oweInstead } from '../../payments/order-money.service.ts'
import {
  liveAttempts,
  type PaymentAttempt,
  providerNameFor,
  startParts,
  type StartedPart,
} from '../../payments/payments.service.ts'

const isVoucher = ({ paymentTypeId }: PaymentAttempt) => settlementOf(paymentTypeId) === 'meal-voucher'

/**
 * The further authorisation a change needs, behind the parts there are; undefined when nobody has to be asked: enough is
 * held, or the money is handed over with the goods or owed. Throws where meal vouchers would pay for more than food.
 */
export async function furtherPart(
  shop: Shop,
  db: Reader,
  order: OrderRow,
  plan: ChangePlan,
): Promise<StartedPart | undefined> {
  const live = await liveAttempts(db, order.id)
  const voucherCents = sumCents(live.filter(isVoucher).map(({ amountCents }) => amountCents))
  if (voucherCents > plan.order.foodCents) throw new ShopError('error.checkout.paymentTypeNotAllowed')
  // Vouchers of the shop may have left nothing to pay so far: then it is paid as it was to be.
  const usual = providerNameFor(shop, order.paymentTypeId)
  const asked = live.length > 0 ? live.map(({ provider }) => provider) : [usual ?? '']
  if (!asked.every((provider) => shop.payments.has(provider))) return undefined
  const heldCents = sumCents(live.map(({ amountCents }) => amountCents))
  const cents = furtherHold({ heldCents, prebilledCents: plan.order.prebilledCents })
  if (cents === 0) return undefined
  const like = live.findLast((attempt) => !isVoucher(attempt))
  const paymentTypeId = like?.paymentTypeId ?? (live.length > 0 ? defaultPaymentType : order.paymentTypeId)
  const provider = providerNameFor(shop, paymentTypeId)
  if (provider === undefined) throw new ShopError('error.checkout.paymentTypeNotAllowed')
  const part = Math.max(paymentPart.mealVouchers, ...live.map((attempt) => attempt.part)) + 1
  return { part, paymentTypeId, cents, provider, userPaymentAuthId: like?.userPaymentAuthId ?? undefined }
}

/** What is handed over with the goods, or owed, is what the order now comes to. */
export async function oweTheNewTotal(
  shop: Shop,
  tx: Tx,
  order: OrderRow,
  { order: { totalCents } }: ChangePlan,
  now: Date,
): Promise<void> {
  await oweInstead(shop, tx, order.id, totalCents, now)
  const { id: orderId, paymentTypeId } = order
  const provider = providerNameFor(shop, paymentTypeId)
  const isOwed = provider !== undefined && !shop.payments.has(provider)
  if (!isOwed || totalCents === 0 || (await liveAttempts(tx, orderId)).length > 0) return
  const part = { part: paymentPart.main, paymentTypeId, cents: totalCents, provider, userPaymentAuthId: undefined }
  await startParts(tx, orderId, [part], now)
}
