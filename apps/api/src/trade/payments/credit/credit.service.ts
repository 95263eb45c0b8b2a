import { type CreditTerms, type OnAccountType, onAccountTypes } from '@bottega/rules/payments/credit.ts'
import type { Reader, Tx } from '../../../kernel/database/database.ts'
import {
  deleteAgreement,
  findOwed,
  findTermDays,
  listAgreements,
  lockLimit,
  storeAgreement,
} from './credit.repository.ts'

export { settleOrders } from './credit.repository.ts'

/** Of companies whose agreement has ended since they ordered. */
const usualTermDays = 30

/** Days a company has to pay an invoice of this agreement. */
export async function creditTermDays(db: Reader, userId: number | null, paymentTypeId: number): Promise<number> {
  const agreed = userId === null ? undefined : await findTermDays(db, userId, paymentTypeId)
  return agreed ?? usualTermDays
}

export interface CreditAccount {
  paymentTypeId: OnAccountType
  /** Absent where nothing is agreed. */
  agreed?: CreditTerms
  /** Ordered or invoiced and not paid yet; it outlives its agreement. */
  owedCents: number
}

/** Each way of paying later, agreed or not. */
export async function creditOf(db: Reader, userId: number): Promise<CreditAccount[]> {
  const agreements = await listAgreements(db, userId)
  const accounts: CreditAccount[] = []
  for (const paymentTypeId of onAccountTypes) {
    const agreement = agreements.find((one) => one.paymentTypeId === paymentTypeId)
    const owedCents = await findOwed(db, userId, paymentTypeId)
    const { limitCents, termDays } = agreement ?? {}
    accounts.push({
      paymentTypeId,
      owedCents,
      ...(limitCents !== undefined && termDays !== undefined && { agreed: { limitCents, termDays } }),
    })
  }
  return accounts
}

interface Agreement {
  userId: number
  paymentTypeId: OnAccountType
}

/** The agreed and the owed amount, locked: no order is put on the account until the transaction ends. */
export async function lockCredit(tx: Tx, { userId, paymentTypeId }: Agreement): Promise<CreditAccount> {
  await lockLimit(tx, userId, paymentTypeId)
  const account = (await creditOf(tx, userId)).find((one) => one.paymentTypeId === paymentTypeId)
  return account ?? { paymentTypeId, owedCents: 0 }
}

export const agreeCredit = (tx: Tx, agreement: Agreement, terms: CreditTerms): Promise<void> =>
  storeAgreement(tx, { ...agreement, ...terms })

/** Ends an agreement. Debts stay owed, and their dues stay to be paid. */
export const endCredit = (tx: Tx, { userId, paymentTypeId }: Agreement): Promise<void> =>
  deleteAgreement(tx, userId, paymentTypeId)
