import type { FigureKind } from '@bottega/rules/live-figures/figure-kinds.ts'
import type { StaffRole } from '@bottega/rules/people/roles.ts'
import type { AuditedRead } from './audit-actions.ts'
import type { ThingOfStore } from './things-of-stores.ts'
import type { BodyOf, CallSchema, QueryOf, ReplyOf } from './call-schema.ts'

/**
 * The access to a call. `public` anyone; `customer` a customer signed in; `owner` a customer signed in, and the thing
 * named must be theirs (another customer's id answers like a missing one); `shopper` an owner, and where the shop
 * allows anonymous carts an anonymous visitor for their own cart; `backoffice` staff by single sign-on; `admin`
 * administrators; `machine` a till or warehouse system, by a key with the scope of the call.
 */
export type Access = 'public' | 'customer' | 'owner' | 'shopper' | 'backoffice' | 'admin' | 'machine'

/** The bases of the paths of calls: the protocol, the content system's two, and our own calls and social logins. */
export type Base = '/ebsn/api' | '/p/wp-json' | '/p/wp-admin' | '/api'

/**
 * The shape of an answer. `envelope`: the data with status, remarks and user around it; `bare`: the data alone, with
 * headers of its own. A refused bare call answers the envelope under an HTTP status that says so. `multipart`: as
 * `envelope`, to a request that may bring files. `file`: a file to download, refused as a bare call is.
 */
export type Shape = 'envelope' | 'bare' | 'multipart' | 'file'

interface Definition {
  method: 'GET' | 'POST' | 'PUT'
  /** Below the base; `:name` is taken from the query. */
  path: `/${string}`
  access: Access
  /** The effect, which the method cannot say: several GETs of the protocol write. */
  effect: 'read' | 'write'
  /** Answers that depend only on store, day, language and site, so they may be cached 15 minutes. */
  cached?: true
  /** With any of these in its query an answer is not cached: it is personal, or must be current. */
  uncachedWith?: readonly string[]
  /** Of a multipart call: how much it takes where that is more than the files of a form. */
  uploads?: { readonly megabytes: number; readonly files: number }
  /**
   * Of a backoffice call: which staff may make it. Without roles none may; every other answer is as if it were not
   * there.
   */
  roles?: readonly StaffRole[]
  /**
   * Of a call of staff, how far it goes where it names nothing of a store (`things-of-stores.ts`). `own`: its answer has
   * only what is of the stores its staff member works for. `group`: it is about all stores, and only for staff of the
   * whole group; for others it is not there. `any`: it is about nothing a store has.
   */
  stores?: 'own' | 'group' | 'any'
  /** Of a call of staff: things of stores it names in fields that elsewhere have other names. */
  names?: Readonly<Record<string, ThingOfStore>>
  /** Of a machine call: what its key must allow. Without one no key does. */
  scope?: FigureKind
  /** The specification has it as a GET, whose address would carry a secret: a GET finds nothing here. (Safety, 12) */
  getIsSecret?: true
  /**
   * It takes the header `idempotency-key`: sent again with the key of a request of the same person it is that request,
   * and with another content it is refused. (Safety, 1)
   */
  keyed?: true
  /** Its answer tells of persons: that a staff member has read it stands in the log. (decision 771) */
  audited?: AuditedRead
  /** Only the customer themselves: refused while a staff member acts for them. (Safety, 15) */
  personal?: true
  /**
   * Of a write of a customer: it may also be made before the address is confirmed, by whom the checkout signed up. Every
   * other write waits for the mail. (decision 856)
   */
  unconfirmed?: true
}

/** The base of the calls of the protocol, and of their description. */
export const basePath = '/ebsn/api'

declare const schemaOf: unique symbol

/**
 * One call as a value: what a caller hands to the client and a module to its handlers. Its schema is a type only, so
 * that a page carries no schemas. (Shopping core, section 7; Account and after-sales, section 7)
 */
export interface Call<Schema extends CallSchema = CallSchema> extends Definition {
  base: Base
  shape: Shape
  readonly [schemaOf]?: Schema
}

/** Declares a call of the protocol; another base or shape is said. */
// @__NO_SIDE_EFFECTS__
export function call<Schema extends CallSchema>(definition: Definition & { base?: Base; shape?: Shape }): Call<Schema> {
  return { base: basePath, shape: 'envelope', ...definition }
}

/** Method and address: what names a call among all, also for another copy of its module. */
export const routeOf = ({ method, base, path }: Call): string => `${method} ${base}${path}`

export type SchemaOf<One> = One extends Call<infer Schema> ? Schema : never

/** The parts of a request: query and body, each empty where the call takes none. */
export interface CallInput<One extends Call> {
  query: QueryOf<SchemaOf<One>>
  body: BodyOf<SchemaOf<One>>
}
export type CallReply<One extends Call> = ReplyOf<SchemaOf<One>>
