import type { EnvelopeResponse } from '@bottega/contract/envelope.ts'
import { forget, keep, kept } from './kept.ts'
import { notifyRemarks } from './notifications.ts'

/** A restart takes seconds; what lies there longer was left behind. */
const keptMs = 5 * 60_000

/**
 * Puts the remarks of an answer aside for the page that starts next: a login begins the shop anew, and what it says of
 * the cart it brought along would go with the page. (Shopping core, sections 4 and 8)
 */
export function keepRemarks(response: EnvelopeResponse): void {
  const { errorsMessage, warningsMessage, infosMessage } = response
  if (errorsMessage.length + warningsMessage.length + infosMessage.length === 0) return
  keep('pending_remarks', { response, at: Date.now() })
}

/** Says what was put aside, once. */
export function sayKeptRemarks(): void {
  const found = kept('pending_remarks') as { response: EnvelopeResponse; at: number } | undefined
  forget('pending_remarks')
  if (found !== undefined && Date.now() - found.at < keptMs) notifyRemarks(found.response)
}
