import type { CustomServiceHour } from '@bottega/api/places/stores/stores.tables.ts'
import type {
  ClassProduct,
  CountedStock,
  PromotionProduct,
  ReachedCode,
  WeeklySlot,
} from '@bottega/api/staff/world/world.ts'
import type { PromotionFigure } from '@bottega/api/staff/live-figures/figures.ts'
import { periodAt } from '@bottega/rules/delivery/periods.ts'
import { minuteOf } from '@bottega/rules/stores/opening-hours.ts'
import { z } from 'zod'
import { day, isClock, key, takes } from './values.ts'

/** Every cell is a text; an empty one is absent. */
const number = (what: string, least: number, most: number) =>
  z
    .string(takes(what))
    .regex(/^\d{1,9}$/, takes(what))
    .transform(Number)
    .refine((value) => value >= least && value <= most, takes(what))

const euro = 'an amount in euro, such as 4.90'
const cents = z
  .string(takes(euro))
  .regex(/^\d{1,6}([.,]\d{1,2})?$/, takes(euro))
  .transform((value) => Math.round(Number(value.replace(',', '.')) * 100))

const time = z.string(takes('a time, such as 08:30')).refine(isClock, takes('a time, such as 08:30'))
const productCode = z.string(takes('the code of a product')).trim().min(1).max(40)
const service = number('the number of a delivery service', 1, 1_000_000)

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const expectedDays = 'weekdays, such as mon-fri or sat,sun'

/** The weekdays a text names, 1 Monday … 7 Sunday; undefined for one that cannot be read. */
function weekdaysOf(text: string): number[] | undefined {
  const days = text.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().split('-')
    const [from, to] = [dayNames.indexOf(first), dayNames.indexOf(last)]
    return from < 0 || to < from ? [0] : Array.from({ length: to - from + 1 }, (_, index) => from + index + 1)
  })
  return days.includes(0) ? undefined : [...new Set(days)].toSorted((one, other) => one - other)
}

/** The other way round: runs of at least three days are written as such. */
export function weekdaysText(days: readonly number[]): string {
  const isRun = days.length > 2 && days.every((one, index) => one === (days[0] ?? 0) + index)
  const nameOf = (one: number | undefined) => dayNames[(one ?? 1) - 1] ?? ''
  return isRun ? `${nameOf(days[0])}-${nameOf(days.at(-1))}` : days.map(nameOf).join(',')
}

const weekdays = z.string(takes(expectedDays)).transform((value, context) => {
  const days = weekdaysOf(value)
  if (days !== undefined) return days
  context.issues.push({ code: 'custom', message: `takes ${expectedDays}`, input: value })
  return z.NEVER
})

/** `slots.csv`: a line is a window on the weekdays it names. */
export const slotLine = z
  .strictObject({
    store: key.describe('key of a store'),
    service: service.describe('a delivery service of that store'),
    weekdays: weekdays.describe('on which the slot is offered'),
    from: time.describe('when it begins'),
    to: time.describe('when it ends'),
    capacity: number('a number of orders from 1 to 10000', 1, 10_000).describe('how many orders it takes'),
    cutoff_hours: number('hours from 0 to 336', 0, 336).describe('how long before it begins orders close'),
    fee: cents.optional().describe('in place of that of the service'),
    period: number('a period from 1 to 9', 1, 9).optional().describe('part of the day; without it, by the hour'),
  })
  .refine(({ from, to }) => minuteOf(from) < minuteOf(to), { error: 'is not after the beginning', path: ['to'] })
  .transform(({ weekdays: days, from, to, cutoff_hours: cutoff, fee, period, ...rest }): WeeklySlot[] =>
    days.map((weekday) => ({
      ...rest,
      weekday,
      beginMinute: minuteOf(from),
      endMinute: minuteOf(to),
      periodId: period ?? periodAt(minuteOf(from)),
      feeCents: fee ?? null,
      cutoffMinutes: cutoff * 60,
    })),
  )

const expectedCodes = takes('a postal code, or a run of them such as 20121-20162')

