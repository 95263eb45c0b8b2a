import type { Tx } from '../../db/database.ts'
import { insertDue } from './dues.repository.ts'

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
