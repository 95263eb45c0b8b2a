import { formatDayAs } from '@bottega/rules/text/format-short.ts'
import { formatDatedMonth } from '@bottega/rules/text/format.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { magazineType } from '@bottega/rules/content/leaflet-order.ts'
import { noonOf } from '@bottega/rules/delivery/shop-calendar.ts'
import type { StoredLeaflet } from '../stored-leaflet.ts'

/** The words of the shop itself on the pages it draws. */
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

/** The days of a leaflet, the month of an issue of the magazine. */
export function validityOf(
  { type, from, to }: Pick<StoredLeaflet, 'type' | 'from' | 'to'>,
  language: Language,
): string {
  const written = (day: string) => formatDayAs('dayOfMonth', noonOf(day), language)
  if (type === magazineType) return formatDatedMonth(noonOf(from), language)
  return pageWords[language].from(written(from), written(to))
}
