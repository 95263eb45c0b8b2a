import { pageOf } from '@bottega/contract/common.ts'
import type { resendableMails } from '@bottega/contract/order-desk/order-desk.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import type { OrderStage } from '@bottega/rules/orders/order-stage.ts'
import { canBecome, orderStatus } from '@bottega/rules/orders/order-status.ts'
import type { Db, Reader, Tx } from '../../db/database.ts'
import type { Language } from '../../db/schema/people/people.ts'
import type { Shop } from '../../shop.ts'
import { ShopError } from '../../shop-error.ts'
import type { StaffMember } from '../../visitor.ts'
import { changedMeanwhile, recordChange } from '../backoffice/audit.service.ts'
import { isBlank, readSearch } from '../backoffice/people-search.ts'
import { listMyDocuments, myDocumentFile } from '../documents/documents.service.ts'
import { cancelAndTell, lockOrder, type OrderRow, readOrder } from '../orders/orders.service.ts'
import { retrying } from '../orders/retrying.ts'
import { enqueue } from '../outbox/outbox.service.ts'
import { keptOfOrder, refundOfOrder, refundsOfOrder } from '../payments/refunds.service.ts'
import {
  countFound,
  findFound,
  findMails,
  findNotes,
  findPayments,
  insertNote,
  searchOrders,
  versionOf,
} from './order-desk.repository.ts'

const pageSize = 25

export interface OrdersAsked {
  q: string
  userId: number | undefined
  day: string | undefined
  stage: OrderStage | undefined
  page: number
}

export async function findOrders(db: Db, { q, userId, day, stage, page }: OrdersAsked) {
  const words = readSearch(q)
  if (isBlank(words) && q.trim() !== '') return { orders: [], page: pageOf(page, pageSize, 0) }
  const search = { words, userId, day, stage }
  const orders = await searchOrders(db, search, pageSize, (page - 1) * pageSize)
  return { orders, page: pageOf(page, pageSize, await countFound(db, search)) }
}

/** What an order still has of the customer's money that is not on its way back, cents. */
async function refundable(db: Reader, orderId: number): Promise<number> {
  const onItsWay = (await refundsOfOrder(db, orderId)).filter(({ state }) => state === 'asked')
  return (await keptOfOrder(db, orderId)) - onItsWay.reduce((sum, { cents }) => sum + cents, 0)
}

export type Story = Awaited<ReturnType<typeof readStory>>

/** An order with everything that happened to it; each part is bounded. Throws `error.order.notFound`. */
export async function readStory(shop: Shop, db: Reader, orderId: number, now: Date) {
  const found = await findFound(db, orderId)
  if (found === undefined) throw new ShopError('error.order.notFound')
  const { order } = found
  return {
    ...found,
    version: await versionOf(db, orderId),
    whole: await readOrder(shop, db, orderId, now),
    payments: await findPayments(db, orderId),
    refunds: await refundsOfOrder(db, orderId),
    mails: await findMails(db, orderId),
    notes: await findNotes(db, orderId),
    documents: (await listMyDocuments(shop.db, { userId: order.userId, orderId }, { pageSize: 50 })).documents,
    canCancel: canBecome(order.statusId, orderStatus.cancelled),
    refundableCents: await refundable(db, orderId),
  }
}

/** Runs a change under the lock of the order's cart. With a version, refuses where anything happened since. */
function change(
  { shop, orderId, version }: { shop: Shop; orderId: number; version?: number },
  work: (tx: Tx, order: OrderRow) => Promise<void>,
): Promise<void> {
  return retrying(() =>
    shop.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (order === undefined) throw new ShopError('error.order.notFound')
      if (version !== undefined && (await versionOf(tx, orderId)) !== version)
        throw await changedMeanwhile(tx, ['order', orderId])
      await work(tx, order)
    }),
  )
}

export interface Seen {
  orderId: number
  version: number
}

/** Also while it is picked or was not collected, when a customer may not any more. */
export const cancelAtDesk = (shop: Shop, staff: StaffMember, seen: Seen, reason: string, now: Date) =>
  change({ shop, ...seen }, async (tx, order) => {
    if (!canBecome(order.statusId, orderStatus.cancelled)) throw new ShopError('error.order.notCancellable')
    await cancelAndTell(shop, tx, order, `staff ${staff.name}`, now)
    const before = { statusId: order.statusId }
    const after = { statusId: orderStatus.cancelled, reason }
    await recordChange(tx, staff, { action: 'order.cancelled', subject: ['order', order.id], before, after }, now)
  })

/** The version names the refund, so that the same press twice is one refund. */
export const refundAtDesk = (
  shop: Shop,
  staff: StaffMember,
  { cents, reason, ...seen }: Seen & { cents: number; reason: string },
  now: Date,
) =>
  change({ shop, ...seen }, async (tx, { id: orderId }) => {
    const most = await refundable(tx, orderId)
    if (cents > most) throw new ShopError('error.desk.tooMuch', { euros: eurosFromCents(most) })
    await refundOfOrder(shop, tx, { orderId, cents, reference: `desk-${seen.version}` }, now)
    const after = { refundedCents: cents, reason }
    await recordChange(tx, staff, { action: 'order.refunded', subject: ['order', orderId], after }, now)
  })

export const noteAtDesk = (shop: Shop, staff: StaffMember, orderId: number, body: string, now: Date) =>
  change({ shop, orderId }, async (tx) => {
    await insertNote(tx, { orderId, staffId: staff.userId, staffName: staff.name, body, at: now })
    // The words may be about the customer, and the log is never erased.
    await recordChange(tx, staff, { action: 'order.noted', subject: ['order', orderId] }, now)
  })

/** Only what has left before: the shop itself decides when a mail is due. */
export const resendAtDesk = (
  shop: Shop,
  staff: StaffMember,
  { orderId, mail }: { orderId: number; mail: (typeof resendableMails)[number] },
  now: Date,
) =>
  change({ shop, orderId }, async (tx) => {
    const sent = (await findMails(tx, orderId)).some(({ kind, sentAt }) => kind === mail && sentAt !== null)
    if (!sent) throw new ShopError('error.desk.mailNotSentYet')
    await enqueue(tx, mail, { orderId }, now)
    await recordChange(tx, staff, { action: 'order.mailed', subject: ['order', orderId], after: { mail } }, now)
  })

export async function printAtDesk(db: Db, orderId: number, documentId: number, language: Language) {
  const found = await findFound(db, orderId)
  if (found === undefined) throw new ShopError('error.order.notFound')
  return myDocumentFile(db, found.order.userId, documentId, language)
}
