import type { Language } from '@bottega/contract/texts/text-of.ts'
import type { Role } from './db/schema/people.ts'

/** The person behind a session, as every request needs them. */
export interface SessionUser {
  userId: number
  login: string
  email: string
  firstName: string
  lastName: string
  role: Role
  userTypeId: number
  betaTester: boolean
  member: boolean
  customerType: 'private' | 'company' | 'soleProprietor'
  language: Language
  defaultStoreId: number | null
  defaultStoreAddressId: number | null
  defaultDeliveryAddressId: number | null
  /** Something is on one of their lists. */
  hasFavorites: boolean
  /** Vouchers assigned to them and not used yet. */
  giftCertificatesReceived: number
}

/** Who asks: known from the session and the protocol headers, never from the body. */
export interface Visitor {
  sessionHash: string | undefined
  sessionExpiresAt: Date | undefined
  rememberToken: string | undefined
  user: SessionUser | undefined
  language: Language
  /** Products of a cart carry only what its lines show. */
  lineProducts?: boolean
  site: 'coop' | 'collect'
  /** Remote address, for limits only. */
  address: string
  requestId: string
}
