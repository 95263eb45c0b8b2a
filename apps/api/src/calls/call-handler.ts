import type { CallInput, CallReply } from '@bottega/contract/contract.ts'
import type { CallName } from '@bottega/contract/calls.ts'
import type { Remark } from '@bottega/contract/envelope.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Shop } from '../shop.ts'
import type { SessionUser, Visitor } from '../visitor.ts'
import { ShopError } from '../shop-error.ts'

/**
 * What a call may leave with the visitor beside its answer. Server rendering drops it, HTTP turns it into cookies and
 * headers.
 */
export interface SessionEffect {
  /** The new credential, or null to forget the old one. */
  token: string | null
  /** It is the visit of nobody, which stays for days. */
  visit?: boolean
  /** A new remember-me token; null forgets, absent leaves it. */
  remember?: string | null
  /** What the browser is known by to the account that has just come in. */
  device?: string
}

export interface CallContext {
  shop: Shop
  visitor: Visitor
  now: Date
  log: FastifyBaseLogger
  /** The `idempotency-key` of the request: sent again with it, a call is the same call. */
  idempotencyKey?: string | undefined
}

export interface Answer<Data> {
  data: Data
  infos?: Remark[]
  warnings?: Remark[]
  /** Who the answer is for when that changed in this very call (login, logout); null is nobody. */
  user?: SessionUser | null
  session?: SessionEffect
  /** The store this visitor's browser is to remember. */
  storeId?: number
}

export type Handler<Name extends CallName> = (
  context: CallContext,
  input: CallInput<Name>,
) => Promise<Answer<CallReply<Name>>>

export type Handlers<Name extends CallName = CallName> = { [Key in Name]: Handler<Key> }

/** The person signed in; the access table already refused everybody else, so this only narrows the type. */
export function customerOf(visitor: Visitor): SessionUser {
  if (visitor.user === undefined) throw new ShopError('error.session.expired')
  return visitor.user
}
