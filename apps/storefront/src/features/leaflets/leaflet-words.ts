import type { LeafletView } from '@bottega/contract/leaflets/leaflets.ts'
import { magazineType } from '@bottega/rules/content/leaflet-order.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { formatShopDay, formatShopMonth } from '../../lib/words/shop-day.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { leafletsWords } from './words/leaflets.ts'

type Dated = Pick<LeafletView, 'from' | 'to' | 'state' | 'leafletType'>

/** `Dal gio 19 novembre al mer 2 dicembre`; of an issue of the magazine its month. */
export function validityText({ from, to, leafletType }: Dated, locale: Language): string {
  if (leafletType.leafletTypeId === magazineType) return formatShopMonth(from, locale)
  const t = translatorOf(leafletsWords, locale)
  return t('validity', { from: formatShopDay(from, locale), to: formatShopDay(to, locale) })
}

/** Short, for cards: until when it runs, or from when. */
export function whenText(leaflet: Dated, locale: Language): string {
  const t = translatorOf(leafletsWords, locale)
  if (leaflet.leafletType.leafletTypeId === magazineType) return formatShopMonth(leaflet.from, locale)
  return leaflet.state === 'coming'
    ? t('from', { from: formatShopDay(leaflet.from, locale) })
    : t('until', { to: formatShopDay(leaflet.to, locale) })
}

const namedTypes = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const

export function typeName(type: number, locale: Language): string {
  const name = namedTypes.find((one) => one === String(type)) ?? '1'
  return translatorOf(leafletsWords, locale)(`type.${name}`)
}
