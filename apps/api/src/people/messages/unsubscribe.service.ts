import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Reader } from '../../kernel/database/database.ts'
import { signingKey } from '../../kernel/database/signing-key.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { withdrawMarketing } from './messages.repository.ts'

const signatureOf = (secret: string, userId: number) =>
  createHmac('sha256', secret).update(`unsubscribe:${userId}`).digest('base64url')

/** The token a mail of marketing carries: it takes one customer out of marketing and allows nothing else, for ever. */
export async function unsubscribeToken(db: Reader, userId: number): Promise<string> {
  return `${userId}.${signatureOf(await signingKey(db, 'unsubscribe-secret'), userId)}`
}

/** Undefined for a token the shop has not signed. */
async function customerOfToken(db: Reader, token: string): Promise<number | undefined> {
  const [, id = '', signature = ''] = /^(\d{1,9})\.([\w-]{43})$/.exec(token) ?? []
  if (id === '') return undefined
  const [, expected = ''] = (await unsubscribeToken(db, Number(id))).split('.')
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? Number(id) : undefined
}

/** Records that a customer wants no more marketing; said again it changes nothing. Throws for a token not signed here. */
export async function unsubscribe(shop: Shop, token: string, now: Date): Promise<void> {
  const userId = await customerOfToken(shop.db, token)
  if (userId === undefined) throw new ShopError('error.message.linkInvalid')
  await withdrawMarketing(shop.db, userId, now)
}
