import { isReadBack } from '@bottega/rules/payments/attempt-state.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { lockOrder } from '../../orders/orders.service.ts'
import { retrying } from '../../orders/retrying.ts'
import type { ProviderAnswer, ProviderNotice } from '../../payments/payment-provider.ts'
import {
  attemptById,
  noteNotice,
  type PaymentAttempt,
  readFromProvider,
  takeEvent,
} from '../../payments/payments.service.ts'
import { settleAttempt } from './settle-payment.service.ts'

/**
 * Follows a notice of an attempt, once, in the order of the provider's time: one that is older than the last one
 * followed changes nothing. If a notice would take money from an order, or give it back, the payment is read back at
 * the provider, and the provider's answer decides. (Safety, 6) False where it gives none: the notice is to be sent
 * again. Throws `PaymentMismatch`.
 */
export async function takeNotice(shop: Shop, attempt: PaymentAttempt, notice: ProviderNotice): Promise<boolean> {
  const follow = (readBack?: ProviderAnswer) =>
    retrying(() => shop.db.transaction((tx) => followNotice(tx, shop, attempt, notice, readBack)))
  if ((await follow()) === 'taken') return true
  const answer = await readFromProvider(shop, attempt)
  if (answer.kind !== 'payment') return false
  await follow(answer)
  return true
}

/** `unbelieved`: nothing was done, the provider must be asked first. */
async function followNotice(
  tx: Tx,
  shop: Shop,
  { id, orderId, provider }: PaymentAttempt,
  notice: ProviderNotice,
  readBack: ProviderAnswer | undefined,
): Promise<'taken' | 'unbelieved'> {
  const now = shop.clock()
  await lockOrder(tx, orderId)
  const attempt = await attemptById(tx, id)
  const isOlder = attempt.noticedAt !== null && notice.at < attempt.noticedAt
  const answer = readBack ?? saidBy(notice, attempt)
  if (answer === undefined && !isOlder) return 'unbelieved'
  const isFirst = await takeEvent(tx, provider, notice.eventId, now)
  if (!isFirst || isOlder || answer === undefined) return 'taken'
  await settleAttempt(tx, shop, id, answer, now)
  await noteNotice(tx, id, notice.at)
  return 'taken'
}

/** The answer a notice gives by itself; undefined where the provider has to be asked. */
function saidBy({ payment }: ProviderNotice, { state }: PaymentAttempt): ProviderAnswer | undefined {
  return payment === undefined || isReadBack(state, payment.state) ? undefined : { kind: 'payment', payment }
}
