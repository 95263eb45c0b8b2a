import type { Language } from '@bottega/contract/texts/text-of.ts'
import type { Localized } from '../../db/schema/columns.ts'

/** The text in a language, in Italian where it was not translated. */
export function textIn(language: Language, text: Localized): string {
  return text[language] ?? text.it
}
