import { type Cents, divideHalfUp } from '../money/cents.ts'
import type { Thousandths } from '../quantity/selling-terms.ts'
import { prorate } from '../money/prorate.ts'
import { documentTotals } from './document-vat.ts'
import type { DocumentContent, DocumentText } from './sales-document.ts'

export interface Correction {
  readonly name: string
  readonly issuedOn: string
  readonly reason: string
  readonly content: DocumentContent
}

const text: DocumentText = {
  it: 'Rimborso merce resa o mancante',
  de: 'Erstattung zurückgegebener oder fehlender Ware',
  en: 'Refund of returned or missing goods',
}

/**
 * What a credit note over an amount says: the amount is shared among the rates of the corrected document in proportion
 * to what was paid at each. Amounts stand as positive numbers, as the tax agency wants them.
 */
export function creditNoteContent(
  { name, issuedOn, reason, content }: Correction,
  cents: Cents,
  lines: DocumentContent['lines'] = sharesOf(content, cents),
): DocumentContent {
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

function sharesOf({ vat }: DocumentContent, cents: Cents): DocumentContent['lines'] {
  const shares = prorate(
    cents,
    vat.map(({ grossCents }) => grossCents),
  )
  return vat
    .map(({ rate }, index) => ({ rate, grossCents: shares[index] ?? 0 }))
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
  readonly text: DocumentText
  readonly quantity: Thousandths
  readonly unit: 'pz' | 'kg'
  readonly cents: Cents
  readonly vatPercent: number
}

/**
 * The lines of a credit note over returned goods, at what each unit had cost. Where that is no whole number of cents
 * the goods stand as one, so that quantity and price always multiply to the amount.
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
