import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '@bottega/rules/text/language.ts'
import type { ProviderState } from '@bottega/rules/payments/attempt-state.ts'

/** A payment as the provider has it; amounts in cents. */
export interface ProviderPayment {
  providerPaymentId: string
  /** Our attempt, as we named it to the provider. */
  attemptId: string
  orderId: number
  state: ProviderState
  amountCents: number
  currency: string
  capturedCents: number
  refundedCents: number
  /** The provider's page, for as long as the payment is open. */
  redirectUrl: string | undefined
  /** The card the payer let the provider remember; `token` is all it takes to charge it again. */
  remembered?: RememberedCard | undefined
}

export interface RememberedCard {
  token: string
  brand: string
  lastDigits: string
  /** yyyy-MM. */
  expiresMonth: string
}

/**
 * The answer of a provider. `missing`: it does not know the payment. `refused`: it refused the request, and did
 * nothing. `unknown`: nothing came in time, and it may or may not have happened; only asking again can tell.
 */
export type ProviderAnswer =
  | { kind: 'payment'; payment: ProviderPayment }
  | { kind: 'missing' }
  | { kind: 'refused'; reason: string }
  | { kind: 'unknown'; reason: string }

/** The outcome of a payment: a provider that will not say, to a key it does not know say, leaves it unknown. */
export type StatusAnswer = Exclude<ProviderAnswer, { kind: 'refused' }>

/** Refused an answer is not refused a payment, which may be paid all the same. (Safety, 1) */
export const asStatus = (answer: ProviderAnswer): StatusAnswer =>
  answer.kind === 'refused' ? { kind: 'unknown', reason: answer.reason } : answer

/** The ids of a payment on both sides; the provider's is missing until its first answer. */
export interface PaymentReference {
  attemptId: string
  providerPaymentId: string | null
}

export interface AuthoriseRequest {
  /** Also the idempotency key: the same attempt is one payment, however often it is asked for. */
  attemptId: string
  orderId: number
  amountCents: number
  language: Language
  /** The type the customer chose: it decides which of the provider's pages opens. */
  paymentTypeId: number
  /** The page of the shop the payer is taken back to, for payments of no order. */
  returnPath?: string
  /** Names the shop on the provider's page. */
  shopName: string
  /** The text the payer reads beside the shop's name where the provider's page names goods; else the order's number. */
  reference?: string
  /** A card remembered earlier; it is charged without a page where the provider allows it. */
  token: string | undefined
}

export interface ProviderNotice {
  /** Unique for each thing the provider has to say; repeated when it says it again. */
  eventId: string
  /** The time of the event by the provider's clock: notices arrive in any order. */
  at: Date
  attemptId: string
  /**
   * The payment as it is after the event; undefined where the provider only says that something happened, and has to be
   * asked.
   */
  payment: ProviderPayment | undefined
}

export type NoticeRefusal = 'bad-signature' | 'too-old' | 'unreadable'

/**
 * The port to a provider of card payments. Nothing here throws for any answer of a provider, and nothing waits longer
 * than the adapter's limit; card numbers never pass. (Safety, 1 and 6)
 */
export interface PaymentProvider {
  readonly name: string
  /** Payment types it takes. */
  readonly takes: ReadonlySet<number>
  /** False while it is not asked because it did not answer; absent where it always is. */
  isAvailable?: () => boolean
  authorise: (request: AuthoriseRequest) => Promise<ProviderAnswer>
  status: (payment: PaymentReference) => Promise<StatusAnswer>
  /** At most what was authorised. */
  capture: (payment: PaymentReference, amountCents: number) => Promise<ProviderAnswer>
  /**
   * Ends a payment that is not made yet, and never one that is: the provider decides which it is, in one step. The
   * answer is how the payment stands then.
   */
  close: (payment: PaymentReference) => Promise<StatusAnswer>
  /** Gives back what is held, or ends what is not paid yet: only for money we have decided to release. */
  void: (payment: PaymentReference) => Promise<ProviderAnswer>
  /** At most what was captured; `key` names this refund. */
  refund: (payment: PaymentReference, amountCents: number, key: string) => Promise<ProviderAnswer>
  /** Every payment opened since, for comparing its books with ours. Throws when it cannot be asked. */
  ledger: (since: Date) => Promise<ProviderPayment[]>
  /** Deletes a card stored at the provider; absent where none are. Throws when the provider did not confirm it. */
  forget?: (token: string) => Promise<void>
  verifyNotice: (body: Buffer, headers: IncomingHttpHeaders, now: Date) => ProviderNotice | NoticeRefusal
}

/** The providers this shop works with, by the name attempts remember them by. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>

declare module '../../kernel/shop.ts' {
  interface Shop {
    /** As `paymentProviders` makes them from the settings. */
    payments: PaymentProviders
  }
}
