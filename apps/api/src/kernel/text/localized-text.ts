import { type Language, languages } from '@bottega/rules/text/language.ts'
import type { Localized } from '../database/columns.ts'

/** The text in a language, in Italian where it was not translated. */
export function textIn(language: Language, text: Localized): string {
  return text[language] ?? text.it
}

/** A copy of editors' content in which every text in several languages has become the one asked for. */
export function inLanguage(language: Language, content: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, valueIn(language, value)]))
}

function valueIn(language: Language, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => valueIn(language, one))
  if (typeof value !== 'object' || value === null) return value
  return isLocalized(value) ? textIn(language, value) : inLanguage(language, value as Record<string, unknown>)
}

function isLocalized(value: object): value is Localized {
  const keys = Object.keys(value)
  return keys.includes('it') && keys.every((key) => languages.some((language) => language === key))
}
