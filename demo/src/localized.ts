import type { Localized } from '@bottega/api/kernel/database/columns.ts'

/** Reads "Italian | German | English"; a single text is a proper name and stands for all three. */
export function trilingual(text: string): Localized {
  const [it = '', de, en] = text.split('|').map((part) => part.trim())
  return { it, de: de || it, en: en || it }
}

/** Builds a text in each language from others; where one of them has no German or English, its Italian is used. */
export function localizedFrom(parts: readonly Localized[], join: (...texts: string[]) => string): Localized {
  return {
    it: join(...parts.map((part) => part.it)),
    de: join(...parts.map((part) => part.de ?? part.it)),
    en: join(...parts.map((part) => part.en ?? part.it)),
  }
}
