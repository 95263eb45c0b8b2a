export type Fields = Readonly<Record<string, unknown>>

const oldPrice = /^(\d{4}-\d\d-\d\d)–(\d{4}-\d\d-\d\d)? (\d+)$/

/** A price was one text once: `2026-11-01–2026-11-30 199`, without a second day where it had no end. */
function priceIn(text: unknown): unknown {
  const [, from, to, cents] = (typeof text === 'string' && oldPrice.exec(text)) || []
  return from === undefined ? text : { from, to: to ?? null, cents: Number(cents) }
}

/** Entries are never changed, so that what was written before a change of shape is read as it would be written today. */
export function inTodaysShape(fields: Fields | undefined): Fields | undefined {
  if (fields === undefined) return undefined
  const { discountKind, discount, prices, ...others } = fields
  return {
    ...others,
    ...(Array.isArray(prices) ? { prices: prices.map(priceIn) } : prices !== undefined && { prices }),
    ...(discount !== undefined && { [discountKind === 'percent' ? 'percent' : 'cents']: discount }),
  }
}
