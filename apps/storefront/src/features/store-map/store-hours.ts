import type { WarehouseView } from '@bottega/contract/locator/warehouses.ts'
import { addDays, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { openingDay, openingState, type OpeningDay } from '@bottega/rules/stores/opening-hours.ts'
import { formatShopDay } from '../../lib/words/shop-day.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { locatorWords } from './words/locator.ts'

type Hours = WarehouseView['serviceHours']

/** The words people read about a store at a moment of its day. */
export interface OpenNow {
  /** Undefined where the store tells no hours at all. */
  readonly open: boolean | undefined
  readonly text: string
  /** `Oggi 08:30–13:00, 15:30–19:30` */
  readonly today: string | undefined
}

export function openNow(now: Date, hours: Hours, locale: Language): OpenNow {
  const t = translatorOf(locatorWords, locale, 'store')
  if (hours.default.length === 0 && hours.custom.length === 0)
    return { open: undefined, text: t('noHours'), today: undefined }
  const date = shopDate(now)
  const today = `${t('today')} ${windowsText(openingDay(date, hours), locale)}`
  const state = openingState(now, hours)
  if (state.open) {
    const text = state.until === '24:00' ? t('openMidnight') : t('open', { until: state.until })
    return { open: true, text, today }
  }
  if (state.next === undefined) return { open: false, text: t('closed'), today }
  const { date: day, beginHour: at } = state.next
  if (day === date) return { open: false, text: t('opensToday', { at }), today }
  if (day === addDays(date, 1)) return { open: false, text: t('opensTomorrow', { at }), today }
  return { open: false, text: t('opensOn', { day: formatShopDay(day, locale), at }), today }
}

/** `08:30–13:00, 15:30–19:30`, or that the day is closed. */
export function windowsText({ windows }: Pick<OpeningDay, 'windows'>, locale: Language): string {
  if (windows.length === 0) return translatorOf(locatorWords, locale, 'store')('closedDay')
  return windows.map(({ beginHour, endHour }) => `${beginHour}–${endHour}`).join(', ')
}
