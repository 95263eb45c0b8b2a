import type { Ledger } from './ledger.ts'

/** How this bank misbehaves, for tests: change it while it runs. */
export interface Behaviour {
  /** Pause before every answer to the shop; what it asked for is done by then. */
  answersAfterMs: number
  /** How long an answer given on a telephone takes, a late one, and one that never comes. */
  decidesSoonAfterMs: number
  decidesLateAfterMs: number
  givesUpAfterMs: number
  /** The issuer lets go of what is held the moment it is to be taken: the payment ends, and the capture is refused. */
  refusesCaptures: boolean
}

/** What the bank's parts share. */
export interface Bank {
  secret: string
  ledger: Ledger
  behaviour: Behaviour
  origin: () => string
  /** Lets a payment be processed; it is decided when its time comes. */
  decideLater: (paymentId: string) => void
}
