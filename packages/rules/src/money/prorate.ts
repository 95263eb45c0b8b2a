import type { Cents } from './cents.ts'

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
