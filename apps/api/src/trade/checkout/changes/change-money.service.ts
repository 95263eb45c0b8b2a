import type { Language } from '@bottega/rules/text/language.ts'
import { sumCents } from '@bottega/rules/money/cents.ts'
import { furtherHold } from '@bottega/rules/orders/order-changes.ts'
import { unchangedVouchersRefusal } from '@bottega/rules/payments/meal-vouchers.ts'
import { mainTypeOf, paymentPart } from '@bottega/rules/payments/payment-plan.ts'
import { settlementOf } from '@bottega/rules/payments/payment-types.ts'
import type { Reader, Tx } from '../../../kernel/database/database.ts'
import type { ChangePlan } from '../../orders/order-changes.tables.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import { formatPrice } from '@bottega/rules/text/format.ts'
import type { OrderRow } from '../../orders/orders.service.ts'
import { updateOwedAmount } from '../../payments/order-money.service.ts'
import { mealVoucherError, reachOfAccount } from '../../payments/payment-offer.ts'
import {
  liveAttempts,
  onAccount,
  type PaymentAttempt,
  providerNameFor,
  startParts,
  type StartedPart,
} from '../../payments/payments.service.ts'
import { choiceOf } from '../payment/payment-choice.ts'

const isVoucher = ({ paymentTypeId }: PaymentAttempt) => settlementOf(paymentTypeId) === 'meal-voucher'
const amountOf = (attempts: readonly PaymentAttempt[]) => sumCents(attempts.map(({ amountCents }) => amountCents))

/** The payments of an order. A change leaves meal vouchers as they are; the rest is paid as it was to be. */
async function paidBy(shop: Shop, db: Reader, order: OrderRow) {
  const live = await liveAttempts(db, order.id)
  const vouchers = live.filter(isVoucher)
  // Vouchers, of the shop or of an issuer, may have left nothing to pay so far.
  const main = live.findLast((attempt) => !isVoucher(attempt))
  const paymentTypeId = main?.paymentTypeId ?? mainTypeOf(choiceOf(order))
  const provider = providerNameFor(shop, paymentTypeId)
  if (provider === undefined) throw new ShopError('error.checkout.paymentTypeNotAllowed')
  return { live, voucherCents: amountOf(vouchers), main, paymentTypeId, provider }
}

/**
 * The further authorisation a change needs, after the existing parts; undefined when none is needed: enough is held, or
 * the money is paid at the door or on account. Throws where its meal vouchers cannot pay for the changed order, and
 * where an account's limit does not reach; the limit is locked from then on.
 */
export async function furtherPart(
  shop: Shop,
  tx: Tx,
  order: OrderRow,
  plan: ChangePlan,
  language: Language,
): Promise<StartedPart | undefined> {
  const { live, voucherCents, main, paymentTypeId, provider } = await paidBy(shop, tx, order)
  refuseVouchers(voucherCents, plan, language)
  if (!shop.payments.has(provider)) {
    const [before, cents] = [main?.amountCents ?? 0, plan.order.totalCents - voucherCents]
    if (provider === onAccount && cents > before)
      await refuseBeyondLimit(tx, order, { paymentTypeId, before, cents }, language)
    return undefined
  }
  const cents = furtherHold({ heldCents: amountOf(live), prebilledCents: plan.order.prebilledCents })
  if (cents === 0) return undefined
  const part = Math.max(paymentPart.mealVouchers, ...live.map((attempt) => attempt.part)) + 1
  return { part, paymentTypeId, cents, provider, userPaymentAuthId: main?.userPaymentAuthId ?? undefined }
}

/** A change cannot choose its payment, so taking less helps; the order's earlier total is always allowed. */
async function refuseBeyondLimit(
  tx: Tx,
  { userId }: OrderRow,
  { paymentTypeId, before, cents }: { paymentTypeId: number; before: number; cents: number },
  language: Language,
): Promise<void> {
  const outcome = await reachOfAccount(tx, userId, { paymentTypeId, cents }, before)
  if (outcome.ok) return
  const missingCents = cents - Math.max(outcome.leftCents, before)
  throw new ShopError('error.order.creditLimit', { missing: formatPrice(missingCents, language) })
}

function refuseVouchers(voucherCents: number, { order }: ChangePlan, language: Language): void {
  const { foodCents, infos } = order
  const refusal = unchangedVouchersRefusal(voucherCents, { ...order, wantsInvoice: infos['need_invoice'] === 'true' })
  if (refusal === undefined) return
  if (refusal !== 'beyond-food') throw mealVoucherError(refusal, language)
  const [covered, food] = [formatPrice(voucherCents, language), formatPrice(foodCents, language)]
  throw new ShopError('error.checkout.mealVouchers.beyondFood', { covered, food })
}

/** The amount paid at the door or owed becomes the new total of the order without the part meal vouchers pay. */
export async function updateOwedTotal(
  shop: Shop,
  tx: Tx,
  order: OrderRow,
  { order: { totalCents } }: ChangePlan,
  now: Date,
): Promise<void> {
  const { voucherCents, main, paymentTypeId, provider } = await paidBy(shop, tx, order)
  if (shop.payments.has(provider)) return
  const cents = totalCents - voucherCents
  if (main !== undefined) return updateOwedAmount(tx, main, cents, now)
  if (cents === 0) return
  const part = { part: paymentPart.main, paymentTypeId, cents, provider, userPaymentAuthId: undefined }
  await startParts(tx, order.id, [part], now)
}
