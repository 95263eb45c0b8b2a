import { fill } from '@bottega/rules/text/fill.ts'
import { addDays, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { paced } from '@bottega/rules/fulfilment/recall-pace.ts'
import { deliveredStatuses, packedStatuses, unpackedStatuses } from '@bottega/rules/orders/order-status.ts'
import type { Reader, Tx } from '../../../kernel/database/database.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { lastChangeBy } from '../../../kernel/audit/audit.service.ts'
import type { MailMessage } from '../../../kernel/mail/mailer.ts'
import { goodsIn, letterOf, writtenLetter } from '../../orders/mails/order-mails.ts'
import type { OutboxMessages, Sending } from '../../../kernel/outbox/outbox-messages.ts'
import { enqueueEach } from '../../../kernel/outbox/outbox.service.ts'
import { fulfilmentMailTexts } from '../fulfilment-mail-texts.ts'
import { findOpenHolders, findReceivers } from './recall.repository.ts'

/** Days back: customers who received the product longer ago get no mail. (decision 0630) */
const daysBack = 365

/** The mails a recall wrote. */
export interface RecallMails {
  /** Orders that are not with their customers yet. */
  orders: number
  /** Customers who have received it. */
  customers: number
}

/**
 * Tells the customers of orders that are not with them yet, where picking leaves the product out and what is packed is
 * taken out at the hand-over; and those who have it at home, once each: a mail about an open order says it as well.
 */
export async function tellOfRecall(tx: Tx, productId: number, now: Date): Promise<RecallMails> {
  const open = await findOpenHolders(tx, productId)
  const told = new Set(open.map(({ userId }) => userId))
  const all = await findReceivers(tx, productId, addDays(shopDate(now), -daysBack))
  const receivers = all.filter(({ userId }) => !told.has(userId))
  const write = (mails: OutboxMessages['mail.goodsRecalled'][], at: Date) =>
    enqueueEach(tx, 'mail.goodsRecalled', mails, at)
  await write(
    open.map(({ orderId }) => ({ orderId, productId })),
    now,
  )
  for (const { rows, at } of paced(receivers, now))
    await write(
      rows.map(({ orderId }) => ({ orderId, productId, received: true })),
      at,
    )
  return { orders: open.length, customers: receivers.length }
}

const count = (value: unknown) => (typeof value === 'number' ? value : 0)

/** The number of mails the latest recall of a product wrote, as the log has it; undefined where the log has none. */
export async function mailsOfRecall(db: Reader, productId: number): Promise<RecallMails | undefined> {
  const { orders, customers } = (await lastChangeBy(db, ['product', productId], ['product.sale'])) ?? {}
  return orders === undefined ? undefined : { orders: count(orders), customers: count(customers) }
}

const unpacked: ReadonlySet<number> = new Set(unpackedStatuses)
const packed: ReadonlySet<number> = new Set([...packedStatuses, ...deliveredStatuses])

/** None for an order that holds the product no more, or that has ended without its goods. */
export async function goodsRecalled(
  shop: Shop,
  { orderId, productId, received }: OutboxMessages['mail.goodsRecalled'],
  { event }: Sending,
): Promise<MailMessage | undefined> {
  const known = await letterOf(shop, orderId)
  const { whole, language } = known
  const item = whole.items.find(({ line }) => line.productId === productId)
  if (item === undefined) return undefined
  const { mails, recalled, recalledInstead, recalledPacked, recalledReceived } = fulfilmentMailTexts[language]
  const product = goodsIn(language, { ...item, name: item.line.name })
  // A product may be recalled again, for other packs of it.
  const name = `recalled-${productId}-${event}`
  const written = (notes: string[]) => writtenLetter(known, mails.recalled, { name, notes })
  if (received === true) return written([fill(recalledReceived, { product })])
  const { statusId } = whole.placed.order
  if (packed.has(statusId)) return written([fill(recalledPacked, { product })])
  if (!unpacked.has(statusId)) return undefined
  return written([fill(recalled, { product }), ...(item.line.acceptAlternatives ? [recalledInstead] : [])])
}
