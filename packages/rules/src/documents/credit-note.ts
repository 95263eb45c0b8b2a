import type { Cents } from '../money/cents.ts'
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
  it: 'Rimborso merce resa o non consegnata',
  de: 'Erstattung zurückgegebener oder nicht gelieferter Ware',
  en: 'Refund of returned or undelivered goods',
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
