import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import type { BusinessApproval } from '@bottega/rules/people/account-state.ts'
import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../kernel/database/database.ts'
import { shopOrder } from '../orders/orders.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import type { Shop } from '../../kernel/shop.ts'
import { cancelOrder } from '../orders/cancel-order.service.ts'
import { moveOrder } from '../orders/order-status.service.ts'
import { lockOrder } from '../orders/orders.service.ts'

/**
 * Whether the account of an order is a business that staff have not approved yet. The row is locked against a decision
 * at the same time: either this order is placed before it and follows it, or it sees the decision.
 */
export async function waitsForApproval(tx: Tx, userId: number): Promise<boolean> {
  const [row] = await tx
    .select({ approval: appUser.businessApproval })
    .from(appUser)
    .where(eq(appUser.id, userId))
    .for('share')
  return row?.approval === 'waiting'
}

/** The orders of a business follow the decision about it. May run twice. (Account and after-sales, section 4: 19 to 21) */
export async function validateOrders(
  shop: Shop,
  { userId, decision }: { userId: number; decision: Exclude<BusinessApproval, 'waiting'> },
): Promise<void> {
  const waiting = await shop.db
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(and(eq(shopOrder.userId, userId), eq(shopOrder.statusId, orderStatus.inValidation)))
    .orderBy(asc(shopOrder.id))
  for (const { id } of waiting)
    await shop.db.transaction(async (tx) => {
      const now = shop.clock()
      const order = await lockOrder(tx, id)
      if (order?.statusId !== orderStatus.inValidation) return
      if (decision === 'approved') {
        const approved = await moveOrder(tx, order, orderStatus.validationApproved, 'shop', now)
        await moveOrder(tx, approved, orderStatus.ordered, 'shop', now)
      } else {
        const rejected = await moveOrder(tx, order, orderStatus.validationRejected, 'shop', now)
        await cancelOrder(shop, tx, rejected, 'shop', now)
      }
    })
}
