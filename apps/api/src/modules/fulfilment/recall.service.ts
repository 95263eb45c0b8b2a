import { fill } from '@bottega/contract/texts/fill.ts'
import type { Tx } from '../../db/database.ts'
import type { Shop } from '../../shop.ts'
import type { MailMessage } from '../mail/mailer.ts'
import { goodsIn, letterOf, writtenLetter } from '../mail/order-mails.ts'
import { enqueue } from '../outbox/outbox.service.ts'
import { fulfilmentMailTexts } from './fulfilment-mail-texts.ts'
import { findUnpackedWith } from './fulfilment.repository.ts'

/** Tells the customers of orders that are not packed yet; picking leaves the product out. Answers how many they are. */
export async function tellOrdersOfRecall(tx: Tx, productId: number, now: Date): Promise<number> {
  const orders = await findUnpackedWith(tx, productId)
  for (const orderId of orders) await enqueue(tx, 'mail.goodsRecalled', { orderId, productId }, now)
  return orders.length
}

/** None for an order that holds the product no more. */
export async function goodsRecalled(
  shop: Shop,
  { orderId, productId }: { orderId: number; productId: number },
): Promise<MailMessage | undefined> {
  const known = await letterOf(shop, orderId)
  const item = known.whole.items.find(({ line }) => line.productId === productId)
  if (item === undefined) return undefined
  const { mails, recalled, recalledInstead } = fulfilmentMailTexts[known.language]
  const product = goodsIn(known.language, { ...item, name: item.line.name })
  const notes = [fill(recalled, { product }), ...(item.line.acceptAlternatives ? [recalledInstead] : [])]
  return writtenLetter(known, mails.recalled, { name: `recalled-${productId}`, notes })
}
