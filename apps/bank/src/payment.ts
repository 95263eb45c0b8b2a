/**
 * `open` waits for the person on the bank's page, `processing` for the bank itself; every other status but `authorised`
 * and `captured` is the end.
 */
export type PaymentStatus =
  'open' | 'processing' | 'authorised' | 'declined' | 'cancelled' | 'captured' | 'voided' | 'refunded'

export type Language = 'it' | 'de' | 'en'

/** Amounts in cents. */
export interface Payment {
  id: string
  /** The part of the page's address nobody can guess. */
  pageToken: string
  idempotencyKey: string
  /** The shop's own name for this try at paying. */
  reference: string
  /** What is paid for, shown on the page. */
  order: string
  shop: string
  amount: number
  currency: 'EUR'
  status: PaymentStatus
  captured: number
  refunded: number
  language: Language
  returnUrl: string
  noticeUrl: string
  createdAt: string
  /** When a payment being processed is decided. */
  decidedAt?: string
  /** Keys of captures, voids and refunds already done. */
  doneKeys: string[]
}

/** What the shop sees of a payment. */
export interface PaymentView {
  id: string
  reference: string
  order: string
  amount: number
  currency: 'EUR'
  status: PaymentStatus
  captured: number
  refunded: number
  pageUrl: string
}

export function presentPayment(payment: Payment, origin: string): PaymentView {
  const { id, reference, order, amount, currency, status, captured, refunded } = payment
  return { id, reference, order, amount, currency, status, captured, refunded, pageUrl: pageUrl(payment, origin) }
}

export const pageUrl = (payment: Payment, origin: string) => `${origin}/pay/${payment.pageToken}`
