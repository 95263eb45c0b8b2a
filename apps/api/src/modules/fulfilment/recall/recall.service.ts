import { fill } from '@bottega/contract/texts/fill.ts'
import { deliveredStatuses, packedStatuses, unpackedStatuses } from '@bottega/rules/orders/order-status.ts'
import type { Tx } from '../../../db/database.ts'
import type { Shop } from '../../../shop.ts'
import type { MailMessage } from '../../mail/mailer.ts'
import { goodsIn, letterOf, writtenLetter } from '../../mail/order-mails.ts'
import { enqueueEach } from '../../outbox/outbox.service.ts'
import { fulfilmentMailTexts } from '../fulfilment-mail-texts.ts'
import { findOrdersWith } from '../fulfilment.repository.ts'

/**
 * Tells the customers of orders that are not with them yet: picking leaves the product out, and of what is packed it is
 * taken out when the goods are handed over. Answers how many they are.
 */
export async function tellOrdersOfRecall(tx: Tx, productId: number, now: Date): Promise<number> {
  const orders = await findOrdersWith(tx, productId)
  const letters = orders.map((orderId) => ({ orderId, productId }))
  await enqueueEach(tx, 'mail.goodsRecalled', letters, now)
  return orders.length
}

const unpacked: ReadonlySet<number> = new Set(unpackedStatuses)
const packed: ReadonlySet<number> = new Set([...packedStatuses, ...deliveredStatuses])

/** None for an order that holds the product no more, or that has ended without its goods. */
export async function goodsRecalled(
  shop: Shop,
  { orderId, productId }: { orderId: number; productId: number },
): Promise<MailMessage | undefined> {
  const known = await letterOf(shop, orderId)
  const { whole, language } = known
  const item = whole.items.find(({ line }) => line.productId === productId)
  if (item === undefined) return undefined
  const { mails, recalled, recalledInstead, recalledPacked } = fulfilmentMailTexts[language]
  const product = goodsIn(language, { ...item, name: item.line.name })
  const written = (notes: string[]) => writtenLetter(known, mails.recalled, { name: `recalled-${productId}`, notes })
  const { statusId } = whole.placed.order
  if (packed.has(statusId)) return written([fill(recalledPacked, { product })])
  if (!unpacked.has(statusId)) return undefined
  return written([fill(recalled, { product }), ...(item.line.acceptAlternatives ? [recalledInstead] : [])])
}
