import type { MessageCode } from '../codes.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fill } from './fill.ts'
import { it } from './it.ts'
import { withWait } from './wait.ts'

export const languages = ['it', 'de', 'en'] as const
export type Language = (typeof languages)[number]
export type MessageArguments = Record<string, string | number>

const catalogues: Record<Language, Record<MessageCode, string>> = { it, de, en }

/** The message in the person's language. */
export function textOf(code: MessageCode, language: Language, values: MessageArguments = {}): string {
  return fill(catalogues[language][code], withWait(values, language))
}
