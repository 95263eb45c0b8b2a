/** An amount of money in whole cents of euro. Negative when it is taken off. */
export type Cents = number

/**
 * Quotient of two whole numbers rounded to a whole one, halves away from zero, so that a refund mirrors its charge.
 * Works on the remainder and stays exact up to 2^53.
 */
export function divideHalfUp(dividend: number, divisor: number): number {
  const remainder = dividend % divisor
  const quotient = (dividend - remainder) / divisor
  if (2 * Math.abs(remainder) < Math.abs(divisor)) return quotient + 0
  return quotient + Math.sign(dividend) * Math.sign(divisor)
}

/** A percentage of an amount, rounded half up. `percent` may have decimals (12.5). */
export function percentOf(cents: Cents, percent: number): Cents {
  return divideHalfUp(cents * Math.round(percent * 100), 10_000)
}

/**
 * Cents of an amount in euro as it stands in files and on the wire. Two binary fractions deep inside a price (1.005)
 * are read as the decimal that was written. Returns undefined for anything that is not a finite amount.
 */
export function centsFromEuros(euros: number): Cents | undefined {
  if (!Number.isFinite(euros)) return undefined
  const hundredfold = Number((euros * 100).toPrecision(15))
  return divideHalfUp(Math.round(hundredfold * 1000), 1000)
}

export function eurosFromCents(cents: Cents): number {
  return cents / 100
}

export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0
  for (const amount of amounts) sum += amount
  return sum
}

/**
 * Shares an amount among weights so that the shares add up to it exactly; the cents lost to rounding go to the largest
 * remainders, earlier weights first. Weights are whole and not negative; when all are zero every share is zero.
 */
export function prorate(amount: Cents, weights: readonly number[]): Cents[] {
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0)
  if (totalWeight === 0 || amount === 0) return weights.map(() => 0)
  const size = Math.abs(amount)
  const exact = weights.map((weight) => BigInt(size) * BigInt(weight))
  const shares = exact.map((product) => Number(product / BigInt(totalWeight)))
  const remainders = exact.map((product, index) => ({ index, left: Number(product % BigInt(totalWeight)) }))
  let missing = size - shares.reduce((sum, share) => sum + share, 0)
  for (const { index } of remainders.sort((a, b) => b.left - a.left || a.index - b.index)) {
    if (missing === 0) break
    shares[index] = (shares[index] ?? 0) + 1
    missing -= 1
  }
  return shares.map((share) => (amount < 0 ? 0 - share : share))
}

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
