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
