import { type Cents, divideHalfUp } from '../money/cents.ts'

/** A line of an order that reports count, with what one unit of it cost the shop on the day it was ordered. */
export interface LineAtCost {
  /** The price paid for it, VAT within and its share of vouchers taken off. */
  readonly grossCents: Cents
  readonly vatPercent: number
  /** Thousandths of the unit of its price: packed once it is picked, else ordered. */
  readonly quantity: number
  /** Without VAT; null where the shop knew none. */
  readonly unitCostCents: Cents | null
}

/** Sums over the lines of a row of a report. */
export interface CostSums {
  /** The price paid for all its lines, VAT within. */
  readonly grossCents: Cents
  /** The same of those with a known cost, with VAT and without; and what they cost. */
  readonly knownGrossCents: Cents
  readonly knownNetCents: Cents
  readonly costCents: Cents
}

/**
 * Sums lines as reports do. Net and cost are rounded per line, so that however lines are grouped the rows come to the same.
 * A line of which nothing was packed costs nothing; what was put in for it is a line with a cost of its own.
 */
export function costSums(lines: Iterable<LineAtCost>): CostSums {
  let [grossCents, knownGrossCents, knownNetCents, costCents] = [0, 0, 0, 0]
  for (const line of lines) {
    grossCents += line.grossCents
    if (line.unitCostCents === null) continue
    knownGrossCents += line.grossCents
    knownNetCents += divideHalfUp(line.grossCents * 100, 100 + line.vatPercent)
    costCents += divideHalfUp(line.unitCostCents * line.quantity, 1000)
  }
  return { grossCents, knownGrossCents, knownNetCents, costCents }
}

/** Amounts in cents, rates in tenths of a per cent; null where there is nothing to divide, or no cost is known. */
export interface MarginFigures {
  readonly cost: Cents | null
  /** The price paid without VAT, less the cost, of lines with a known cost. */
  readonly margin: Cents | null
  /** Of what was paid without VAT. */
  readonly marginRate: number | null
  /** The share of what was paid for goods that has a known cost. */
  readonly costKnown: number | null
}

export function marginFigures({ grossCents, knownGrossCents, knownNetCents, costCents }: CostSums): MarginFigures {
  const costKnown = tenthsOf(knownGrossCents, grossCents)
  if (knownGrossCents === 0 && costCents === 0) return { cost: null, margin: null, marginRate: null, costKnown }
  const margin = knownNetCents - costCents
  return { cost: costCents, margin, marginRate: tenthsOf(margin, knownNetCents), costKnown }
}

const tenthsOf = (part: Cents, whole: Cents) => (whole === 0 ? null : divideHalfUp(part * 1000, whole))
