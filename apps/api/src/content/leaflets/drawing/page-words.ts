import type { Language } from '@bottega/rules/text/language.ts'
import { magazineType } from '@bottega/rules/content/leaflet-order.ts'
import { noonOf } from '@bottega/rules/delivery/shop-calendar.ts'
import type { StoredLeaflet } from '../stored-leaflet.ts'

/** What the shop itself says on the pages it draws. */
export interface PageWords {
  readonly leaflet: string
  readonly magazine: string
  /** Before the bubble of an offer for members. */
  readonly members: string
  readonly from: (from: string, to: string) => string
  readonly pricesValid: (when: string) => string
}

export const pageWords: Readonly<Record<Language, PageWords>> = {
  it: {
    leaflet: 'Il volantino',
    magazine: 'La rivista',
    members: 'Soci',
    from: (from, to) => `dal ${from} al ${to}`,
    pricesValid: (when) => `Prezzi validi ${when}, salvo esaurimento`,
  },
  de: {
    leaflet: 'Der Prospekt',
    magazine: 'Das Magazin',
    members: 'Mitglieder',
    from: (from, to) => `vom ${from} bis ${to}`,
    pricesValid: (when) => `Preise gültig ${when}, solange der Vorrat reicht`,
  },
  en: {
    leaflet: 'The leaflet',
    magazine: 'The magazine',
    members: 'Members',
    from: (from, to) => `from ${from} to ${to}`,
    pricesValid: (when) => `Prices valid ${when}, while stocks last`,
  },
}

const locales = { it: 'it', de: 'de', en: 'en-GB' } as const

/** The days of a leaflet, the month of an issue of the magazine. */
export function validityOf(
  { type, from, to }: Pick<StoredLeaflet, 'type' | 'from' | 'to'>,
  language: Language,
): string {
  const written = (day: string, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...parts, timeZone: 'Europe/Rome' }).format(noonOf(day))
  if (type === magazineType) return written(from, { month: 'long', year: 'numeric' })
  const parts = { day: 'numeric', month: 'long' } as const
  return pageWords[language].from(written(from, parts), written(to, parts))
}
