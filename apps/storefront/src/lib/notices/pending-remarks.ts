import type { EnvelopeResponse } from '@bottega/contract/envelope.ts'
import { keepForNextPage, takeFromLastPage } from '../storage/next-page.ts'
import { notifyRemarks } from './notifications.ts'

/**
 * Puts the remarks of an answer aside for the page that starts next: a login begins the shop anew, and what it says of
 * the cart it brought along would go with the page. (Shopping core, sections 4 and 8)
 */
export function keepRemarks(response: EnvelopeResponse): void {
  const { errorsMessage, warningsMessage, infosMessage } = response
  if (errorsMessage.length + warningsMessage.length + infosMessage.length === 0) return
  keepForNextPage('pending_remarks', { response })
}

/** Says what was put aside, once. */
export function sayKeptRemarks(): void {
  const found = takeFromLastPage<{ response: EnvelopeResponse }>('pending_remarks')
  if (found !== undefined) notifyRemarks(found.response)
}
