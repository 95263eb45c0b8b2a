import type { BodyOf, CallSchema, QueryOf, ReplyOf } from './call-schema.ts'
import type { Call } from './call.ts'
import type { Envelope, EnvelopeResponse, UserView } from './envelope.ts'

type RequiredKey<T> = { [K in keyof T]-?: T extends Record<K, T[K]> ? K : never }[keyof T]
type Part<Key extends string, T> = [RequiredKey<T>] extends [never] ? { [K in Key]?: T } : { [K in Key]: T }

/** Query and body of one call; a part without required members may be left out. */
export type CallArguments<Schema extends CallSchema> = Part<'query', QueryOf<Schema>> &
  Part<'body', BodyOf<Schema>> & {
    /** Sent again with the same key, a write is the same write. */
    idempotencyKey?: string
    /** Of a multipart call: files by the name of their part. */
    files?: Readonly<Record<string, Blob>>
    /** Of a multipart call: what part of it has left, from 0 to 1. */
    onProgress?: (part: number) => void
  }
export type Arguments<Schema extends CallSchema> = [RequiredKey<CallArguments<Schema>>] extends [never]
  ? [input?: CallArguments<Schema>]
  : [input: CallArguments<Schema>]

/**
 * The way calls of the contract are made. Server rendering answers them in process, the browser over HTTP; both resolve
 * with the envelope of status 0 and throw `RefusalError` for every other. A bare answer comes in an envelope as well,
 * with its headers.
 */
export interface Api {
  call<Schema extends CallSchema>(call: Call<Schema>, ...input: Arguments<Schema>): Promise<Envelope<ReplyOf<Schema>>>
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

  /**
   * No answer, or that of a balancer behind which no shop is ready: what was requested may have been done all the same.
   */
  get unanswered(): boolean {
    return this.httpStatus === 0 || (this.httpStatus >= 502 && this.httpStatus <= 504)
  }
}
