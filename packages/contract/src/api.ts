import type { CallName } from './calls.ts'
import type { CallReply, Contract } from './contract.ts'
import type { BodyOf, QueryOf } from './call-schema.ts'
import type { Envelope, EnvelopeResponse, UserView } from './envelope.ts'

type RequiredKey<T> = { [K in keyof T]-?: T extends Record<K, T[K]> ? K : never }[keyof T]
type Part<Key extends string, T> = [RequiredKey<T>] extends [never] ? { [K in Key]?: T } : { [K in Key]: T }

/** Query and body of one call; a part without required members may be left out. */
export type CallArguments<Name extends CallName> = Part<'query', QueryOf<Contract[Name]>> &
  Part<'body', BodyOf<Contract[Name]>> & {
    /** Sent again with the same key, a write is the same write. */
    idempotencyKey?: string
  }
export type Arguments<Name extends CallName> = [RequiredKey<CallArguments<Name>>] extends [never]
  ? [input?: CallArguments<Name>]
  : [input: CallArguments<Name>]

/**
 * The calls of the contract as functions. Server rendering answers them in process, the browser over HTTP; both
 * resolve with the envelope of status 0 and throw `RefusalError` for every other.
 */
export interface Api {
  call<Name extends CallName>(name: Name, ...input: Arguments<Name>): Promise<Envelope<CallReply<Name>>>
}

/** A refusal as answered: show `response.errors`, decide by their codes. */
export class RefusalError extends Error {
  /** Known by name: the pages are a bundle with its own copy of this class, and catch what the server's copy threw. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'RefusalError'
  }

  override readonly name = 'RefusalError'
  readonly response: EnvelopeResponse
  readonly user: UserView
  readonly httpStatus: number

  constructor(response: EnvelopeResponse, user: UserView, httpStatus: number) {
    super(response.errors.map((error) => error.code).join(', ') || `status ${response.status}`)
    this.response = response
    this.user = user
    this.httpStatus = httpStatus
  }

  get code(): string | undefined {
    return this.response.errors[0]?.code
  }

  get text(): string {
    return this.response.errors[0]?.error ?? ''
  }

  get sessionExpired(): boolean {
    return this.httpStatus === 419
  }
}
