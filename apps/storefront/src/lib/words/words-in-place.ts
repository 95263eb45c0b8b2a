import type { RefusalError } from '@bottega/contract/api.ts'
import { notifyRemarks } from '../notices/notifications.ts'
import { popupCodeOf } from '../notices/popups.ts'

/**
 * What a form or a page says of a refusal where one stands; undefined when a popup says it instead, with the next step.
 * (Shopping core, section 8)
 */
export function wordsInPlace(refusal: RefusalError): string | undefined {
  if (popupCodeOf(refusal.code ?? '') === undefined) return refusal.text
  notifyRemarks(refusal.response)
  return undefined
}
