import { shopTimeZone as timeZone } from '../delivery/shop-time-zone.ts'
import type { Language } from './language.ts'

/** English is written the European way: day before month. */
export const tags: Readonly<Record<Language, string>> = { it: 'it', de: 'de', en: 'en-GB' }

/** Making a format takes longer than formatting a whole page with it. */
export function once<Made>(make: (tag: string) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>()
  return (language) => {
    const known = made.get(language) ?? make(tags[language])
    made.set(language, known)
    return known
  }
}

export const days = (options: Intl.DateTimeFormatOptions) =>
  once((tag) => new Intl.DateTimeFormat(tag, { ...options, timeZone }))
