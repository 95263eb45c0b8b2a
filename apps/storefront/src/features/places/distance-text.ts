import { formatUnit } from '@bottega/rules/text/format-unit.ts'
import type { Language } from '@bottega/rules/text/language.ts'

/** `350 m` below a kilometre, `1,2 km` below ten, `24 km` beyond. */
export function distanceText(metres: number, locale: Language): string {
  if (metres < 1000) return formatUnit(Math.round(metres / 10) * 10, 'meter', locale)
  return formatUnit(metres / 1000, 'kilometer', locale, { maximumFractionDigits: metres < 10_000 ? 1 : 0 })
}
