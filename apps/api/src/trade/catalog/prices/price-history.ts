import type { Cents } from '@bottega/rules/money/cents.ts'
import { addDays, type ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'

/** One row of a price list; `validTo` is the last day, null is open. */
export interface PriceRow {
  readonly validFrom: ShopDate
  readonly validTo: ShopDate | null
  readonly priceCents: Cents
}

/** Days before a reduction whose lowest price is the one struck out. (Directive 98/6/EC, article 6a; Safety, 22) */
const referenceDays = 30

/** The price in force on a day: of the rows that hold that day the one that began last. */
export function priceOn(rows: readonly PriceRow[], day: ShopDate): Cents | null {
  let latest: PriceRow | undefined
  for (const row of rows) {
    const holds = row.validFrom <= day && (row.validTo === null || row.validTo >= day)
    if (holds && (latest === undefined || row.validFrom > latest.validFrom)) latest = row
  }
  return latest?.priceCents ?? null
}

/**
 * Lowest price asked on any of the 30 days before `day`, or null when nothing was sold then. A price can only change on
 * the first day, where a row begins, and on the day after one ends, so no other day is checked. `shelfPrice` is the
 * price paid on a day: the list price, or less when a reduction ran.
 */
export function lowestPriceBefore(
  day: ShopDate,
  turningDays: Iterable<ShopDate>,
  shelfPrice: (day: ShopDate) => Cents | null,
): Cents | null {
  const first = addDays(day, -referenceDays)
  let lowest: Cents | null = null
  for (const one of new Set([first, ...turningDays])) {
    if (one < first || one >= day) continue
    const price = shelfPrice(one)
    if (price !== null && (lowest === null || price < lowest)) lowest = price
  }
  return lowest
}

/** The days on which rows begin to hold or stop holding. */
export function turningDaysOf(rows: readonly Pick<PriceRow, 'validFrom' | 'validTo'>[]): ShopDate[] {
  return rows.flatMap(({ validFrom, validTo }) => (validTo === null ? [validFrom] : [validFrom, addDays(validTo, 1)]))
}
