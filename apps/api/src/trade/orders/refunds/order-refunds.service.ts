import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { type RefundKind, refundableCents } from '@bottega/rules/payments/order-account.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import { enqueue } from '../../../kernel/outbox/outbox.service.ts'
import { findOrderRow, type OrderRow } from '../orders.repository.ts'
import {
  addRefunded,
  findOrderRefunds,
  insertOrderRefund,
  insertOrderRefundLines,
  type OrderRefund,
  takeRefunded,
} from './order-refunds.repository.ts'
import type { ReturnedPart } from './returned-lines.repository.ts'

export type { ReturnedPart } from './returned-lines.repository.ts'

export {
  carryOutRefund,
  findAccounts,
  findOrderRefunds,
  findRefundedGoods,
  findRefundsOf,
  type OrderRefund,
  sumRequested,
} from './order-refunds.repository.ts'

export interface DecidedRefund {
  kind: RefundKind
  /** Names the effect: decided again under the same name, nothing happens. */
  reference: string
  cents: number
  /** Of it what is not charged at the door. */
  notChargedCents?: number
  /** The goods it is for. Those of a return are counted on their lines when it is asked for. */
  goods?: readonly ReturnedPart[]
}

/**
 * Writes down that some of an order's money goes back: the only way it may. The effects (credit note, points) leave
 * through the outbox; the payments are told by `carryOut` of the refunds module. Throws `error.desk.tooMuch` where the
 * order does not come to so much any more, and `error.fulfilment.tooMuch` where so much of a line is not left. The
 * caller holds the lock of the order's cart. Undefined when it was decided before.
 */
export async function decideRefund(
  tx: Tx,
  orderId: number,
  { kind, reference, cents, notChargedCents = 0, goods = [] }: DecidedRefund,
  now: Date,
): Promise<OrderRefund | undefined> {
  const refund = await insertOrderRefund(tx, { orderId, kind, reference, cents, notChargedCents, createdAt: now })
  if (refund === undefined) return undefined
  if (!(await addRefunded(tx, orderId, cents))) throw await tooMuch(tx, orderId)
  if (kind !== 'return')
    for (const part of goods) if (!(await takeRefunded(tx, part))) throw new ShopError('error.fulfilment.tooMuch')
  await insertOrderRefundLines(tx, refund.id, goods)
  await enqueue(tx, 'order.refunded', { orderId }, now)
  return refund
}

async function tooMuch(tx: Tx, orderId: number): Promise<ShopError> {
  const order = await findOrderRow(tx, orderId)
  return new ShopError('error.desk.tooMuch', {
    euros: eurosFromCents(order === undefined ? 0 : refundableCents(order)),
  })
}

/**
 * Refunds the rest of an order that ends without its customer having it: all it had not given back yet. Its payments
 * are released whole, so nothing is left to carry out. The caller holds the lock of the order's cart.
 */
export async function refundRest(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const cents = refundableCents(order)
  const known = (await findOrderRefunds(tx, order.id)).some(({ kind }) => kind === 'ended')
  if (cents === 0 || known || order.orderedTotalCents === null) return
  await decideRefund(tx, order.id, { kind: 'ended', reference: 'ended', cents }, now)
}
