import type { Messages } from 'use-intl'
import type { Locale } from '../lib/locale.ts'

type Source = () => Promise<{ messages: Messages }>

const sources: Record<Locale, Source> = {
  it: () => import('./it.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
}

/** Login, carts, deliveries, payments and orders: looking at shelves does without. */
const purchaseSources: Record<Locale, Source> = {
  it: () => import('./it.purchase.ts'),
  de: () => import('./de.purchase.ts'),
  en: () => import('./en.purchase.ts'),
}

const loaded = new Map<Locale, Messages>()

/** Fetches the wording of one language; the browser never asks for the others. */
export async function loadMessages(locale: Locale): Promise<void> {
  const { messages } = await sources[locale]()
  loaded.set(locale, Object.assign(loaded.get(locale) ?? {}, messages))
}

/** Adds the wording of buying to that of a language. `purchase.ts` does it for whoever imports it. */
export async function loadPurchaseMessages(locale: Locale): Promise<void> {
  const { messages } = await purchaseSources[locale]()
  loaded.set(locale, Object.assign(loaded.get(locale) ?? {}, messages))
}

/** The wording of a language whose loading was awaited before the first rendering. */
export function messagesOf(locale: Locale): Messages {
  const messages = loaded.get(locale)
  if (!messages) throw new Error(`The messages of "${locale}" were not loaded before rendering`)
  return messages
}
