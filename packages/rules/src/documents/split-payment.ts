import { type Cents, sumCents } from '../money/cents.ts'
import type { Buyer, DocumentContent } from './sales-document.ts'

/** Public bodies are reached under a code of six characters; everybody else has seven. */
export const isPublicOffice = ({ sdiCode = '' }: Pick<Buyer, 'sdiCode'>): boolean => sdiCode.length === 6

/**
 * The amount the buyer pays the seller: without the VAT where the payment is split. (DPR 633 of 1972, article 17-ter)
 */
export const payableCents = ({
  totalCents,
  vat,
  splitPayment,
}: Pick<DocumentContent, 'totalCents' | 'vat' | 'splitPayment'>): Cents =>
  splitPayment === true ? sumCents(vat.map(({ netCents }) => netCents)) : totalCents
