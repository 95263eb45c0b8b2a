import type { EnvelopeResponse } from '@bottega/contract/envelope.ts'
import type { MessageArguments } from '@bottega/contract/texts/text-of.ts'
import { notificationMs, notificationQueue, type NotificationLevel } from './notification-queue.ts'
import { openPopup, popupCodeOf } from './popups.ts'

/** The one queue of the page; features add to it, the frame renders it. */
export const notifications = notificationQueue()

interface Said {
  level: NotificationLevel
  code: string
  text: string
  values?: MessageArguments | undefined
}

/**
 * Shows every remark of an answer at its level, those with one of the nine popup codes in a dialog. Answers whether
 * there was any: a success toast is only for an answer without remarks. (Shopping core, section 8)
 */
export function notifyRemarks(response: EnvelopeResponse): boolean {
  const remarks: Said[] = [
    ...toNotifications('error', response.errorsMessage, response.errors),
    ...toNotifications('warning', response.warningsMessage, response.warnings),
    ...toNotifications('success', response.infosMessage, response.infos),
  ]
  for (const remark of remarks) void show(remark)
  return remarks.length > 0
}

type Element = Pick<Said, 'code' | 'values'>

/** The plain texts, each with the code of the element with the same text; a server may send the code as its text. */
function toNotifications(level: NotificationLevel, texts: readonly string[], elements: readonly Element[]): Said[] {
  return texts.map((text, index) => {
    const { code = text, values } = elements[index] ?? {}
    return { level, code, text, values }
  })
}

const codeForm = /^[\w-]+(\.[\w-]+)+$/

async function show({ level, code, text, values }: Said): Promise<void> {
  // The shop answers with texts; codes of another server are replaced by our texts.
  const words = codeForm.test(text) ? await wordsFor(text, values) : text
  const popup = popupCodeOf(code)
  if (popup) openPopup({ code: popup, text: words })
  else notifications.notify(level, words, { ms: notificationMs })
}

async function wordsFor(code: string, values: MessageArguments | undefined): Promise<string> {
  const { codeText } = await import('../words/code-text.ts')
  return (await codeText(code, values)) ?? code
}
