import { unattendedServices } from '@bottega/rules/delivery/delivery-services.ts'
import { isCollected } from '@bottega/rules/delivery/delivery-services.ts'
import { type CapturePlan, planCapture, uncoveredRoute } from '@bottega/rules/payments/capture-plan.ts'
import { sumCents } from '@bottega/rules/money/cents.ts'
import type { DoorDue, DoorMoney } from '@bottega/rules/payments/door-money.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import { releaseAttempt } from './order-money.service.ts'
import { findLiveAttempts, findPendingAttempts, moveAttempt, type PaymentAttempt } from './payments.repository.ts'
import { atTheDoor, startParts } from './payments.service.ts'

interface PickedAmounts {
  totalCents: number
  /** The part of it meal vouchers may pay. */
  foodCents: number
}

interface PickedBill extends PickedAmounts {
  id: number
  deliveryServiceId: number
}

interface HeldPart {
  part: number
  paymentTypeId: number
  cents: number
  attempt: PaymentAttempt
}

/** The share of the picked total that each payment held, agreed for the door or owed pays. */
async function planOf(tx: Tx, orderId: number, amounts: PickedAmounts): Promise<CapturePlan<HeldPart>> {
  const live = await findLiveAttempts(tx, orderId)
  const ready = live.filter(({ state, provider }) => state === (provider === atTheDoor ? 'pending' : 'authorised'))
  return planCapture(
    ready.map((attempt) => {
      const { part, paymentTypeId, amountCents: cents } = attempt
      return { part, paymentTypeId, cents, attempt }
    }),
    amounts,
  )
}

const savedCardOf = ({ shares }: CapturePlan<HeldPart>) =>
  shares.map(({ part }) => part.attempt).findLast(({ userPaymentAuthId }) => userPaymentAuthId !== null)

/** A staff member can take money where the goods are handed over. */
export const isAttended = (deliveryServiceId: number) =>
  !isCollected(deliveryServiceId) || !unattendedServices.has(deliveryServiceId)

const routeOf = (plan: CapturePlan<HeldPart>, { deliveryServiceId }: Pick<PickedBill, 'deliveryServiceId'>) =>
  uncoveredRoute({ hasSavedPayment: savedCardOf(plan) !== undefined, isAttended: isAttended(deliveryServiceId) })

/** Cents of a picked total that the shop writes off, because they cannot be charged. (Decision 0341) */
export async function overweightWriteOff(
  tx: Tx,
  order: Pick<PickedBill, 'id' | 'deliveryServiceId'>,
  amounts: PickedAmounts,
): Promise<number> {
  const plan = await planOf(tx, order.id, amounts)
  return plan.uncoveredCents > 0 && routeOf(plan, order) === 'shop' ? plan.uncoveredCents : 0
}

/**
 * Takes the money of what was picked, after the commit: meal vouchers first, then the rest; what is not needed is
 * released. At the door it is taken with the goods, on account it is owed from now on. Money for goods that weigh more
 * than was held is asked for as decision 0341 says. The caller holds the lock of the order's cart.
 */
export async function takePicked(shop: Shop, tx: Tx, order: PickedBill, now: Date): Promise<void> {
  const plan = await planOf(tx, order.id, order)
  for (const { part, cents } of plan.shares) await takeShare(shop, tx, part.attempt, cents, now)
  if (plan.uncoveredCents > 0) await askForMore(shop, tx, order, plan, now)
}

async function takeShare(shop: Shop, tx: Tx, attempt: PaymentAttempt, cents: number, now: Date): Promise<void> {
  const { id: attemptId, provider, state } = attempt
  if (cents === 0) return releaseAttempt(shop, tx, attempt, now)
  if (shop.payments.has(provider)) return enqueue(tx, 'payment.capture', { attemptId, amountCents: cents }, now)
  const owed = provider === atTheDoor ? {} : ({ state: 'captured', capturedCents: cents } as const)
  await moveAttempt(tx, attemptId, [state], { amountCents: cents, ...owed, updatedAt: now })
}

async function askForMore(
  shop: Shop,
  tx: Tx,
  order: PickedBill,
  plan: CapturePlan<HeldPart>,
  now: Date,
): Promise<void> {
  const saved = savedCardOf(plan)
  if (saved === undefined) return addPaymentAtHandover(shop, tx, order, plan.uncoveredCents, now)
  const { paymentTypeId, provider, userPaymentAuthId } = saved
  const part = await nextPart(tx, order.id)
  const more = {
    part,
    paymentTypeId,
    provider,
    cents: plan.uncoveredCents,
    userPaymentAuthId: userPaymentAuthId ?? undefined,
  }
  for (const { id: attemptId } of await startParts(tx, order.id, [more], now))
    await enqueue(tx, 'payment.further', { attemptId }, now)
}

