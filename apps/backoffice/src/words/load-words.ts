import type { Messages } from './messages.ts'

/** The languages of the back office, the default first. */
export const locales = ['it', 'de', 'en'] as const
export type Locale = (typeof locales)[number]

/** Each in itself. */
export const localeNames = { it: 'Italiano', de: 'Deutsch', en: 'English' } as const satisfies Record<Locale, string>

/** One language travels to a browser; the type says that each has every text. */
const files: Record<Locale, () => Promise<{ default: Messages }>> = {
  it: () => import('./it.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
}

export const loadWords = async (locale: Locale): Promise<Messages> => (await files[locale]()).default
