import { dueStatusOn, type DueStatusId } from '@bottega/rules/dues/due-status.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { divideHalfUp } from '@bottega/rules/money/cents.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { settleOrders } from '../payments/credit/credit.service.ts'
import {
  type DueTransaction,
  findCredited,
  findDues,
  findOpenDue,
  findOpenTransactionOf,
  findOrdersOf,
  findTransactions,
  insertDue,
  lockOpenDueOf,
  type ListedDue,
  type PaymentDue,
  setCredited,
  settleDue,
} from './dues.repository.ts'

export interface OwedDocument {
  document: { id: number; userId: number | null }
  /** The amount the buyer pays the seller. */
  amountCents: number
  paymentTypeId: number
  dueOn: string
}

/** The amount to be paid of a document on account is owed from now on. */
export async function oweDocument(tx: Tx, { document, ...terms }: OwedDocument, now: Date): Promise<void> {
  const { id: documentId, userId } = document
  const creditedCents = await creditedOf(tx, { documentId, ...terms })
  const due = await insertDue(tx, { ...terms, documentId, userId, creditedCents, createdAt: now })
  if (creditedCents === terms.amountCents) await settle(tx, due, now)
}

/** Of what went back its share of what is owed: a public office owes the amount without VAT. */
async function creditedOf(
  tx: Tx,
  { documentId, paymentTypeId, amountCents }: Pick<PaymentDue, 'documentId' | 'paymentTypeId' | 'amountCents'>,
): Promise<number> {
  const { refundedCents, totalCents } = await findCredited(tx, documentId, paymentTypeId)
  return totalCents === 0 ? 0 : Math.min(amountCents, divideHalfUp(refundedCents * amountCents, totalCents))
}

/** The amount still to be paid for a due, once credit notes are taken off; cents. */
export const owedCents = ({ amountCents, creditedCents }: Pick<PaymentDue, 'amountCents' | 'creditedCents'>) =>
  amountCents - creditedCents

/** Whether the invoice an order stands on is being paid right now. */
export const isDueBeingPaid = (db: Reader, orderId: number): Promise<boolean> => findOpenTransactionOf(db, orderId)

/** The invoice an order on account stands on, where there is one, is owed for what was not given back of its orders. */
export async function creditDue(tx: Tx, orderId: number, now: Date): Promise<void> {
  const due = await lockOpenDueOf(tx, orderId)
  if (due === undefined) return
  const creditedCents = await creditedOf(tx, due)
  await setCredited(tx, due.id, creditedCents)
  if (creditedCents === due.amountCents) await settle(tx, due, now)
}

/** Whether something is still to be paid, expired or not. */
export const hasOpenDues = (db: Reader, userId: number): Promise<boolean> => findOpenDue(db, userId)

/** More than a company leaves unpaid; with everything settled the oldest of many years. */
const mostDues = 500

export type StandingDue = ListedDue & { statusId: DueStatusId }

const standing = (due: ListedDue, now: Date): StandingDue =>
  Object.assign(due, {
    statusId: dueStatusOn(
      { dueOn: due.dueOn, isSettled: due.settledAt !== null, isBeingPaid: due.isBeingPaid },
      shopDate(now),
    ),
  })

export async function listMyDues(db: Reader, userId: number, showAll: boolean, now: Date): Promise<StandingDue[]> {
  const dues = await findDues(db, { userId, isOpen: !showAll }, mostDues)
  return dues.map((due) => standing(due, now))
}

/** Another customer's due is not found, like one that never existed. */
export async function myDue(db: Reader, userId: number, id: number, now: Date): Promise<StandingDue> {
  const [due] = await findDues(db, { userId, id }, 1)
  if (due === undefined) throw new ShopError('error.due.notFound')
  return standing(due, now)
}

export async function myTransactions(db: Reader, userId: number, id: number, now: Date): Promise<DueTransaction[]> {
  await myDue(db, userId, id, now)
  return findTransactions(db, id)
}

/** The due is paid, and its orders use up the company's credit no longer. */
export async function settle(tx: Tx, due: Pick<PaymentDue, 'id' | 'documentId' | 'paymentTypeId'>, now: Date) {
  await settleDue(tx, due.id, now)
  await settleOrders(tx, await findOrdersOf(tx, due.documentId), due.paymentTypeId, now)
}
