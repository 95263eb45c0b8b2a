import { pageOf } from '@bottega/contract/common.ts'
import type { resendableMails } from '@bottega/contract/staff-orders/staff-orders.ts'
import { eurosFromCents, sumCents } from '@bottega/rules/money/cents.ts'
import type { OrderStage } from '@bottega/rules/orders/order-stage.ts'
import { canBecome, orderStatus } from '@bottega/rules/orders/order-status.ts'
import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import { refundableCents } from '@bottega/rules/payments/order-account.ts'
import { returnedAmount } from '@bottega/rules/returns/return-amount.ts'
import { isReturnQuantity } from '@bottega/rules/returns/returnable.ts'
import type { Db, Reader, Tx } from '../../kernel/database/database.ts'
import type { FileFormat } from '@bottega/rules/reports/report-kinds.ts'
import { inPages, rowsOfPage } from '../../kernel/database/in-pages.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { findUser } from '../../kernel/sessions/find-user.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { StaffMember } from '../../kernel/visitor.ts'
import { changedMeanwhile, recordChange } from '../../kernel/audit/audit.service.ts'
import { notesForOrders } from '../../people/profile/customer-notes.queries.ts'
import { tagsOfCustomer } from '../../people/profile/customer-tags.queries.ts'
import { isBlank, readSearch } from '../../people/search/people-search.ts'
import { openSlots, slotById } from '../../trade/delivery/slots.service.ts'
import { listMyDocuments, orderDocumentFile } from '../../trade/documents/documents.service.ts'
import { isInStock, loadProducts } from '../../trade/catalog/catalog.products.ts'
import { findSoldIds } from '../../trade/catalog/sold-products.queries.ts'
import { dietGuardOf } from '../../trade/diet/diet.service.ts'
import { pickedOrder } from '../../trade/fulfilment/picked-order.service.ts'
import {
  cancelAndTell,
  lockOrder,
  mayModifyByStaff,
  type OrderRow,
  readOrder,
} from '../../trade/orders/orders.service.ts'
import { decideRefund, findOrderRefunds } from '../../trade/orders/refunds/order-refunds.service.ts'
import {
  changeByStaff,
  keyOfStaff,
  type StaffChange,
  wasChangedByStaff,
} from '../../trade/checkout/changes/staff-change.service.ts'
import { mayReschedule, rescheduleOrder } from '../../trade/orders/reschedule-order.service.ts'
import { retrying } from '../../trade/orders/retrying.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import { isAttended } from '../../trade/payments/picked-money.service.ts'
import { keptOfOrder, refundsOfOrder } from '../../trade/payments/refunds.service.ts'
import { canCarryOut, carryOut } from '../../trade/refunds/carry-out.service.ts'
import {
  countFound,
  findFound,
  findMails,
  findNotes,
  findPayments,
  findServices,
  findStores,
  type FoundOrder,
  insertNote,
  type OrderSearch,
  ordersBelow,
  searchOrders,
  versionOf,
} from './staff-orders.repository.ts'

const pageSize = 25

/** Read for each list, because stores come and go with the files of the shop. */
export const orderFilters = async (db: Reader, stores: StoreScope) => ({
  stores: await findStores(db, stores),
  services: await findServices(db),
})

export interface OrdersAsked {
  q: string
  userId: number | undefined
  day: string | undefined
  storeId: number | undefined
  deliveryServiceId: number | undefined
  stage: OrderStage | undefined
  stores: StoreScope
  page: number
}

/** Undefined where what was typed can match nothing. */
function searchFrom({ q, ...filters }: Omit<OrdersAsked, 'page'>): OrderSearch | undefined {
  const words = readSearch(q)
  return isBlank(words) && q.trim() !== '' ? undefined : { words, ...filters }
}