/** `coverage.csv`: postal codes a store reaches by a service. */
export const coverageLine = z
  .strictObject({
    store: key.describe('key of a store'),
    service: service.describe('a delivery service of that store'),
    zone: number('the number of a zone', 1, 1_000_000).describe('your number for the tour'),
    postal_codes: z
      .string(expectedCodes)
      .regex(/^\d{5}(-\d{5})?$/, expectedCodes)
      .refine((value) => {
        const [first, last = first] = value.split('-').map(Number)
        return first !== undefined && last !== undefined && last >= first && last - first < 1000
      }, expectedCodes)
      .describe('that are reached'),
  })
  .transform(({ postal_codes: codes, ...rest }): ReachedCode[] => {
    const [first = 0, last = first] = codes.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, index) => ({
      ...rest,
      postalCode: String(first + index).padStart(5, '0'),
    }))
  })

export interface SpecialDay {
  /** Empty for every shop. */
  readonly store: string
  readonly hours: CustomServiceHour
}

/** `special-days.csv`: hours of certain days in every shop or one; without hours it is closed and has no slots. */
export const specialDayLine = z
  .strictObject({
    store: key.optional().describe('key of a store; empty for all'),
    from: day.describe('first day'),
    to: day.optional().describe('last day; empty for one day'),
    opens: time.optional().describe('empty when closed'),
    closes: time.optional().describe('empty when closed'),
    name_it: z.string(takes('a text')).optional().describe('name of the day in Italian'),
    name_de: z.string(takes('a text')).optional().describe('name of the day in German'),
    name_en: z.string(takes('a text')).optional().describe('name of the day in English'),
  })
  .refine(({ opens, closes }) => (opens === undefined) === (closes === undefined), {
    error: 'stands with opens, or neither does',
    path: ['closes'],
  })
  .refine(({ opens, closes }) => opens === undefined || closes === undefined || minuteOf(opens) < minuteOf(closes), {
    error: 'is not after opens; a closed day has neither',
    path: ['closes'],
  })
  .refine(({ from, to }) => to === undefined || to >= from, { error: 'is before the first day', path: ['to'] })
  .transform(({ store = '', from, to, opens, closes, name_it: it, name_de: de, name_en: en }): SpecialDay => ({
    store,
    hours: {
      beginDate: from,
      endDate: to ?? from,
      beginHour: opens ?? '00:00',
      endHour: closes ?? '00:00',
      ...(it !== undefined && { name: { it, ...(de !== undefined && { de }), ...(en !== undefined && { en }) } }),
    },
  }))

/** `class-products.csv` */
export const classProductLine = z
  .strictObject({
    class: number('the number of a class', 1, 1_000_000).describe('of classes.yaml'),
    product: productCode.describe('code or barcode'),
  })
  .transform((row): ClassProduct => row)

/** `promotion-products.csv` */
export const promotionProductLine = z
  .strictObject({
    promotion: key.describe('code of a promotion'),
    product: productCode.describe('code or barcode'),
    price: cents.optional().describe('as the leaflet prints it'),
  })
  .transform(({ price, ...rest }): PromotionProduct => ({ ...rest, priceCents: price ?? null }))

const quantity = takes('pieces or kilograms with at most three decimals, such as 12.5')

/** `stock.csv`: what a store's warehouse can sell. */
export const stockLine = z
  .strictObject({
    product: productCode.describe('code or barcode'),
    store: key.describe('key of a store'),
    available: z
      .string(quantity)
      .regex(/^\d{1,6}([.,]\d{1,3})?$/, quantity)
      .transform((value) => Math.round(Number(value.replace(',', '.')) * 1000))
      .describe('pieces or kilograms'),
  })
  .transform((row): CountedStock => row)

/** `promotions.csv` of the figures that come in while the shop is open: a product of a price cut. */
export const promotionLine = z
  .strictObject({
    promotion: key,
    product: productCode,
    store: key.optional(),
    price: cents.optional(),
    percent: number('a number from 1 to 90', 1, 90).optional(),
    from: day.optional(),
    to: day.optional(),
    name_it: z.string().max(100).optional(),
    name_de: z.string().max(100).optional(),
    name_en: z.string().max(100).optional(),
  })
  .transform(
    ({
      store = null,
      price = null,
      percent = null,
      from = null,
      to = null,
      name_it: it,
      name_de: de,
      name_en: en,
      ...row
    }): PromotionFigure => ({
      ...row,
      store,
      cents: price,
      percent,
      from,
      to,
      name: it === undefined ? null : { it, ...(de !== undefined && { de }), ...(en !== undefined && { en }) },
    }),
  )
