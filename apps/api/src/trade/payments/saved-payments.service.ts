import type { Reader, Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { isActedFor, type SessionUser } from '../../kernel/visitor.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import type { RememberedCard } from './payment-provider.ts'
import type { PaymentAttempt } from './payments.repository.ts'
import {
  deleteSavedPayment,
  type SavedPayment,
  insertSavedPayment,
  listSavedPayments,
} from './saved-payments.repository.ts'

export type { SavedPayment } from './saved-payments.repository.ts'

/** Stores a card the payer let the provider remember; the number itself never came here. */
export function rememberCard(
  tx: Tx,
  userId: number,
  { paymentTypeId, provider }: PaymentAttempt,
  card: RememberedCard,
  now: Date,
): Promise<void> {
  return insertSavedPayment(tx, { ...card, userId, paymentTypeId, provider }, now)
}

/** All payments a provider remembers for the customer, usable here or not. */
export const savedPaymentsOf = (db: Reader, userId: number): Promise<SavedPayment[]> => listSavedPayments(db, userId)

/** Saved payments the customer can use here; staff acting for them are shown none. (Safety, 15) */
export async function mySavedPayments(shop: Shop, user: SessionUser) {
  if (isActedFor(user)) return []
  const saved = await listSavedPayments(shop.db, user.userId)
  return saved.filter(({ provider }) => shop.payments.has(provider))
}

/** The shop deletes at once; the provider is told after the commit. */
export function removeSavedPayment(shop: Shop, userId: number, id: number, now: Date): Promise<void> {
  return shop.db.transaction(async (tx) => {
    const removed = await deleteSavedPayment(tx, userId, id)
    if (removed === undefined) throw new ShopError('error.checkout.savedPaymentNotFound')
    const { provider, token } = removed
    await enqueue(tx, 'payment.forget', { provider, token }, now)
  })
}