/** All orders a search finds, page by page, and how many there are. That they were taken stands in the log. */
export async function exportOrders(
  db: Db,
  staff: StaffMember,
  asked: Omit<OrdersAsked, 'page'> & { format: FileFormat },
  now: Date,
): Promise<AsyncIterable<readonly FoundOrder[]>> {
  const { format, ...wanted } = asked
  const search = searchFrom(wanted)
  const found = search === undefined ? 0 : await countFound(db, search)
  await recordChange(db, staff, { action: 'order.exported', after: { format, found } }, now)
  const read = async (below: number | undefined) =>
    search === undefined ? [] : ordersBelow(db, search, below, rowsOfPage)
  return inPages(read, ({ order }) => order.id)
}

export async function findOrders(db: Db, { page, ...asked }: OrdersAsked) {
  const search = searchFrom(asked)
  if (search === undefined) return { orders: [], page: pageOf(page, pageSize, 0) }
  const orders = await searchOrders(db, search, pageSize, (page - 1) * pageSize)
  return { orders, page: pageOf(page, pageSize, await countFound(db, search)) }
}

/** The part of the customer's money that an order still has, and that is not on its way back or to go back, cents. */
const refundable = async (db: Reader, order: OrderRow): Promise<number> =>
  Math.min(refundableCents(order), await keptOfOrder(db, order.id))

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
    givenBack: await findOrderRefunds(db, orderId),
    mails: await findMails(db, orderId),
    notes: await findNotes(db, orderId),
    aboutCustomer: await notesForOrders(db, order.userId),
    tags: await tagsOfCustomer(db, order.userId),
    documents: (await listMyDocuments(shop.db, { userId: order.userId, orderId }, { pageSize: 50 })).documents,
    canReschedule: mayReschedule(order),
    canChange: mayModifyByStaff(shop, order),
    canPayAtHandover: isAttended(order.deliveryServiceId),
    canCancel: canBecome(order.statusId, orderStatus.cancelled),
    refundableCents: await refundable(db, order),
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

/** The other times staff can give an order, in the order of the clock. Throws `error.order.notFound`. */
export async function timesForStaff(db: Reader, orderId: number, now: Date) {
  const found = await findFound(db, orderId)
  if (found === undefined) throw new ShopError('error.order.notFound')
  const slots = await openSlots(db, found.order, now)
  return slots.filter(({ slotId }) => slotId !== found.order.slotId)
}

/** The reason reaches the customer; the log has the two times. */
export const rescheduleByStaff = (
  shop: Shop,
  staff: StaffMember,
  seen: Seen & { slotId: number; reason: string },
  now: Date,
) =>
  change({ shop, ...seen }, async (tx, order) => {
    const { slotId, reason } = seen
    await rescheduleOrder(tx, order, { slotId, reason, actor: `staff ${staff.name}` }, now)
    const before = { beginAt: order.slotBeginAt.toISOString() }
    const after = { beginAt: (await slotById(tx, slotId)).beginAt.toISOString(), reason }
    await recordChange(tx, staff, { action: 'order.rescheduled', subject: ['order', order.id], before, after }, now)
  })

/**
 * Both the customer and the log are told why, and the log nothing of what the customer's household does not eat. Sent
 * again by the same key it is the same change.
 */
export async function changeLinesByStaff(shop: Shop, staff: StaffMember, seen: Seen & StaffChange, now: Date) {
  const { orderId, version, reason, split } = seen
  const found = await findFound(shop.db, orderId)
  const diet = found && (await dietGuardOf(shop, await findUser(shop.db, found.order.userId)))
  return retrying(() =>
    shop.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (order === undefined) throw new ShopError('error.order.notFound')
      const key = keyOfStaff(staff, seen.key)
      if (await wasChangedByStaff(tx, order, key)) return
      if ((await versionOf(tx, orderId)) !== version) throw await changedMeanwhile(tx, ['order', orderId])
      const { fromCents, toCents } = await changeByStaff(shop, tx, order, staff, { ...seen, key, diet }, now)
      const before = { totalCents: fromCents }
      const after = { totalCents: toCents, reason, ...(split.length > 0 && { splitLines: split.length }) }
      await recordChange(tx, staff, { action: 'order.linesChanged', subject: ['order', orderId], before, after }, now)
    }),
  )
}

