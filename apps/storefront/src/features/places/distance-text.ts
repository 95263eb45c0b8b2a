import type { Language } from '@bottega/rules/text/language.ts'

/** `350 m` below a kilometre, `1,2 km` below ten, `24 km` beyond. */
export function distanceText(metres: number, locale: Language): string {
  const text = (value: number, unit: 'meter' | 'kilometer', digits: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: digits }).format(value)
  if (metres < 1000) return text(Math.round(metres / 10) * 10, 'meter', 0)
  return text(metres / 1000, 'kilometer', metres < 10_000 ? 1 : 0)
}
