const formats = new Map<string, Intl.NumberFormat>()

/** The euro format of a language. Grouping is always on: Italian would otherwise write 1234,00 without its point. */
export function euroFormat(locale: string): Intl.NumberFormat {
  const known = formats.get(locale)
  if (known) return known
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', useGrouping: 'always' })
  formats.set(locale, format)
  return format
}

/** A price cut where its drawing changes size: the separator and the cents are small. `cents` are whole euro cents. */
export function priceParts(cents: number, locale: string): { text: string; small: boolean }[] {
  const parts: { text: string; small: boolean }[] = []
  for (const { type, value } of euroFormat(locale).formatToParts(cents / 100)) {
    const small = type === 'decimal' || type === 'fraction'
    const last = parts.at(-1)
    if (last && last.small === small) last.text += value
    else parts.push({ text: value, small })
  }
  return parts
}
