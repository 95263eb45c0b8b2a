import type { PaymentStatus } from './payment.ts'

/** The only cards this bank knows; each always does the same. A person picks one, no number is ever typed. */
export const testCards = {
  accepted: { number: '4111 1111 1111 1111', becomes: 'authorised' },
  declined: { number: '4000 0000 0000 0002', becomes: 'declined' },
  late: { number: '4000 0000 0000 0259', becomes: 'processing' },
} as const satisfies Record<string, { number: string; becomes: PaymentStatus }>

export type TestCard = keyof typeof testCards

export const isTestCard = (name: unknown): name is TestCard =>
  typeof name === 'string' && Object.hasOwn(testCards, name)
