import type { Reader, Tx } from '../../db/database.ts'
import { findOpenDue, insertDue } from './dues.repository.ts'

export interface OwedDocument {
  document: { id: number; userId: number | null; totalCents: number }
  paymentTypeId: number
  dueOn: string
}

/** What a document on account comes to is owed from now on. */
export async function oweDocument(tx: Tx, { document, ...terms }: OwedDocument, now: Date): Promise<void> {
  const { id: documentId, userId, totalCents: amountCents } = document
  await insertDue(tx, { ...terms, documentId, userId, amountCents, createdAt: now })
}

/** Whether something is still to be paid, expired or not. */
export const hasOpenDues = (db: Reader, userId: number): Promise<boolean> => findOpenDue(db, userId)
