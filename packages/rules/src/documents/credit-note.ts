import type { Localized } from '../text/language.ts'
import { type Cents, divideHalfUp } from '../money/cents.ts'
import { prorate } from '../money/prorate.ts'
import type { Thousandths } from '../quantity/selling-terms.ts'
import { documentTotals } from './document-vat.ts'
import type { DocumentContent } from './sales-document.ts'

export interface Correction {
  readonly name: string
  readonly issuedOn: string
  readonly reason: string
  readonly content: DocumentContent
}

const text: Localized = {
  it: 'Rimborso sull’ordine',
  de: 'Erstattung zur Bestellung',
  en: 'Refund on the order',
}

/**
 * The lines of a credit note over an amount. Goods that add up to the amount are named; else the amount is shared among
 * the rates of the corrected document in proportion to what earlier notes left of each, and so it is where goods would
 * take more of a rate than is left. Amounts stand as positive numbers, as the tax agency wants them.
 */
export function creditNoteContent(
  { name, issuedOn, reason, content }: Correction,
  cents: Cents,
  { goods = [], earlier = [] }: { goods?: DocumentContent['lines']; earlier?: readonly DocumentContent[] } = {},
): DocumentContent {
  const left = leftByRate(content, earlier)
  const named = documentTotals({ lines: goods, extras: [] })
  const isNamed =
    named.totalCents === cents && named.vat.every(({ rate, grossCents }) => grossCents <= (left.get(rate) ?? 0))
  const lines = isNamed ? goods : sharesOf(left, cents)
  const { dueOn: _dueOn, points: _points, lotteryCode: _lottery, ...rest } = content
  return {
    ...rest,
    lines,
    extras: [],
    ...documentTotals({ lines, extras: [] }),
    payments: [],
    corrects: { name, issuedOn, reason },
  }
}

function leftByRate({ vat }: DocumentContent, earlier: readonly DocumentContent[]): ReadonlyMap<number, Cents> {
  const left = new Map(vat.map(({ rate, grossCents }) => [rate, grossCents]))
  for (const { rate, grossCents } of earlier.flatMap((one) => one.vat))
    left.set(rate, Math.max(0, (left.get(rate) ?? 0) - grossCents))
  return left
}

function sharesOf(left: ReadonlyMap<number, Cents>, cents: Cents): DocumentContent['lines'] {
  const shares = prorate(cents, [...left.values()])
  return [...left.keys()]
    .map((rate, index) => ({ rate, grossCents: shares[index] ?? 0 }))
    .filter(({ grossCents }) => grossCents !== 0)
    .map(({ rate, grossCents }) => ({
      text,
      quantity: 1000,
      unit: 'pz' as const,
      unitPriceCents: grossCents,
      grossCents,
      vatPercent: rate,
      adjustments: [],
    }))
}

/** Goods that came back, and what they had cost after promotions and vouchers. */
export interface CreditedGoods {
  readonly text: Localized
  readonly quantity: Thousandths
  readonly unit: 'pz' | 'kg'
  readonly cents: Cents
  readonly vatPercent: number
}

/**
 * The lines of a credit note over returned goods, at what each unit had cost. If that is no whole number of cents the
 * goods are one unit, so that quantity and price always multiply to the amount.
 */
export const creditedLines = (goods: readonly CreditedGoods[]): DocumentContent['lines'] =>
  goods
    .filter(({ cents }) => cents > 0)
    .map(({ text: name, quantity, unit, cents, vatPercent }) => {
      const unitPriceCents = divideHalfUp(cents * 1000, quantity)
      const isExact = unitPriceCents * quantity === cents * 1000
      const line = { text: name, grossCents: cents, vatPercent, adjustments: [] }
      return isExact
        ? Object.assign(line, { quantity, unit, unitPriceCents })
        : Object.assign(line, { quantity: 1000, unit: 'pz' as const, unitPriceCents: cents })
    })
