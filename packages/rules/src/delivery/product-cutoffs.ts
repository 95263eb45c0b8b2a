import { addDays, instantAt, type ShopDate } from './shop-calendar.ts'

/** A product must be ordered by a minute of the day, some days before it is delivered. */
export interface ProductCutoff {
  readonly daysBefore: number
  readonly minuteOfDay: number
}

/**
 * Reads a product's own cut-offs. The specification says only "pairs separated by a dash", which may mean the two
 * numbers of a pair (`1-12`) or pair from pair (`1_12-3_10:30`); both are read, as days before delivery and hour.
 * Several pairs are separated by spaces or commas.
 */
export function parseProductCutoffs(text: string): ProductCutoff[] {
  const pairs = text.includes('_') ? text.split(/[\s,-]+/) : text.split(/[\s,]+/)
  return pairs.flatMap((pair) => {
    const match = /^(\d{1,2})[-_](\d{1,2})(?::(\d{2}))?$/.exec(pair)
    if (!match) return []
    const minuteOfDay = Number(match[2]) * 60 + Number(match[3] ?? 0)
    return minuteOfDay <= 24 * 60 ? [{ daysBefore: Number(match[1]), minuteOfDay }] : []
  })
}

/** True when a delivery on this day comes too soon for the product: every cut-off must still lie ahead. */
export function isPastProductCutoff(cutoffs: readonly ProductCutoff[], date: ShopDate, now: Date): boolean {
  return cutoffs.some(({ daysBefore, minuteOfDay }) => now >= instantAt(addDays(date, -daysBefore), minuteOfDay))
}
