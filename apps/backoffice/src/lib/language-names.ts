import type { Language } from '@bottega/rules/text/language.ts'

/** Each in itself. */
export const languageNames = { it: 'Italiano', de: 'Deutsch', en: 'English' } as const satisfies Record<
  Language,
  string
>
