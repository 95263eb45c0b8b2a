import type { Language } from '@bottega/rules/text/language.ts'
/**
 * `open` waits for the payer on the bank's page, `processing` for the bank itself; every other status but `authorised`
 * and `captured` is the end.
 */
export type PaymentStatus =
  'open' | 'processing' | 'authorised' | 'declined' | 'cancelled' | 'captured' | 'voided' | 'refunded'

/** The kinds of provider the bank plays: each has a page of its own. */
export const paymentKinds = ['card', 'account', 'wallet', 'phone', 'meal-card', 'meal-app'] as const
export type PaymentKind = (typeof paymentKinds)[number]

/** A card the bank remembers because its owner said so; the token is all the shop needs to charge it. */
export interface Instrument {
  token: string
  brand: string
  lastDigits: string
  /** yyyy-MM. */
  expires: string
  /** The test card used. */
  way: string
}

/** Amounts in cents. */
export interface Payment {
  id: string
  kind: PaymentKind
  /** The part of the page's address that cannot be guessed. */
  pageToken: string
  idempotencyKey: string
  /** The shop's own name for this try at paying. */
  reference: string
  /** The purpose of the payment, shown on the page. */
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
  /** When a payment being processed is decided, and how. */
  decidedAt?: string
  decides?: 'authorised' | 'declined'
  /** The page may offer to remember the card. */
  mayRemember?: boolean
  /** The card it was made with, once its owner let it be remembered. */
  instrument?: Omit<Instrument, 'way'>
  /** Keys of captures, voids and refunds already done. */
  doneKeys: string[]
}

/** A payment as the shop sees it. */
export interface PaymentView {
  id: string
  kind: PaymentKind
  reference: string
  order: string
  amount: number
  currency: 'EUR'
  status: PaymentStatus
  captured: number
  refunded: number
  createdAt: string
  pageUrl: string
  instrument?: Omit<Instrument, 'way'>
}

export function presentPayment(payment: Payment, origin: string): PaymentView {
  const { id, kind, reference, order, amount, currency, status, captured, refunded, createdAt, instrument } = payment
  return {
    id,
    kind,
    reference,
    order,
    amount,
    currency,
    status,
    captured,
    refunded,
    createdAt,
    pageUrl: pageUrl(payment, origin),
    ...(instrument === undefined ? {} : { instrument }),
  }
}

export const pageUrl = (payment: Payment, origin: string) => `${origin}/pay/${payment.pageToken}`
