import type { Language } from './language.ts'
import { once } from './once-per-language.ts'

const names = once((tag) => new Intl.DisplayNames(tag, { type: 'region' }))

/** `Germania` of `DE`; the code itself when it is of no country. */
export const countryName = (code: string, language: Language): string => names(language).of(code) ?? code

/** Countries by their names, in the order of the language. */
export const countriesByName = (codes: readonly string[], language: Language): { code: string; name: string }[] =>
  codes
    .map((code) => ({ code, name: countryName(code, language) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
