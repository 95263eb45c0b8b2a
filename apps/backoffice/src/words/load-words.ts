import type { Language } from '@bottega/rules/text/language.ts'
import type { Messages } from './messages.ts'

/** One language travels to a browser; the type says that each has every text. */
const files: Record<Language, () => Promise<{ default: Messages }>> = {
  it: () => import('./it.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
}

export const loadWords = async (locale: Language): Promise<Messages> => (await files[locale]()).default
