import type { MessageCode } from '../codes.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { it } from './it.ts'

export const languages = ['it', 'de', 'en'] as const
export type Language = (typeof languages)[number]
export type MessageArguments = Record<string, string | number>

const catalogues: Record<Language, Record<MessageCode, string>> = { it, de, en }

/** The message in the person's language; an argument nobody gave stays visible as `{name}` rather than vanishing. */
export function textOf(code: MessageCode, language: Language, values: MessageArguments = {}): string {
  return catalogues[language][code].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
