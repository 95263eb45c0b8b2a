import { hasWayBack } from '@bottega/rules/returns/return-amount.ts'
import {
  mayReturnTake,
  returnMethod,
  returnStatus,
  type ReturnStep,
  returnVersion,
} from '@bottega/rules/returns/return-status.ts'
import type { Tx } from '../../db/database.ts'
import type { Shop } from '../../shop.ts'
import { ShopError } from '../../shop-error.ts'
import type { StaffMember } from '../../visitor.ts'
import { changedFields, changedMeanwhile, recordChange } from '../backoffice/audit.service.ts'
import { lockOrder } from '../orders/orders.service.ts'
import { retrying } from '../orders/retrying.ts'
import { type Goods, putBack, takeMore } from '../orders/stock/stock.service.ts'
import { enqueue } from '../outbox/outbox.service.ts'
import { attemptById } from '../payments/payments.service.ts'
import { refundOfOrder, refundsOfOrder } from '../payments/refunds.service.ts'
import { issueCredit } from '../vouchers/credit-voucher.service.ts'
import { creditDescription, creditName } from './return-words.ts'
import { factsOf, type WholeReturn } from './returns.presenter.ts'
import { changeReturn, findOpenOrders } from './returns.repository.ts'
import { endReturn, readReturn } from './returns.service.ts'

/** Orders by customer that a replacement can go with. */
export async function openOrdersOf(shop: Shop, returns: readonly WholeReturn[]) {
  const waiting = returns.filter(({ row }) => mayReturnTake('replace', factsOf(row))).map(({ row }) => row.userId)
  return Map.groupBy(await findOpenOrders(shop.db, [...new Set(waiting)]), ({ userId }) => userId)
}

/** What a step may change of a return, for the log; texts of the customer stay out of it. */
const decidedFacts = ({ row }: WholeReturn) => ({
  orderId: row.orderId,
  statusId: row.statusId,
  methodId: row.methodId,
  amountCents: row.amountCents,
  voucherCents: row.voucherCents,
  receivedAt: row.receivedAt,
  replacedAt: row.replacedAt,
  replacementOrderId: row.replacementOrderId,
})

/** A return as a staff member saw it. */
interface Seen {
  returnId: number
  version: number
}

/**
 * Runs one step of a return under its order's lock, and reads it again. Refuses what is not possible now, and what was
 * decided before a colleague's step was seen.
 */
function step(
  shop: Shop,
  { returnId, version, name, by, now }: Seen & { name: Exclude<ReturnStep, 'cancel'>; by: StaffMember; now: Date },
  work: (tx: Tx, whole: WholeReturn) => Promise<void>,
): Promise<WholeReturn> {
  return retrying(() =>
    shop.db.transaction(async (tx) => {
      await lockOrder(tx, (await readReturn(tx, returnId)).row.orderId)
      const whole = await readReturn(tx, returnId)
      if (!mayReturnTake(name, factsOf(whole.row))) {
        const isDecision = name === 'approve' || name === 'refuse'
        throw new ShopError(isDecision ? 'error.return.decided' : 'error.return.notNow')
      }
      if (returnVersion(factsOf(whole.row)) !== version) throw await changedMeanwhile(tx, ['return', returnId])
      await work(tx, whole)
      const after = await readReturn(tx, returnId)
      const change = changedFields(decidedFacts(whole), decidedFacts(after))
      await recordChange(tx, by, { action: `return.${name}`, subject: ['return', returnId], ...change }, now)
      return after
    }),
  )
}

interface Decision {
  by: StaffMember
  answer: string | undefined
}

/** The money goes back with the approval; goods of a replacement wait for an order they can go with. */
export const approveReturn = (shop: Shop, seen: Seen, { by, answer }: Decision, now: Date) =>
  step(shop, { ...seen, name: 'approve', by, now }, async (tx, whole) => {
    const { returnId } = seen
    const { row } = whole
    const money = row.methodId === returnMethod.refund ? await giveMoneyBack(shop, tx, whole, now) : {}
    const change = {
      ...money,
      statusId: returnStatus.approved,
      decidedAt: now,
      decidedBy: by.name,
      answer: answer ?? null,
    }
    if (!(await changeReturn(tx, row, 'undecided', change))) throw new ShopError('error.return.decided')
    await enqueue(tx, 'mail.return', { returnId, step: 'approved' }, now)
    if (row.methodId === returnMethod.refund)
      await enqueue(tx, 'return.approved', { returnId, orderId: row.orderId }, now)
  })

