import type { AuditAction } from '@bottega/contract/audit-actions.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { RequestKey } from '../../kernel/database/sent-before.ts'
import type { Shop } from '../../kernel/shop.ts'
import type { StaffMember } from '../../kernel/visitor.ts'
import { changedFields, recordChange } from '../../kernel/audit/audit.service.ts'
import type { OrderRow } from '../orders/orders.service.ts'
import { type PickList, pickedFacts, readPickList } from './fulfilment.service.ts'
import { underLock } from './picking.service.ts'
import { isFirst } from './presses.repository.ts'

/** An action of staff at an order: its name in the log, and the reason where they say one. */
export interface Step {
  orderId: number
  action: AuditAction
  reason?: string
  /** The idempotency key it came with. */
  key: RequestKey | undefined
}

/**
 * One step under the order's lock, answered with the pick list as it is afterwards; what it changed is in the log. With
 * the key of a step that was done before it changes nothing, whatever happened since.
 */
export function takeStep(
  shop: Shop,
  staff: StaffMember,
  { orderId, action, reason, key }: Step,
  now: Date,
  step: (tx: Tx, order: OrderRow) => Promise<unknown>,
): Promise<PickList> {
  return underLock(shop, orderId, async (tx, order) => {
    const before = await readPickList(tx, orderId)
    if (!(await isFirst(tx, orderId, { userId: staff.userId, key }, now))) return before
    await step(tx, order)
    const after = await readPickList(tx, orderId)
    const change = changedFields(pickedFacts(before), pickedFacts(after))
    if (change !== undefined) {
      const said = reason === undefined ? change : { ...change, after: { ...change.after, reason } }
      await recordChange(tx, staff, { action, subject: ['order', orderId], ...said }, now)
    }
    return after
  })
}
