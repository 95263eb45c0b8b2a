import { type Cents, sumCents } from '../money/cents.ts'
import { splitVat, type TaxedAmount, type VatPart } from '../money/vat.ts'
import { prorate } from '../money/prorate.ts'
import type { DocumentContent, DocumentExtra, DocumentLine } from './sales-document.ts'

export type Priced = Pick<DocumentContent, 'lines' | 'extras'>

/** The cost of a line after its promotions and vouchers. */
export const lineCents = ({ grossCents, adjustments }: DocumentLine): Cents =>
  grossCents + sumCents(adjustments.map(({ cents }) => cents))

/**
 * Goods and fees with their rates. A reduction of the whole order lowers the goods of each rate in proportion, so that
 * VAT is paid on what was paid.
 */
function taxedAmounts({ lines, extras }: Priced): TaxedAmount[] {
  return [
    ...lines.map((line) => ({ rate: line.vatPercent, grossCents: lineCents(line) })),
    ...extras.flatMap((extra) => extraByRate(extra, lines)),
  ]
}

/** One amount of an extra for each rate it touches. */
export function extraByRate({ vatPercent, cents }: DocumentExtra, lines: readonly DocumentLine[]): TaxedAmount[] {
  if (vatPercent !== null) return [{ rate: vatPercent, grossCents: cents }]
  const sharing = lines.filter(({ takesNoVoucher }) => takesNoVoucher !== true)
  const goods = splitVat(sharing.map((line) => ({ rate: line.vatPercent, grossCents: lineCents(line) })))
  const shares = prorate(
    cents,
    goods.map(({ grossCents }) => Math.max(0, grossCents)),
  )
  return goods
    .map(({ rate }, index) => ({ rate, grossCents: shares[index] ?? 0 }))
    .filter((part) => part.grossCents !== 0)
}

/** VAT by rate and total of what is on a document; the parts add up to the total. */
export function documentTotals(priced: Priced): { vat: VatPart[]; totalCents: Cents } {
  const amounts = taxedAmounts(priced)
  return {
    vat: splitVat(amounts).filter(({ grossCents }) => grossCents !== 0),
    totalCents: sumCents(amounts.map(({ grossCents }) => grossCents)),
  }
}

/** Above this much without VAT an invoice bears a stamp. (Decree 642 of 1972, tariff, article 13) */
const stampAboveCents = 77_47
const stampCents = 2_00

/** Stamp duty of an invoice, paid by the seller; zero where all goods bear VAT. */
export function stampDuty(vat: readonly VatPart[]): Cents {
  const exempt = sumCents(vat.filter(({ rate }) => rate === 0).map(({ grossCents }) => grossCents))
  return exempt > stampAboveCents ? stampCents : 0
}