export const refuseReturn = (shop: Shop, seen: Seen, { by, answer }: Decision, now: Date) => {
  if (answer === undefined) throw new ShopError('error.return.reasonMissing')
  return step(shop, { ...seen, name: 'refuse', by, now }, async (tx, whole) => {
    await endReturn(tx, whole, { decidedBy: by.name, refused: true, answer }, now)
    await enqueue(tx, 'mail.return', { returnId: seen.returnId, step: 'refused' }, now)
  })
}

/** What was paid goes back the way it came; what cannot becomes a voucher. */
async function giveMoneyBack(shop: Shop, tx: Tx, { row }: WholeReturn, now: Date) {
  const { id, orderId, userId, amountCents } = row
  if (amountCents === 0) return {}
  const reference = `return-${id}`
  const beyondCents = await refundOfOrder(shop, tx, { orderId, cents: amountCents, reference }, now)
  const voucherCents = beyondCents + (await withoutWayBack(tx, orderId, reference))
  if (voucherCents === 0) return {}
  const credit = { userId, code: `RESO-${id}`, cents: voucherCents, name: creditName, description: creditDescription }
  return { voucherCents, userGiftCertificateId: await issueCredit(tx, credit, now) }
}

/** Of a refund what was counted back on payments that no money can return to, cents. */
async function withoutWayBack(tx: Tx, orderId: number, reference: string): Promise<number> {
  let cents = 0
  for (const refund of await refundsOfOrder(tx, orderId)) {
    if (refund.reference !== reference) continue
    const { paymentTypeId, settledAt } = await attemptById(tx, refund.attemptId)
    if (!hasWayBack(paymentTypeId, settledAt !== null)) cents += refund.cents
  }
  return cents
}

const goodsOf = ({ lines }: WholeReturn): Goods[] =>
  lines.map(({ line, sold }) => ({ productId: sold.productId, quantity: line.quantity }))

export const receiveReturn = (shop: Shop, seen: Seen, by: StaffMember, restock: boolean, now: Date) =>
  step(shop, { ...seen, name: 'receive', by, now }, async (tx, whole) => {
    const { returnId } = seen
    const order = await lockOrder(tx, whole.row.orderId)
    if (order === undefined) throw new ShopError('error.return.notFound')
    if (!(await changeReturn(tx, whole.row, 'unreceived', { receivedAt: now, receivedBy: by.name })))
      throw new ShopError('error.return.notNow')
    if (restock) await putBack(tx, order, `return-${returnId}`, goodsOf(whole), now)
    await enqueue(tx, 'mail.return', { returnId, step: 'received' }, now)
  })

/** The goods leave the shelf for the order they travel with, whose price stays as it is. */
export const replaceReturn = (shop: Shop, seen: Seen, by: StaffMember, orderId: number, now: Date) =>
  step(shop, { ...seen, name: 'replace', by, now }, async (tx, whole) => {
    const { returnId } = seen
    const { row } = whole
    const open = await findOpenOrders(tx, [row.userId])
    if (!open.some((one) => one.orderId === orderId)) throw new ShopError('error.return.noOrder')
    const carrier = await lockOrder(tx, orderId)
    if (carrier === undefined) throw new ShopError('error.return.noOrder')
    const change = { replacedAt: now, replacedBy: by.name, replacementOrderId: orderId }
    if (!(await changeReturn(tx, row, 'unreplaced', change))) throw new ShopError('error.return.notNow')
    const missing = await takeMore(tx, carrier, `return-${returnId}`, goodsOf(whole), now)
    if (missing.length > 0) throw new ShopError('error.return.noStock')
    await enqueue(tx, 'mail.return', { returnId, step: 'replaced' }, now)
  })

/** A replacement that is not possible becomes a refund. */
export const payReturnInstead = (shop: Shop, seen: Seen, by: StaffMember, now: Date) =>
  step(shop, { ...seen, name: 'payInstead', by, now }, async (tx, whole) => {
    const { returnId } = seen
    const money = await giveMoneyBack(shop, tx, whole, now)
    const change = { ...money, methodId: returnMethod.refund, replacedAt: now, replacedBy: by.name }
    if (!(await changeReturn(tx, whole.row, 'unreplaced', change))) throw new ShopError('error.return.notNow')
    await enqueue(tx, 'mail.return', { returnId, step: 'payInstead' }, now)
    await enqueue(tx, 'return.approved', { returnId, orderId: whole.row.orderId }, now)
  })
