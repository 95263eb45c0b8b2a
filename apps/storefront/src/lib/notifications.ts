import type { EnvelopeResponse } from '@bottega/contract/envelope.ts'
import { notificationQueue } from './notification-queue.ts'

/** The one queue of the page; features add to it, the frame draws it. */
export const notifications = notificationQueue()

/**
 * Hands every remark of an answer to the shopper at its level.
 * Answers whether there was any: a success toast is only for the answer that says nothing itself.
 */
export function notifyRemarks(response: EnvelopeResponse): boolean {
  for (const text of response.errorsMessage) notifications.notify('error', text)
  for (const text of response.warningsMessage) notifications.notify('warning', text)
  for (const text of response.infosMessage) notifications.notify('success', text)
  return response.errorsMessage.length + response.warningsMessage.length + response.infosMessage.length > 0
}
