import { unattendedServices } from '@bottega/rules/delivery/delivery-services.ts'
import { isCollected } from '@bottega/rules/delivery/delivery-services.ts'
import { type CapturePlan, planCapture, uncoveredRoute } from '@bottega/rules/payments/capture-plan.ts'
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
const isAttended = (deliveryServiceId: number) =>
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

/** The amount to be taken when the goods are handed over, cents. */
export async function toCollect(tx: Parameters<typeof findLiveAttempts>[0], orderId: number): Promise<number> {
  const live = await findLiveAttempts(tx, orderId)
  return live.reduce(
    (sum, { provider, state, amountCents }) => sum + (provider === atTheDoor && state === 'pending' ? amountCents : 0),
    0,
  )
}

/** The same of several orders at once, by their ids; cents. */
export async function toCollectOf(db: Reader, orderIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const waiting = await findPendingAttempts(db, orderIds, atTheDoor)
  const sums = new Map<number, number>()
  for (const { orderId, amountCents } of waiting) sums.set(orderId, (sums.get(orderId) ?? 0) + amountCents)
  return sums
}

/** The customer pays at the door; what they did not take comes off first. Answers what is still to go back, cents. */
export async function collectAtTheDoor(tx: Tx, orderId: number, notTakenCents: number, now: Date): Promise<number> {
  let left = notTakenCents
  const live = await findLiveAttempts(tx, orderId)
  for (const { id, provider, state, amountCents } of live.toReversed()) {
    if (provider !== atTheDoor || state !== 'pending') continue
    const cents = Math.max(0, amountCents - left)
    left -= amountCents - cents
    const end = cents === 0 ? { state: 'voided' as const } : { state: 'captured' as const, capturedCents: cents }
    await moveAttempt(tx, id, ['pending'], { ...end, updatedAt: now })
  }
  return left
}
