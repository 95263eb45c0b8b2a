import type { OutboxHandlers } from '../kernel/outbox/outbox-messages.ts'
import { deliverMails, deliverSteps } from '../kernel/outbox/outbox.service.ts'
import type { Shop } from '../kernel/shop.ts'

/**
 * Delivers all that is due and what follows from it, as both jobs of the outbox do turn by turn. Returns how many were
 * delivered.
 */
export async function deliverDue(shop: Shop, handlers: OutboxHandlers): Promise<number> {
  const delivered = (await deliverSteps(shop, handlers)) + (await deliverMails(shop, handlers))
  return delivered === 0 ? 0 : delivered + (await deliverDue(shop, handlers))
}
