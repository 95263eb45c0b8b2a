import type { Messages } from 'use-intl'
import type { Locale } from '../lib/visit/locale.ts'
import { byNamespace } from './by-namespace.ts'

type Source = () => Promise<{ files: Record<string, unknown> }>

/** Wording travels in parts: `shelves` with every page, the others with what needs them. */
export type Part = keyof typeof sources

const sources = {
  shelves: { it: () => import('./it.ts'), de: () => import('./de.ts'), en: () => import('./en.ts') },
  /** Carts, vouchers and payments: looking at shelves does without. */
  purchase: {
    it: () => import('./it.purchase.ts'),
    de: () => import('./de.purchase.ts'),
    en: () => import('./en.purchase.ts'),
  },
  /** Addresses, stores and times: the dialogs and the page of an address. */
  delivery: {
    it: () => import('./it.delivery.ts'),
    de: () => import('./de.delivery.ts'),
    en: () => import('./en.delivery.ts'),
  },
  /** Login, and what forms complain about. */
  forms: {
    it: () => import('./it.forms.ts'),
    de: () => import('./de.forms.ts'),
    en: () => import('./en.forms.ts'),
  },
  /** The cookie question of a first visit. */
  cookies: {
    it: () => import('./it.cookies.ts'),
    de: () => import('./de.cookies.ts'),
    en: () => import('./en.cookies.ts'),
  },
  /** Orders, their changes, and lists. */
  orders: {
    it: () => import('./it.orders.ts'),
    de: () => import('./de.orders.ts'),
    en: () => import('./en.orders.ts'),
  },
  /** What comes up beside the pages: the dialogs of popup codes, new versions. */
  aside: {
    it: () => import('./it.aside.ts'),
    de: () => import('./de.aside.ts'),
    en: () => import('./en.aside.ts'),
  },
  /** The security of a profile, workplaces, and what only staff see. */
  account: {
    it: () => import('./it.account.ts'),
    de: () => import('./de.account.ts'),
    en: () => import('./en.account.ts'),
  },
  /** The page of a product. */
  product: {
    it: () => import('./it.product.ts'),
    de: () => import('./de.product.ts'),
    en: () => import('./en.product.ts'),
  },
  /** The first page and the search. */
  browse: {
    it: () => import('./it.browse.ts'),
    de: () => import('./de.browse.ts'),
    en: () => import('./en.browse.ts'),
  },
  /** Help and the legal texts. */
  pages: { it: () => import('./it.pages.ts'), de: () => import('./de.pages.ts'), en: () => import('./en.pages.ts') },
} as const satisfies Record<string, Record<Locale, Source>>

const loaded = new Map<Locale, Messages>()

/** Fetches a part of the wording of one language; the browser never asks for the others. */
export async function loadMessages(locale: Locale, part: Part = 'shelves'): Promise<void> {
  const { files } = await sources[part][locale]()
  loaded.set(locale, Object.assign(loaded.get(locale) ?? {}, byNamespace(files)))
}

/** All parts: the server has them from the start. */
export async function loadAllMessages(locale: Locale): Promise<void> {
  await Promise.all((Object.keys(sources) as Part[]).map((part) => loadMessages(locale, part)))
}

/** The wording of a language whose loading was awaited before the first rendering. */
export function messagesOf(locale: Locale): Messages {
  const messages = loaded.get(locale)
  if (!messages) throw new Error(`The messages of "${locale}" were not loaded before rendering`)
  return messages
}
