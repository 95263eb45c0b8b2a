import type { Locale } from '../lib/locales.ts'
import type { Messages } from './messages.ts'

/** One language travels to a browser; the type says that each has every text. */
const files: Record<Locale, () => Promise<{ default: Messages }>> = {
  it: () => import('./it.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
}

export const loadWords = async (locale: Locale): Promise<Messages> => (await files[locale]()).default
