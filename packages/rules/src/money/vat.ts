import { type Cents, divideHalfUp } from './cents.ts'

/** Rates food and its delivery are sold at in Italy, as whole percentages. */
export const vatRate = { reduced: 4, intermediate: 10, ordinary: 22 } as const

/** A gross amount and the whole percentage it contains. */
export interface TaxedAmount {
  readonly rate: number
  readonly grossCents: Cents
}

export interface VatPart extends TaxedAmount {
  readonly netCents: Cents
  readonly vatCents: Cents
}

/** Totals by rate, lowest first. Net is rounded per rate, not per line, and net plus VAT is the gross of that rate. */
export function splitVat(amounts: Iterable<TaxedAmount>): VatPart[] {
  const grossByRate = new Map<number, Cents>()
  for (const { rate, grossCents } of amounts) grossByRate.set(rate, (grossByRate.get(rate) ?? 0) + grossCents)
  return [...grossByRate]
    .sort(([a], [b]) => a - b)
    .map(([rate, grossCents]) => {
      const netCents = divideHalfUp(grossCents * 100, 100 + rate)
      return { rate, grossCents, netCents, vatCents: grossCents - netCents }
    })
}
