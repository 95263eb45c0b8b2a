import type { PaymentKind } from './payment.ts'

/** The outcome of a way to pay: at once, after the payer has gone back, or only when the bank gives up waiting. */
export interface Outcome {
  decides: 'authorised' | 'declined'
  when: 'now' | 'soon' | 'late' | 'never-answered'
}

const outcomes = {
  accepted: { decides: 'authorised', when: 'now' },
  declined: { decides: 'declined', when: 'now' },
  late: { decides: 'authorised', when: 'late' },
} as const satisfies Record<string, Outcome>

/** A payment confirmed on a telephone is never decided on the page: the answer comes by itself. */
const onTheTelephone = {
  accepted: { decides: 'authorised', when: 'soon' },
  declined: { decides: 'declined', when: 'soon' },
  late: { decides: 'authorised', when: 'late' },
  ignored: { decides: 'declined', when: 'never-answered' },
} as const satisfies Record<string, Outcome>

/** The only ways this bank knows; each always has the same outcome. The payer picks one, no number is ever typed. */
export const testWays = {
  card: outcomes,
  account: outcomes,
  wallet: outcomes,
  phone: onTheTelephone,
  'meal-card': { accepted: outcomes.accepted, declined: outcomes.declined },
  'meal-app': onTheTelephone,
} as const satisfies Record<PaymentKind, Record<string, Outcome>>

/** Numbers printed on the test cards. */
export const testCards: Readonly<Record<string, { number: string; brand: string; expires: string }>> = {
  accepted: { number: '4111 1111 1111 1111', brand: 'Visa', expires: '2031-12' },
  declined: { number: '4000 0000 0000 0002', brand: 'Visa', expires: '2030-06' },
  late: { number: '5555 5555 5555 4444', brand: 'Mastercard', expires: '2029-09' },
}

export const waysOf = (kind: PaymentKind): [string, Outcome][] => Object.entries(testWays[kind])

export function outcomeOf(kind: PaymentKind, way: unknown): Outcome | undefined {
  return waysOf(kind).find(([name]) => name === way)?.[1]
}
