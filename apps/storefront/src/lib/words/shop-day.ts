import { formatDatedDay, formatDatedMonth, formatDay } from '@bottega/rules/text/format.ts'
import { noonOfShopDay } from './format.ts'
import type { Language } from '@bottega/rules/text/language.ts'

type Hours = { beginTime: string; endTime: string }

/** `dom 29 marzo`, of `2026-03-29`. */
export function formatShopDay(day: string, locale: Language): string {
  return formatDay(noonOfShopDay(day), locale)
}

/** `29 mar 2026`, of `2026-03-29`. */
export const formatDatedShopDay = (day: string, locale: Language): string => formatDatedDay(noonOfShopDay(day), locale)

/** `novembre 2026`, of `2026-11-01`. */
export const formatShopMonth = (day: string, locale: Language): string => formatDatedMonth(noonOfShopDay(day), locale)

/** `sab 22 novembre, 10:00–12:00`: a slot already speaks shop time. */
export function windowText(day: string, { beginTime, endTime }: Hours, locale: Language): string {
  return `${formatShopDay(day, locale)}, ${beginTime}–${endTime}`
}
