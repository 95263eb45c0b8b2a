import type { Localized } from '@bottega/api/kernel/database/columns.ts'
import { isShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { z } from 'zod'

/** The sentence of an error: what the field takes. */
export const takes = (what: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? `is missing: it takes ${what}` : `takes ${what}`),
})

export const text = (most = 200) =>
  z.string(takes('a text')).trim().min(1, 'is empty').max(most, `has more than ${most} characters`)

export const whole = (least: number, most: number) => {
  const expected = takes(`a whole number from ${least} to ${most}`)
  return z.int(expected).min(least, expected).max(most, expected)
}

export const oneOf = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, takes(`one of ${values.join(', ')}`))

export const yesNo = z.boolean(takes('true or false'))

/** A name in addresses of the shop and in other files. */
export const key = z
  .string(takes('small letters, digits and dashes'))
  .regex(/^[\da-z]+(?:-[\da-z]+)*$/, 'takes small letters, digits and dashes')

const words = text(2000)
const expectedTexts = takes('a text, or texts by language: { it: …, de: …, en: … }')

/** One text for all languages, or one for each; Italian stands in for those that are missing. */
export const localized = z
  .union([words, z.strictObject({ it: words, de: words.optional(), en: words.optional() })], expectedTexts)
  .transform((value): Localized => (typeof value === 'string' ? { it: value } : withoutGaps(value)))

/** Optional fields that are not there are no fields: two files that say the same are equal. */
const withoutGaps = ({ it, de, en }: Localized): Localized => ({
  it,
  ...(de !== undefined && { de }),
  ...(en !== undefined && { en }),
})

const euro = takes('an amount in euro with at most two decimals, such as 4.90')
const hasCents = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

/** Euro in the file, cents in the shop. */
export const money = z
  .number(euro)
  .min(0, euro)
  .max(100_000, euro)
  .refine(hasCents, euro)
  .transform((value) => Math.round(value * 100))

export const day = z
  .string(takes('a day, as 2026-12-24'))
  .refine((value) => isShopDate(value), takes('a day, as 2026-12-24'))

export const percent = whole(1, 100)
export const vat = z.literal([0, 4, 5, 10, 22], takes('one of 0, 4, 5, 10, 22'))
export const latitude = z.number(takes('a latitude, such as 45.4641')).min(35).max(48)
export const longitude = z.number(takes('a longitude, such as 9.1919')).min(6).max(19)

const clock = /^([01]\d|2[0-3]):([0-5]\d)$/

/** `08:30`, or the end of the day as `24:00`. */
export const isClock = (value: string) => clock.test(value) || value === '24:00'