const nextPart = async (tx: Tx, orderId: number) =>
  Math.max(1, ...(await findLiveAttempts(tx, orderId)).map(({ part }) => part)) + 1

/** The part that no payment holds is paid at the handover of the goods; where nobody hands them over, the log says so to staff. */
export async function addPaymentAtHandover(
  shop: Shop,
  tx: Tx,
  { id: orderId, deliveryServiceId }: Pick<PickedBill, 'id' | 'deliveryServiceId'>,
  cents: number,
  now: Date,
): Promise<void> {
  if (!isAttended(deliveryServiceId)) {
    shop.log.error(
      { orderId, cents },
      'an order costs more than its payments hold, and there is no way left to take the rest',
    )
    return
  }
  const part = await nextPart(tx, orderId)
  const row = { part, cents, paymentTypeId: paymentType.onDelivery, provider: atTheDoor, userPaymentAuthId: undefined }
  await startParts(tx, orderId, [row], now)
}

const isPaper = ({ paymentTypeId }: Pick<PaymentAttempt, 'paymentTypeId'>) =>
  paymentTypeId === paymentType.mealVoucherPaper

const dueOf = (waiting: readonly Pick<PaymentAttempt, 'paymentTypeId' | 'amountCents'>[]): DoorDue => ({
  cents: sumCents(waiting.map(({ amountCents }) => amountCents)),
  voucherCents: sumCents(waiting.filter(isPaper).map(({ amountCents }) => amountCents)),
})

const findWaiting = async (db: Reader, orderId: number) =>
  (await findLiveAttempts(db, orderId)).filter(({ provider, state }) => provider === atTheDoor && state === 'pending')

/** The amount to be taken when the goods are handed over. */
export const toCollect = async (db: Reader, orderId: number): Promise<DoorDue> => dueOf(await findWaiting(db, orderId))

/** The same of several orders at once, by their ids; of one that waits for nothing there is none. */
export async function toCollectOf(db: Reader, orderIds: readonly number[]): Promise<ReadonlyMap<number, DoorDue>> {
  const waiting = await findPendingAttempts(db, orderIds, atTheDoor)
  return new Map([...Map.groupBy(waiting, ({ orderId }) => orderId)].map(([orderId, own]) => [orderId, dueOf(own)]))
}

/**
 * Writes down the money of an order that was handed over at the door: of meal vouchers what was given in them, and
 * everything else as the payment with the goods. What stays short is paid by nothing, and the comparison of the ledgers
 * names its order.
 */
export async function collectAtTheDoor(
  tx: Tx,
  orderId: number,
  { due, kept }: { due: DoorDue; kept: DoorMoney },
  now: Date,
): Promise<void> {
  const waiting = await findWaiting(tx, orderId)
  const paper = waiting.filter(isPaper)
  await collectFrom(tx, paper, { dueCents: kept.vouchers, takenCents: kept.vouchers }, now)
  const dueCents = due.cents - kept.vouchers
  const takenCents = kept.cash + kept.card
  const others = waiting.filter((attempt) => !isPaper(attempt))
  // All was to be paid in meal vouchers, and some of it came as money.
  if (others.length === 0 && takenCents > 0) others.push(await moneyForVouchers(tx, orderId, takenCents, now))
  await collectFrom(tx, others, { dueCents, takenCents }, now)
}

async function moneyForVouchers(tx: Tx, orderId: number, cents: number, now: Date): Promise<PaymentAttempt> {
  const part = await nextPart(tx, orderId)
  const row = { part, cents, paymentTypeId: paymentType.onDelivery, provider: atTheDoor, userPaymentAuthId: undefined }
  const [attempt] = await startParts(tx, orderId, [row], now)
  if (attempt === undefined) throw new Error(`no payment was begun for order ${orderId}`)
  return attempt
}

/** Shares what is due among the payments, the rest of it to the last, and what was taken in the same order. */
async function collectFrom(
  tx: Tx,
  attempts: readonly PaymentAttempt[],
  { dueCents, takenCents }: { dueCents: number; takenCents: number },
  now: Date,
): Promise<void> {
  let [dueLeft, takenLeft] = [dueCents, takenCents]
  for (const [place, { id, amountCents }] of attempts.entries()) {
    const due = place === attempts.length - 1 ? dueLeft : Math.min(amountCents, dueLeft)
    const cents = Math.min(due, takenLeft)
    dueLeft -= due
    takenLeft -= cents
    const taken = { state: 'captured', capturedCents: cents, amountCents: Math.max(amountCents, cents) } as const
    await moveAttempt(tx, id, ['pending'], { ...(cents === 0 ? { state: 'voided' } : taken), updatedAt: now })
  }
}
