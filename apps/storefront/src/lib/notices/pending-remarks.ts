import type { EnvelopeResponse } from '@bottega/contract/envelope.ts'
import { storeForNextPage, takeFromLastPage } from '../storage/next-page.ts'
import { notifyRemarks } from './notifications.ts'

/**
 * Stores the remarks of an answer for the next page: a login reloads the shop, and its remarks on the cart taken over
 * would be lost with the page. (Shopping core, sections 4 and 8)
 */
export function storeRemarks(response: EnvelopeResponse): void {
  const { errorsMessage, warningsMessage, infosMessage } = response
  if (errorsMessage.length + warningsMessage.length + infosMessage.length === 0) return
  storeForNextPage('pending_remarks', { response })
}

/** Shows the stored remarks, once. */
export function showStoredRemarks(): void {
  const found = takeFromLastPage<{ response: EnvelopeResponse }>('pending_remarks')
  if (found !== undefined) notifyRemarks(found.response)
}
