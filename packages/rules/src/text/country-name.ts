import type { Language } from './language.ts'
import { once } from './once-per-language.ts'

const names = once((tag) => new Intl.DisplayNames(tag, { type: 'region' }))

/** `Germania` of `DE`; the code itself when it is of no country. */
export const countryName = (code: string, language: Language): string => names(language).of(code) ?? code
