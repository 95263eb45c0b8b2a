import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Reader } from '../../../kernel/database/database.ts'
import { signingKey } from '../../../kernel/database/signing-key.ts'

async function signatureOf(db: Reader, orderId: number): Promise<Buffer> {
  const key = Buffer.from(await signingKey(db, 'order-token.key'), 'base64url')
  return createHmac('sha256', key).update(`order ${orderId}`).digest()
}

/** The token an order has in the answer to its customer: always the same, and stored nowhere. (decision 0807) */
export const ownToken = async (db: Reader, orderId: number): Promise<string> =>
  (await signatureOf(db, orderId)).toString('base64url')

/** Whether it is the order's own token. */
export async function isOwnToken(db: Reader, orderId: number, token: string): Promise<boolean> {
  const sent = Buffer.from(token, 'base64url')
  const expected = await signatureOf(db, orderId)
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}
