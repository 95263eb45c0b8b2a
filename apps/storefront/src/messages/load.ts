import type { Messages } from 'use-intl'
import type { Locale } from '../lib/locale.ts'

const sources: Record<Locale, () => Promise<{ messages: Messages }>> = {
  it: () => import('./it.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
}

const loaded = new Map<Locale, Messages>()

/** Fetches the wording of one language; the browser never asks for the others. */
export async function loadMessages(locale: Locale): Promise<void> {
  const { messages } = await sources[locale]()
  loaded.set(locale, messages)
}

/** The wording of a language whose loading was awaited before the first rendering. */
export function messagesOf(locale: Locale): Messages {
  const messages = loaded.get(locale)
  if (!messages) throw new Error(`The messages of "${locale}" were not loaded before rendering`)
  return messages
}
