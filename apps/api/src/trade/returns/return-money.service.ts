import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { approvedAmount, refundableCents } from '@bottega/rules/payments/order-account.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { findOrderRow, lockOrder } from '../orders/orders.service.ts'
import { decideRefund, findOrderRefunds, type OrderRefund } from '../orders/refunds/order-refunds.service.ts'
import { retrying } from '../orders/retrying.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import { canCarryOut, carryOut } from '../refunds/carry-out.service.ts'
import { settleRefunds } from '../refunds/settle-refunds.service.ts'
import { creditDescription, creditName } from './return-words.ts'
import type { WholeReturn } from './returns.presenter.ts'
import { setReturnMoney } from './returns.repository.ts'
import { readReturn } from './returns.service.ts'

/** The name of a return's refund among those of its order. */
export const referenceOf = (returnId: number) => `return-${returnId}`

/**
 * The money of a return goes back: `asked` of it, else all. An amount the order cannot give any more is refused and
 * named, and becomes no voucher. While the order is still being charged it waits, and its customer is told once it has
 * moved. Answers what changes of the return. Throws `error.desk.tooMuch`. The caller holds the lock of the order's
 * cart.
 */
export async function giveMoneyBack(
  shop: Shop,
  tx: Tx,
  whole: WholeReturn,
  { asked, step }: { asked: number | undefined; step: 'approved' | 'payInstead' },
  now: Date,
) {
  const { row, lines } = whole
  const { id: returnId, orderId } = row
  const order = await findOrderRow(tx, orderId)
  const amount = approvedAmount(row.amountCents, asked, order === undefined ? 0 : refundableCents(order))
  if ('most' in amount) throw new ShopError('error.desk.tooMuch', { euros: eurosFromCents(amount.most) })
  const { cents: amountCents } = amount
  const goods = lines.map(({ line }) => ({
    orderLineId: line.orderLineId,
    quantity: line.quantity,
    cents: line.amountCents,
  }))
  const reference = referenceOf(returnId)
  const refund =
    amountCents === 0
      ? undefined
      : await decideRefund(tx, orderId, { kind: 'return', reference, cents: amountCents, goods }, now)
  if (refund !== undefined && !(await canCarryOut(shop, tx, orderId))) {
    await enqueue(tx, 'return.approved', { returnId, orderId, step }, now)
    return { amountCents }
  }
  await enqueue(tx, 'mail.return', { returnId, step }, now)
  return { amountCents, ...(refund === undefined ? {} : await carryOutOf(shop, tx, whole, refund, now)) }
}

/** Money goes back the way it was paid; an amount that has no way back becomes a voucher. */
const carryOutOf = (shop: Shop, tx: Tx, { row: { id, userId } }: WholeReturn, refund: OrderRefund, now: Date) =>
  carryOut(
    shop,
    tx,
    refund,
    (cents) => ({ userId, code: `RESO-${id}`, cents, name: creditName, description: creditDescription }),
    now,
  )

/** The money of a return that waited for its order to be charged. Throws while it still is, so that it is tried again. */
export async function settleReturn(
  shop: Shop,
  { returnId, step = 'approved' }: { returnId: number; step?: 'approved' | 'payInstead' },
): Promise<void> {
  const { orderId } = (await readReturn(shop.db, returnId)).row
  await retrying(() =>
    shop.db.transaction(async (tx) => {
      await lockOrder(tx, orderId)
      const refund = (await findOrderRefunds(tx, orderId)).find(({ reference }) => reference === referenceOf(returnId))
      if (refund?.carriedOutAt !== null) return
      if (!(await canCarryOut(shop, tx, orderId))) throw new Error(`order ${orderId} is still being charged`)
      const now = shop.clock()
      const { voucherCents, userGiftCertificateId } = await carryOutOf(
        shop,
        tx,
        await readReturn(tx, returnId),
        refund,
        now,
      )
      await setReturnMoney(tx, returnId, { voucherCents, userGiftCertificateId })
      await enqueue(tx, 'mail.return', { returnId, step }, now)
    }),
  )
  await settleRefunds(shop, orderId)
}
