import { RefusalError } from '@bottega/contract/api.ts'
import { notifyRemarks } from '../notices/notifications.ts'
import { popupCodeOf } from '../notices/popups.ts'

/** A refusal is an answer of the shop. Any other error is a bug, and is thrown on. */
export function asRefusal(error: unknown): RefusalError {
  if (error instanceof RefusalError) return error
  throw error
}

/** Puts a refusal in the notification queue. */
export function notifyRefusal({ response }: RefusalError): undefined {
  notifyRemarks(response)
}

/**
 * The text of a refusal, for the form or page that shows it in place; undefined when a popup shows it instead, with the
 * next step. (Shopping core, section 8)
 */
export function wordsInPlace(refusal: RefusalError): string | undefined {
  return popupCodeOf(refusal.code ?? '') === undefined ? refusal.text : notifyRefusal(refusal)
}

/** The answer of a call, or undefined once its refusal is in the notification queue. */
export async function answerOrNotify<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call
  } catch (error) {
    return notifyRefusal(asRefusal(error))
  }
}
