import type { OutboxHandlers } from '../kernel/outbox/outbox-messages.ts'
import { deliverMails, deliverSteps } from '../kernel/outbox/outbox.service.ts'
import type { Shop } from '../kernel/shop.ts'

/** Delivers all that is due, as both jobs of the outbox do. Returns how many were delivered. */
export async function deliverDue(shop: Shop, handlers: OutboxHandlers): Promise<number> {
  const [steps, mails] = await Promise.all([deliverSteps(shop, handlers), deliverMails(shop, handlers)])
  return steps + mails
}
