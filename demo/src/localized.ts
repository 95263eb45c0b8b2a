import type { Localized } from '@bottega/api/db/schema/columns.ts'

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

/** Lower case, without accents, spaces around or signs: the way the shop compares words. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

export function slugOf(text: string): string {
  return plainWords(text).replaceAll(' ', '-')
}
