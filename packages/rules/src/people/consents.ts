import { storeOfConsent, consentGiven, storeNoticeVersion } from '../delivery/store-consent.ts'
import { checkbox, explicitChoice } from '../validators/presence.ts'
import type { Verdict } from '../validators/verdict.ts'

export const consentKinds = ['terms', 'profiling', 'marketing'] as const
export type ConsentKind = (typeof consentKinds)[number]

export interface ProfileConsent {
  readonly kind: ConsentKind
  readonly personInfoTypeId: number
  /** In their order; 2 is profiling and 3 marketing. (Account and after-sales, section 3) */
  readonly priority: number
  /** Without a yes there is no account and no order. */
  readonly required: boolean
}

/** The consents an account is asked for. Ids of stores' notices begin above them. */
export const profileConsents: readonly ProfileConsent[] = [
  { kind: 'terms', personInfoTypeId: 1, priority: 1, required: true },
  { kind: 'profiling', personInfoTypeId: 2, priority: 2, required: false },
  { kind: 'marketing', personInfoTypeId: 3, priority: 3, required: false },
]

/** Of the wording the shop shows now; raise it with the wording, and everybody is asked again. */
export const profileConsentVersion = '2026-11'

export const profileConsentOf = (personInfoTypeId: number): ProfileConsent | undefined =>
  profileConsents.find((consent) => consent.personInfoTypeId === personInfoTypeId)

/** The version of the wording an answer has to name to count now; undefined for what is no consent. */
export function consentVersionNow(personInfoTypeId: number): string | undefined {
  if (profileConsentOf(personInfoTypeId) !== undefined) return profileConsentVersion
  return storeOfConsent(personInfoTypeId) === undefined ? undefined : storeNoticeVersion
}

/** Ticked where it is required; an explicit yes or no where it is not. (Account and after-sales, section 5) */
export const checkConsent = ({ required }: ProfileConsent, value: unknown): Verdict =>
  required ? checkbox(value) : explicitChoice(value)

/** The last word of a customer on one thing. */
export interface ConsentAnswered {
  readonly personInfoTypeId: number
  readonly value: string
  readonly textVersion: string
}

const isGivenNow = (answers: readonly ConsentAnswered[], { personInfoTypeId }: ProfileConsent) =>
  answers.some(
    (answer) =>
      answer.personInfoTypeId === personInfoTypeId &&
      answer.value === consentGiven &&
      answer.textVersion === profileConsentVersion,
  )

/** Whether the last word on it is a yes to the wording of now: without one, nothing is drawn from what somebody bought. */
export const agreesToProfiling = (answers: readonly ConsentAnswered[]): boolean =>
  profileConsents.some((consent) => consent.kind === 'profiling' && isGivenNow(answers, consent))

/**
 * The consents an order waits for. Only required ones, in the wording that is shown now: to refuse profiling and
 * marketing, or not to have answered, costs nothing. (Account and after-sales, section 1; Safety, 23)
 */
export const missingConsents = (answers: readonly ConsentAnswered[]): readonly ProfileConsent[] =>
  profileConsents.filter((consent) => consent.required && !isGivenNow(answers, consent))
