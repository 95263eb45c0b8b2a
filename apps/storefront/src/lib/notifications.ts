import type { EnvelopeResponse } from '@bottega/contract/envelope.ts'
import { notificationMs, notificationQueue, type NotificationLevel } from './notification-queue.ts'
import { openPopup, popupCodeOf } from './popups.ts'

/** The one queue of the page; features add to it, the frame draws it. */
export const notifications = notificationQueue()

type Said = readonly [level: NotificationLevel, code: string, text: string]

/**
 * Hands every remark of an answer to the shopper at its level, those of the nine popup codes in a dialog.
 * Answers whether there was any: a success toast is only for the answer that says nothing itself. (Section 8)
 */
export function notifyRemarks(response: EnvelopeResponse): boolean {
  const remarks: Said[] = [
    ...said('error', response.errorsMessage, response.errors),
    ...said('warning', response.warningsMessage, response.warnings),
    ...said('success', response.infosMessage, response.infos),
  ]
  for (const [level, code, text] of remarks) void show(level, code, text)
  return remarks.length > 0
}

/** The plain texts, each with the code of the element that says the same; a server may send the code as its text. */
function said(level: NotificationLevel, texts: readonly string[], elements: readonly { code: string }[]): Said[] {
  return texts.map((text, index) => [level, elements[index]?.code ?? text, text])
}

async function show(level: NotificationLevel, code: string, text: string): Promise<void> {
  // The shop answers in words; a server that answers in codes has them replaced by ours.
  const words = text === code ? ((await import('./code-text.ts')).codeText(code) ?? text) : text
  const popup = popupCodeOf(code)
  if (popup) openPopup({ code: popup, text: words })
  else notifications.notify(level, words, notificationMs)
}
