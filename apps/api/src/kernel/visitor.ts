import type { Language } from '@bottega/rules/text/language.ts'
import type { FigureKind } from '@bottega/rules/live-figures/figure-kinds.ts'
import { hasAnyRole, rolesOf, type StaffRole } from '@bottega/rules/people/roles.ts'
import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import type { Role } from './accounts/accounts.tables.ts'
import { ShopError } from './shop-error.ts'

/** The staff member of a session: the user themselves, or the one acting for the customer. */
export interface StaffMember {
  userId: number
  username: string
  name: string
  roles: readonly StaffRole[]
  stores: StoreScope
  /** Set while acting for a customer. */
  acting: { actAsId: number; until: Date } | undefined
}

/** The user of a session, as every request needs them. */
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
  companyId: number
  profileConfirmed: boolean
  customerType: 'private' | 'company' | 'soleProprietor'
  language: Language
  defaultStoreId: number | null
  defaultStoreAddressId: number | null
  defaultDeliveryAddressId: number | null
  /** The profile of what their household does not eat, encrypted; null without a profile. */
  sealedDiet: string | null
  /** Something is on one of their lists. */
  hasFavorites: boolean
  /** The last word on each thing they agreed to or refused. */
  personInfos: readonly { personInfoTypeId: number; value: string; textVersion: string }[]
  /** Vouchers assigned to them and not used yet. */
  giftCertificatesReceived: number
  /** Of an account of staff. */
  staffStores: StoreScope
  staff?: StaffMember
}

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`

/** The user with staff rights, if the account is one of staff. */
export function asStaff(user: SessionUser): SessionUser {
  if (user.role === 'customer') return user
  const { userId, login: username, role, staffStores: stores } = user
  return { ...user, staff: { userId, username, name: nameOf(user), roles: rolesOf(role), stores, acting: undefined } }
}

export const isStaff = (user: SessionUser, requested: readonly StaffRole[]) =>
  hasAnyRole(user.staff?.roles ?? [], requested)

/** Whether a staff member acts for this customer. */
export const isActedFor = ({ staff }: SessionUser) => staff?.acting !== undefined

/** The one who did it, for the records: a staff member acting for a customer is always named. (Safety, 15) */
export function actorOf(user: SessionUser): 'customer' | `${string} for ${string}` {
  return user.staff?.acting === undefined ? 'customer' : `${user.staff.name} for ${nameOf(user)}`
}

/** A till or warehouse system that calls with a key. */
export interface Machine {
  keyId: number
  name: string
  scopes: readonly FigureKind[]
  stores: StoreScope
}

/** The one who calls: known from the session and the protocol headers, never from the body. */
export interface Visitor {
  sessionHash: string | undefined
  /** The browser came with a session that has ended, and with nothing to resume it. */
  sessionEnded?: true
  sessionExpiresAt: Date | undefined
  /** The end of the session in any case. */
  sessionEndsAt: Date | undefined
  rememberToken: string | undefined
  /** The token by which accounts that signed in from this browser know it; it allows nothing by itself. */
  deviceToken?: string | undefined
  user: SessionUser | undefined
  /** Of a machine call with a key that is good. */
  machine?: Machine | undefined
  /** The store chosen before signing in, as the browser remembers it; it may be none that is open. */
  storeId?: number | undefined
  language: Language
  /** Looks at drafts of content instead of what is published. */
  preview?: boolean
  /** Products of a cart carry only what its lines show. */
  lineProducts?: boolean
  site: 'coop' | 'collect'
  /** Browser and system in a few words, where the browser says them. */
  agent?: string | undefined
  /** Remote address or its network, for limits only. */
  address: string
  requestId: string
}

/** Refuses every user who is not signed in as staff. */
export function staffOf(visitor: Visitor): StaffMember {
  if (visitor.user?.staff === undefined) throw new ShopError('error.request.forbidden')
  return visitor.user.staff
}

/** Staff as themselves: who acts for a customer does what a customer may. */
export function staffThemselves(visitor: Visitor): StaffMember {
  const staff = staffOf(visitor)
  if (staff.acting !== undefined) throw new ShopError('error.request.forbidden')
  return staff
}
