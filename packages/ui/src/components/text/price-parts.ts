/** A formatted price cut where its drawing changes size: the separator and the cents are small. */
export function priceParts(formatted: readonly Intl.NumberFormatPart[]): { text: string; small: boolean }[] {
  const parts: { text: string; small: boolean }[] = []
  for (const { type, value } of formatted) {
    const small = type === 'decimal' || type === 'fraction'
    const last = parts.at(-1)
    if (last && last.small === small) last.text += value
    else parts.push({ text: value, small })
  }
  return parts
}