const mostOffered = 20

/** Products that can be put into an order: sold by its store on its day and in stock. Throws `error.order.notFound`. */
export async function productsForOrder(db: Reader, orderId: number, q: string) {
  const found = await findFound(db, orderId)
  if (found === undefined) throw new ShopError('error.order.notFound')
  const { warehouseId, slotDay: day } = found.order
  const ids = await findSoldIds(db, q)
  const products = await loadProducts(db, { warehouseId, day, isMember: false }, ids)
  return ids
    .flatMap((productId) => products.get(productId) ?? [])
    .filter(isInStock)
    .slice(0, mostOffered)
}

interface StaffRefund extends Seen {
  /** The amount that goes back, where it names no goods. */
  cents: number | undefined
  /** Goods that are paid back, thousandths; at least one of both is there. */
  lines: readonly { lineId: number; quantity: number }[]
  reason: string
}

/**
 * The amount to be paid back: for goods it is the one they had cost. Throws `error.request.invalid`,
 * `error.fulfilment.tooMuch`.
 */
async function wantedAtDesk(tx: Tx, orderId: number, { cents, lines }: StaffRefund) {
  if (lines.length > 0 === (cents !== undefined)) throw new ShopError('error.request.invalid', { fields: 'cents' })
  if (cents !== undefined) return { cents, goods: [] }
  if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length)
    throw new ShopError('error.request.invalid', { fields: 'lines' })
  const picked = new Map((await pickedOrder(tx, orderId)).lines.map((line) => [line.lineId, line]))
  const goods = lines.map(({ lineId, quantity }) => {
    const line = picked.get(lineId)
    if (line === undefined) throw new ShopError('error.fulfilment.lineNotFound')
    const { paid, unit } = line
    if (!isReturnQuantity(quantity, unit === 'kg') || quantity > paid.quantity - paid.returned)
      throw new ShopError('error.fulfilment.tooMuch')
    return { orderLineId: lineId, quantity, cents: returnedAmount(paid, quantity) }
  })
  return { cents: sumCents(goods.map((part) => part.cents)), goods }
}

/** The version names the refund, so that the same press twice is one refund. */
export const refundByStaff = (shop: Shop, staff: StaffMember, wanted: StaffRefund, now: Date) =>
  change({ shop, ...wanted }, async (tx, order) => {
    const { id: orderId } = order
    const most = await refundable(tx, order)
    const { cents, goods } = await wantedAtDesk(tx, orderId, wanted)
    if (cents > most || cents === 0) throw new ShopError('error.desk.tooMuch', { euros: eurosFromCents(most) })
    const reference = `desk-${wanted.version}`
    const refund = await decideRefund(tx, orderId, { kind: 'desk', reference, cents, goods }, now)
    if (refund !== undefined && (await canCarryOut(shop, tx, orderId))) await carryOut(shop, tx, refund, undefined, now)
    else await enqueue(tx, 'payment.refundOrder', { orderId, cents, reference }, now)
    const { reason } = wanted
    const after = { refundedCents: cents, reason }
    await recordChange(tx, staff, { action: 'order.refunded', subject: ['order', orderId], after }, now)
  })

export const noteByStaff = (shop: Shop, staff: StaffMember, orderId: number, body: string, now: Date) =>
  change({ shop, orderId }, async (tx) => {
    await insertNote(tx, { orderId, staffId: staff.userId, staffName: staff.name, body, at: now })
    // The words may be about the customer, and the log is never erased.
    await recordChange(tx, staff, { action: 'order.noted', subject: ['order', orderId] }, now)
  })

/** Only what has left before: the shop itself decides when a mail is due. */
export const resendByStaff = (
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

export async function printByStaff(db: Db, orderId: number, documentId: number, language: Language) {
  const found = await findFound(db, orderId)
  if (found === undefined) throw new ShopError('error.order.notFound')
  return orderDocumentFile(db, orderId, documentId, language)
}
