import { isClosed } from '@bottega/rules/orders/order-status.ts'
import { and, asc, eq } from 'drizzle-orm'
import type { Reader } from '../../../kernel/database/database.ts'
import { orderLink } from './order-links.tables.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import { hashToken, newToken } from '../../../kernel/sessions/credentials.ts'
import { readOrder, type WholeOrder } from '../orders.service.ts'
import { isOwnToken } from './own-token.ts'

/** Links an order may have at a time: more than its mails and the people of a household need. */
const mostLinks = 20

/** A new link to an order; only its hash is stored, so the token cannot be read again. Of too many the oldest ends. */
export async function makeLink(db: Reader, orderId: number, now: Date): Promise<string> {
  const token = newToken()
  const known = await db
    .select({ tokenHash: orderLink.tokenHash })
    .from(orderLink)
    .where(eq(orderLink.orderId, orderId))
    .orderBy(asc(orderLink.createdAt))
  const [oldest] = known
  if (oldest !== undefined && known.length >= mostLinks)
    await db.delete(orderLink).where(eq(orderLink.tokenHash, oldest.tokenHash))
  await db.insert(orderLink).values({ tokenHash: hashToken(token), orderId, createdAt: now })
  return token
}

/** Another order's token, a wrong one and that of a closed order are all not found. (Safety, 16) */
export async function viewByLink(shop: Shop, orderId: number, token: string, now: Date): Promise<WholeOrder> {
  const named = and(eq(orderLink.orderId, orderId), eq(orderLink.tokenHash, hashToken(token)))
  const isKnown = (await shop.db.$count(orderLink, named)) > 0 || (await isOwnToken(shop.db, orderId, token))
  if (!isKnown) throw new ShopError('error.order.notFound')
  const whole = await readOrder(shop, shop.db, orderId, now)
  if (isClosed(whole.placed.order.statusId)) throw new ShopError('error.order.notFound')
  return { ...whole, changeableUntil: undefined, payableUntil: undefined }
}
