import { type CreditOutcome, checkCredit, onAccountTypes } from '@bottega/rules/payments/credit.ts'
import type { MealVoucherRefusal } from '@bottega/rules/payments/meal-vouchers.ts'
import {
  mealVouchersAtMost,
  mealVoucherSpendingAbove,
  mealVoucherWorth,
} from '@bottega/rules/payments/meal-vouchers.ts'
import {
  type Bill,
  paymentPart,
  type PaymentChoice,
  type PlannedPart,
  planPayment,
} from '@bottega/rules/payments/payment-plan.ts'
import { isAccepted, type Payer, paymentTypesOf, settlementOf } from '@bottega/rules/payments/payment-types.ts'
import { unattendedServices } from '@bottega/rules/delivery/delivery-services.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { isActedFor, type SessionUser } from '../../kernel/visitor.ts'
import { findWaysToPay } from '../../places/stores/stores.queries.ts'
import { formatPrice } from '@bottega/rules/text/format.ts'
import { findAgreements, findOwed, lockLimit } from './credit/credit.repository.ts'
import { onAccount, providerNameFor, type StartedPart } from './payments.service.ts'
import { findSavedPayment } from './saved-payments.repository.ts'

/** The circumstances that decide how a customer can pay. */
export interface Paying {
  user: SessionUser
  wantsInvoice: boolean
  storeId: number
  deliveryServiceId: number | null
  /** False for an order whose delivery was discounted: meal vouchers came too late for it. */
  takesMealVouchers: boolean
}

async function payerOf(shop: Shop, db: Reader, paying: Paying): Promise<Payer> {
  const { user, wantsInvoice, deliveryServiceId } = paying
  return {
    isCompany: user.customerType !== 'private',
    wantsInvoice,
    isAttended: deliveryServiceId === null || !unattendedServices.has(deliveryServiceId),
    site: shop.config.SITE,
    agreements: await findAgreements(db, user.userId),
  }
}

/**
 * The payment types a customer can choose here: those the rules allow them, the store accepts by this service and someone
 * takes here, the usual one first.
 */
export async function paymentTypesFor(shop: Shop, db: Reader, paying: Paying): Promise<number[]> {
  const types = paymentTypesOf(await payerOf(shop, db, paying))
  const ways = await findWaysToPay(db, paying.storeId, paying.deliveryServiceId)
  return types.filter(
    (type) =>
      isAccepted(ways, type) &&
      providerNameFor(shop, type) !== undefined &&
      (paying.takesMealVouchers || settlementOf(type) !== 'meal-voucher'),
  )
}

/**
 * The amount each payment part asks for, in cents, given the customer's choice. Throws what prevents it: a type not
 * offered, meal vouchers that cannot be taken, a saved payment that is not theirs or not for staff to use, a limit that
 * does not reach.
 */
export async function partsOf(
  shop: Shop,
  tx: Tx,
  paying: Paying,
  choice: PaymentChoice,
  bill: Omit<Bill, 'wantsInvoice'>,
  language: Language,
): Promise<StartedPart[]> {
  const offered = await paymentTypesFor(shop, tx, paying)
  if (!offered.includes(choice.paymentTypeId)) throw new ShopError('error.checkout.paymentTypeNotAllowed')
  const plan = planPayment(choice, { ...bill, wantsInvoice: paying.wantsInvoice })
  if (!plan.ok) throw mealVoucherError(plan.reason, language)
  const parts: StartedPart[] = []
  for (const part of plan.parts) parts.push(await startedPart(shop, tx, paying, { part, choice, offered, language }))
  return parts
}

interface PartRequest {
  part: PlannedPart
  choice: PaymentChoice
  offered: readonly number[]
  language: Language
}

async function startedPart(shop: Shop, tx: Tx, paying: Paying, request: PartRequest): Promise<StartedPart> {
  const { part, choice, offered, language } = request
  const { userId } = paying.user
  const provider = providerNameFor(shop, part.paymentTypeId)
  if (provider === undefined || !offered.includes(part.paymentTypeId))
    throw new ShopError('error.checkout.paymentTypeNotAllowed')
  if (provider === onAccount) await refuseBeyondLimit(tx, userId, part, language)
  const userPaymentAuthId = part.part === paymentPart.main ? choice.userPaymentAuthId : undefined
  if (userPaymentAuthId !== undefined) {
    if (isActedFor(paying.user)) throw new ShopError('error.staff.notWhileActing')
    const saved = await findSavedPayment(tx, userId, userPaymentAuthId)
    if (saved?.provider !== provider || saved.paymentTypeId !== part.paymentTypeId)
      throw new ShopError('error.checkout.savedPaymentNotFound')
  }
  return { ...part, provider, userPaymentAuthId }
}

async function refuseBeyondLimit(
  tx: Tx,
  userId: number,
  { paymentTypeId, cents }: PlannedPart,
  language: Language,
): Promise<void> {
  const outcome = await reachOfAccount(tx, userId, { paymentTypeId, cents })
  if (!outcome.ok) throw new ShopError('error.checkout.creditLimit', { left: formatPrice(outcome.leftCents, language) })
}

/**
 * Whether an account reaches for so much; its limit is locked until the transaction ends. `insteadOfCents` is owed
 * already and falls away, where an order that was on account is changed.
 */
export async function reachOfAccount(
  tx: Tx,
  userId: number,
  { paymentTypeId, cents }: Pick<PlannedPart, 'paymentTypeId' | 'cents'>,
  insteadOfCents = 0,
): Promise<CreditOutcome> {
  const limitCents = (await lockLimit(tx, userId, paymentTypeId)) ?? 0
  const owedCents = (await findOwed(tx, userId, paymentTypeId)) - insteadOfCents
  return checkCredit({ limitCents, owedCents }, cents)
}

/** Whether the customer still owes something that was bought on account. */
export async function owesOnAccount(db: Reader, userId: number): Promise<boolean> {
  for (const paymentTypeId of onAccountTypes) if ((await findOwed(db, userId, paymentTypeId)) > 0) return true
  return false
}

/** The obstacle to meal vouchers, in words. */
export function mealVoucherError(reason: MealVoucherRefusal | 'rest-not-allowed', language: Language): ShopError {
  const money = (cents: number) => formatPrice(cents, language)
  switch (reason) {
    case 'rest-not-allowed':
      return new ShopError('error.checkout.paymentTypeNotAllowed')
    case 'none':
    case 'worth-not-accepted': {
      const { leastCents, mostCents } = mealVoucherWorth
      return new ShopError('error.checkout.mealVouchers.worth', { least: money(leastCents), most: money(mostCents) })
    }
    case 'too-many':
      return new ShopError('error.checkout.mealVouchers.tooMany', { most: mealVouchersAtMost })
    case 'spending-too-low':
      return new ShopError('error.checkout.mealVouchers.spending', { above: money(mealVoucherSpendingAbove) })
    case 'invoice-requested':
      return new ShopError('error.checkout.mealVouchers.invoice')
    case 'no-food':
      return new ShopError('error.checkout.mealVouchers.noFood')
    default:
      return reason satisfies never
  }
}
