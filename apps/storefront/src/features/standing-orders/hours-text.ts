import { clockOfMinute } from '@bottega/rules/delivery/shop-calendar.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { formatShopDay } from '../../lib/words/shop-day.ts'

interface Hours {
  beginMinute: number
  endMinute: number
}

/** `10:00–12:00`, from minutes of the day. */
export const hoursText = ({ beginMinute, endMinute }: Hours): string =>
  `${clockOfMinute(beginMinute)}–${clockOfMinute(endMinute)}`

/** `mer 18 novembre, 10:00–12:00`. */
export const whenText = ({ day, ...hours }: Hours & { day: string }, locale: Language): string =>
  `${formatShopDay(day, locale)}, ${hoursText(hours)}`
