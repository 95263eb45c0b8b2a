/**
 * One try at paying one part of one order. `created` was never sent to the provider, `pending` was; `closing` is a
 * claim: the provider is being asked to end it if it is not paid yet. `releasing` is a decision: whatever the provider
 * holds for it, or has taken, is given back.
 */
export const attemptStates = [
  'created',
  'pending',
  'closing',
  'authorised',
  'captured',
  'releasing',
  'declined',
  'voided',
  'refunded',
] as const
export type AttemptState = (typeof attemptStates)[number]

/** States whose end is not known yet. */
export const undecidedStates = ['created', 'pending', 'closing'] as const satisfies readonly AttemptState[]

/** States in which an attempt pays for its order, or still may. */
export const liveStates = [...undecidedStates, 'authorised', 'captured'] as const satisfies readonly AttemptState[]

export const isUndecided = (state: AttemptState): boolean => undecidedStates.some((one) => one === state)
export const isLive = (state: AttemptState): boolean => liveStates.some((one) => one === state)

/** The state of a payment at its provider: `open` waits for the customer, `processing` for the provider itself. */
export const providerStates = [
  'open',
  'processing',
  'authorised',
  'captured',
  'declined',
  'voided',
  'refunded',
] as const
export type ProviderState = (typeof providerStates)[number]

/**
 * The meaning of an answer for the order. `lost`: money counted on is not held any more. `late`: money for an attempt
 * already given up here; it goes back.
 */
export type AttemptOutcome =
  'open' | 'processing' | 'authorised' | 'declined' | 'lost' | 'late' | 'unknown' | 'unchanged'

export interface AnswerEffect {
  readonly state: AttemptState
  readonly outcome: AttemptOutcome
}

type Row = Readonly<Record<ProviderState, AnswerEffect>>

const to = (state: AttemptState, outcome: AttemptOutcome): AnswerEffect => ({ state, outcome })

/** The end may still be either. A claim to close outlives the news that the page is open. */
const undecided = (whileOpen: AttemptState): Row => ({
  open: to(whileOpen, 'open'),
  processing: to(whileOpen, 'processing'),
  authorised: to('authorised', 'authorised'),
  captured: to('captured', 'authorised'),
  declined: to('declined', 'declined'),
  voided: to('voided', 'declined'),
  refunded: to('refunded', 'declined'),
})

const unchanged = (state: AttemptState): Row => ({
  open: to(state, 'unchanged'),
  processing: to(state, 'unchanged'),
  authorised: to(state, 'unchanged'),
  captured: to(state, 'unchanged'),
  declined: to(state, 'unchanged'),
  voided: to(state, 'unchanged'),
  refunded: to(state, 'unchanged'),
})

/** News from before the end changes nothing; an end takes away what the order counted on. */
const holding = (state: AttemptState): Row => ({
  ...unchanged(state),
  captured: to('captured', 'unchanged'),
  declined: to('declined', 'lost'),
  voided: to('voided', 'lost'),
  refunded: to('refunded', 'lost'),
})

const givenUp = (state: AttemptState): Row => ({
  ...unchanged(state),
  authorised: to('releasing', 'late'),
  captured: to('releasing', 'late'),
})

/**
 * The next state of an attempt by the answer of its provider, and the effect on the order. Answers come twice, late and
 * out of order; none is dropped. (docs/payments.md)
 */
const effects: Readonly<Record<AttemptState, Row>> = {
  created: undecided('pending'),
  pending: undecided('pending'),
  closing: undecided('closing'),
  authorised: holding('authorised'),
  captured: holding('captured'),
  releasing: {
    ...unchanged('releasing'),
    declined: to('declined', 'unchanged'),
    voided: to('voided', 'unchanged'),
    refunded: to('refunded', 'unchanged'),
  },
  declined: givenUp('declined'),
  voided: givenUp('voided'),
  refunded: unchanged('refunded'),
}

export const effectOfAnswer = (state: AttemptState, answer: ProviderState): AnswerEffect => effects[state][answer]

/**
 * True when the provider is asked how the payment stands before such a notice is followed: one that would take money
 * away from an order, or give it back. A notice may be older than what it contradicts. (docs/payments.md)
 */
export const isReadBack = (state: AttemptState, said: ProviderState): boolean =>
  ['declined', 'lost', 'late'].includes(effectOfAnswer(state, said).outcome)

/** Statuses of a payment transaction. (Account and after-sales, section 4) */
export const transactionStatus = { error: 0, inProgress: 1, complete: 2 } as const
type TransactionStatusId = (typeof transactionStatus)[keyof typeof transactionStatus]

/** The state of a payment attempt for readers of transactions: money that is only held is in progress, not complete. */
const byState: Readonly<Record<AttemptState, TransactionStatusId>> = {
  created: transactionStatus.inProgress,
  pending: transactionStatus.inProgress,
  closing: transactionStatus.inProgress,
  authorised: transactionStatus.inProgress,
  captured: transactionStatus.complete,
  releasing: transactionStatus.inProgress,
  declined: transactionStatus.error,
  voided: transactionStatus.error,
  refunded: transactionStatus.complete,
}

export const transactionStatusOf = (state: AttemptState): TransactionStatusId => byState[state]
