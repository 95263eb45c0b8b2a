import { formatPrice } from '@bottega/rules/text/format.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { findOpenTransaction, insertTransaction, lockDue, updateTransaction } from './dues.repository.ts'
import { myDue, owedCents, settle } from './dues.service.ts'
import { refresh } from './pay-due.service.ts'

export interface Transfer {
  userId: number
  paymentDueId: number
  /** As it came in: another amount settles nothing. */
  cents: number
  language: Language
}

/**
 * Settles a due by a bank transfer that staff saw on the statement: by the transfer under way, where there is one. A card
 * payment under way is asked about first, for only one of both may settle it. `record` writes who entered it, in the same
 * transaction.
 */
export async function takeTransfer(
  shop: Shop,
  { userId, paymentDueId, cents, language }: Transfer,
  now: Date,
  record: (tx: Tx) => Promise<void>,
): Promise<void> {
  await myDue(shop.db, userId, paymentDueId, now)
  await refresh(shop, paymentDueId)
  await shop.db.transaction(async (tx) => {
    const due = await lockDue(tx, paymentDueId)
    if (due === undefined) throw new ShopError('error.due.notFound')
    if (due.settledAt !== null) throw new ShopError('error.due.settled')
    const open = await findOpenTransaction(tx, paymentDueId)
    if (open !== undefined && open.provider !== null) throw new ShopError('error.due.beingPaid')
    if (owedCents(due) !== cents)
      throw new ShopError('error.desk.dueAmount', { amount: formatPrice(owedCents(due), language) })
    const { paymentTypeId } = due
    const transaction = { paymentDueId, paymentTypeId, amountCents: cents, createdAt: now }
    const taken = { state: 'captured', updatedAt: now } as const
    if (open === undefined) await insertTransaction(tx, { ...transaction, ...taken })
    else await updateTransaction(tx, open.id, taken)
    await settle(tx, due, now)
    await record(tx)
  })
}
