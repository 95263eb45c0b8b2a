import type { Call, CallInput, CallReply } from '@bottega/contract/call.ts'
import type { Remark } from '@bottega/contract/envelope.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { RequestKey } from '../database/sent-before.ts'
import type { UploadedFile } from './uploaded-file.ts'
import type { Shop } from '../shop.ts'
import type { SessionUser, Visitor } from '../visitor.ts'
import { ShopError } from '../shop-error.ts'

/**
 * The change of the session that a call may leave with the visitor beside its answer. Server rendering drops it, HTTP
 * turns it into cookies and headers.
 */
export interface SessionEffect {
  /** The new credential, or null to delete the old one. */
  token: string | null
  /** The session is an anonymous visit, which lasts for days. */
  visit?: boolean
  /** A new remember-me token; null deletes it, absent leaves it. */
  remember?: string | null
  /** The device token for the account that has just signed in. */
  device?: string
}

export interface CallContext {
  shop: Shop
  visitor: Visitor
  now: Date
  log: FastifyBaseLogger
  /** Of a keyed call, the `idempotency-key` of the request: sent again with it, it is the same request. */
  idempotencyKey?: RequestKey | undefined
  /** The mark of the cart's lines that the client has, empty for none; absent where it is to get whole carts. */
  cartSince?: string | undefined
  /** The same object for the reading calls of one page, which may share what they read. (`once-per-page.ts`) */
  page?: object | undefined
}

export interface Answer<Data> {
  data: Data
  /** Of a bare call: the headers its schema names. */
  headers?: Readonly<Record<string, string>>
  infos?: Remark[]
  warnings?: Remark[]
  /**
   * The user the answer is for, given when that user changed in this very call (login, logout); null is an anonymous
   * visitor.
   */
  user?: SessionUser | null
  session?: SessionEffect
  /** The store this visitor's browser is to remember. */
  storeId?: number
}

/** Of a multipart call: what came with its fields. */
interface WithFiles {
  files: readonly UploadedFile[]
}

export type Handler<One extends Call> = (
  context: CallContext,
  input: CallInput<One> & WithFiles,
) => Promise<Answer<CallReply<One>>>

/** A call with what answers it; its input was checked against the schema of the call. */
export interface HandledCall {
  call: Call
  handler: (context: CallContext, input: { query: unknown; body: unknown } & WithFiles) => Promise<Answer<unknown>>
}

/** The handlers of calls of one area, each under the name of its call. What an area leaves out another module answers. */
export function handlersOf<const Calls extends Record<string, Call>>(
  calls: Calls,
  handlers: { [Name in keyof Calls]?: Handler<Calls[Name]> },
): readonly HandledCall[] {
  return Object.entries(handlers).map(([name, handler]) => ({
    call: calls[name] as Call,
    handler: handler as HandledCall['handler'],
  }))
}

/** The customer signed in; the access table already refused all others, so this only narrows the type. */
export function customerOf(visitor: Visitor): SessionUser {
  if (visitor.user === undefined) throw new ShopError('error.session.expired')
  return visitor.user
}
