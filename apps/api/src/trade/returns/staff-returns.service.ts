import {
  mayReturnTake,
  returnMethod,
  returnStatus,
  type ReturnStep,
  returnVersion,
} from '@bottega/rules/returns/return-status.ts'
import type { WithdrawalException } from '@bottega/rules/returns/withdrawal.ts'
import { refundableCents } from '@bottega/rules/payments/order-account.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { StaffMember } from '../../kernel/visitor.ts'
import { changedFields, changedMeanwhile, recordChange } from '../../kernel/audit/audit.service.ts'
import { lockOrder } from '../orders/orders.service.ts'
import { findAccounts, findRefundsOf } from '../orders/refunds/order-refunds.service.ts'
import { retrying } from '../orders/retrying.ts'
import { type Goods, putBack, takeMore } from '../orders/stock/stock.service.ts'
import { readRecipient } from '../../kernel/mail/recipient.service.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import { giveMoneyBack } from './return-money.service.ts'
import { type AroundReturn, factsOf, type WholeReturn } from './returns.presenter.ts'
import { exceptionText } from './withdrawal-words.ts'
import { changeReturn, findOpenOrders } from './returns.repository.ts'
import { endReturn, readReturn } from './returns.service.ts'

/** Orders by customer that a replacement can go with. */
async function openOrdersOf(shop: Shop, returns: readonly WholeReturn[]) {
  const waiting = returns.filter(({ row }) => mayReturnTake('replace', factsOf(row))).map(({ row }) => row.userId)
  return Map.groupBy(await findOpenOrders(shop.db, [...new Set(waiting)]), ({ userId }) => userId)
}

/** The data staff see beside each of these returns, in three statements. */
export async function aroundReturns(
  shop: Shop,
  returns: readonly WholeReturn[],
): Promise<(one: WholeReturn) => AroundReturn> {
  const orderIds = [...new Set(returns.map(({ row }) => row.orderId))]
  const open = await openOrdersOf(shop, returns)
  const refunds = Map.groupBy(await findRefundsOf(shop.db, orderIds), ({ orderId }) => orderId)
  const left = new Map((await findAccounts(shop.db, orderIds)).map((order) => [order.id, refundableCents(order)]))
  return ({ row: { userId, orderId } }) => ({
    openOrders: open.get(userId) ?? [],
    refunds: refunds.get(orderId) ?? [],
    leftCents: left.get(orderId) ?? 0,
  })
}

/** The facts of a return that a step may change, for the log; texts of the customer stay out of it. */
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

interface Approval extends Decision {
  /** Less than was asked for, where staff give back a part. */
  cents?: number | undefined
}

/** The money goes back with the approval; goods of a replacement wait for an order they can go with. */
export const approveReturn = (shop: Shop, seen: Seen, { by, answer, cents }: Approval, now: Date) =>
  step(shop, { ...seen, name: 'approve', by, now }, async (tx, whole) => {
    const { row } = whole
    const isRefund = row.methodId === returnMethod.refund
    const money = isRefund ? await giveMoneyBack(shop, tx, whole, { asked: cents, step: 'approved' }, now) : {}
    const change = {
      ...money,
      statusId: returnStatus.approved,
      decidedAt: now,
      decidedBy: by.name,
      answer: answer ?? null,
    }
    if (!(await changeReturn(tx, row, 'undecided', change))) throw new ShopError('error.return.decided')
    if (!isRefund) await enqueue(tx, 'mail.return', { returnId: row.id, step: 'approved' }, now)
  })

interface Refusal extends Decision {
  /** Of a withdrawal: the only thing that ends it without its money. */
  exception?: WithdrawalException | undefined
}

/** Others may be refused for a reason of the shop; a withdrawal only where the law excepts its goods. */
export const refuseReturn = (shop: Shop, seen: Seen, { by, answer, exception }: Refusal, now: Date) => {
  if (answer === undefined && exception === undefined) throw new ShopError('error.return.reasonMissing')
  return step(shop, { ...seen, name: 'refuse', by, now }, async (tx, whole) => {
    const isWithdrawal = whole.withdrawnAt !== null
    if (isWithdrawal && exception === undefined) throw new ShopError('error.withdrawal.onlyExcepted')
    if (!isWithdrawal && answer === undefined) throw new ShopError('error.return.reasonMissing')
    const { language } = await readRecipient(tx, whole.row.userId)
    const excepted = isWithdrawal && exception !== undefined ? [exceptionText(exception, language)] : []
    const words = [...excepted, ...(answer === undefined ? [] : [answer])].join(' ')
    await endReturn(tx, whole, { decidedBy: by.name, refused: true, answer: words }, now)
    await enqueue(tx, 'mail.return', { returnId: seen.returnId, step: 'refused' }, now)
  })
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
    const money = await giveMoneyBack(shop, tx, whole, { asked: undefined, step: 'payInstead' }, now)
    const change = { ...money, methodId: returnMethod.refund, replacedAt: now, replacedBy: by.name }
    if (!(await changeReturn(tx, whole.row, 'unreplaced', change))) throw new ShopError('error.return.notNow')
  })
