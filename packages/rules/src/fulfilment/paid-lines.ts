import { type Cents, sumCents } from '../money/cents.ts'
import { splitVat, type VatPart, vatRate } from '../money/vat.ts'
import { prorate } from '../money/prorate.ts'

/** A line of an order as it is written: its list amount, before the rows that take off. */
export interface WrittenLine {
  readonly lineId: number
  readonly totalCents: Cents
  readonly vatRate: number
  /** No voucher is shared among these. */
  readonly isFirstInfantFormula: boolean
}

export interface WrittenRow {
  readonly lineId: number | null
  readonly reason: string
  readonly cents: Cents
}

export interface PaidFee {
  readonly reason: string
  readonly cents: Cents
  readonly vatRate: number
}

export interface PaidOrder {
  /** The real cost of each line once vouchers on the order are shared out, by line. */
  readonly paidCents: ReadonlyMap<number, Cents>
  /** Bags, delivery and what comes off it. */
  readonly fees: readonly PaidFee[]
  readonly vat: readonly VatPart[]
  readonly totalCents: Cents
}

/** Rows on the whole order that lower the goods; every other row without a line is a fee. */
const sharedReasons: ReadonlySet<string> = new Set(['order-voucher', 'weight-gift'])

/** The content of a receipt: each line at the amount paid for it, fees, VAT by rate. All parts sum to the total. */
export function paidLines(lines: readonly WrittenLine[], rows: readonly WrittenRow[]): PaidOrder {
  const ofLine = (lineId: number) => sumCents(rows.flatMap((row) => (row.lineId === lineId ? [row.cents] : [])))
  const before = lines.map((line) => line.totalCents + ofLine(line.lineId))
  const shared = rows.filter(({ lineId, reason }) => lineId === null && sharedReasons.has(reason))
  const weights = lines.map(({ isFirstInfantFormula }, index) => (isFirstInfantFormula ? 0 : (before[index] ?? 0)))
  const shares = prorate(sumCents(shared.map(({ cents }) => cents)), weights)
  const paid = lines.map((line, index) => ({ line, cents: (before[index] ?? 0) + (shares[index] ?? 0) }))
  const fees = rows
    .filter(({ lineId, reason }) => lineId === null && !sharedReasons.has(reason))
    .map(({ reason, cents }) => ({ reason, cents, vatRate: vatRate.ordinary }))
  const taxed = [
    ...paid.map(({ line, cents }) => ({ rate: line.vatRate, grossCents: cents })),
    ...fees.map(({ cents, vatRate: rate }) => ({ rate, grossCents: cents })),
  ]
  return {
    paidCents: new Map(paid.map(({ line, cents }) => [line.lineId, cents])),
    fees,
    vat: splitVat(taxed).filter(({ grossCents }) => grossCents !== 0),
    totalCents: sumCents(taxed.map(({ grossCents }) => grossCents)),
  }
}
