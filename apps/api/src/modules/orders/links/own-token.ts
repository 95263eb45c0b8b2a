import { eq } from 'drizzle-orm'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Reader } from '../../../db/database.ts'
import { shopState } from '../../../db/schema/system.ts'

const keyName = 'order-token.key'

async function storedKey(db: Reader): Promise<Buffer | undefined> {
  const [row] = await db.select({ value: shopState.value }).from(shopState).where(eq(shopState.key, keyName))
  return row && Buffer.from(String(row.value), 'base64url')
}

/** Made once for a database, so that every process takes the tokens of the others; an order is viewed without a write. */
async function tokenKey(db: Reader): Promise<Buffer> {
  const known = await storedKey(db)
  if (known !== undefined) return known
  const made = { key: keyName, value: randomBytes(32).toString('base64url') }
  await db.insert(shopState).values(made).onConflictDoNothing()
  // Another process may have been first.
  return (await storedKey(db)) ?? Buffer.from(made.value, 'base64url')
}

const signatureOf = (key: Buffer, orderId: number) => createHmac('sha256', key).update(`order ${orderId}`).digest()

/** The token an order has in the answer to its customer: always the same, and stored nowhere. (decision 0807) */
export async function ownToken(db: Reader, orderId: number): Promise<string> {
  return signatureOf(await tokenKey(db), orderId).toString('base64url')
}

/** Whether it is the order's own token. */
export async function isOwnToken(db: Reader, orderId: number, token: string): Promise<boolean> {
  const sent = Buffer.from(token, 'base64url')
  const expected = signatureOf(await tokenKey(db), orderId)
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}
