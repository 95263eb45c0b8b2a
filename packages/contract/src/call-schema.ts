import { type Static, type TObject, type TSchema, Type } from 'typebox'
import type { MessageCode } from './codes.ts'

/**
 * The request and the answer of one call; absent parts take nothing. `refusals` lists the business codes it may answer.
 */
export interface CallSchema<
  Query extends TObject = TObject,
  Body extends TObject = TObject,
  Reply extends TSchema = TSchema,
> {
  summary: string
  query?: Query
  body?: Body
  reply: Reply
  /** Of a bare answer: headers of its own. */
  headers?: TObject
  refusals: readonly MessageCode[]
}

export function callSchema<
  const Query extends TObject = TObject<{}>,
  const Body extends TObject = TObject<{}>,
  const Reply extends TSchema = TSchema,
>(schema: CallSchema<Query, Body, Reply>): CallSchema<Query, Body, Reply> {
  return schema
}

export type QueryOf<Schema> = Schema extends CallSchema<infer Query> ? Static<Query> : never
export type BodyOf<Schema> = Schema extends CallSchema<TObject, infer Body> ? Static<Body> : never
export type ReplyOf<Schema> = Schema extends CallSchema<TObject, TObject, infer Reply> ? Static<Reply> : never

/** The answer of a call of the shape `file`: over HTTP its content, as an attachment of that name. */
export interface FileAnswer {
  /** As the browser suggests for storing it. */
  readonly name: string
  readonly mediaType: string
  /** In process; over HTTP the client hands on a `Blob`. */
  readonly content: unknown
}

export const fileSchema = Type.Unsafe<FileAnswer>(
  Type.Object({ name: Type.String(), mediaType: Type.String(), content: Type.Unknown() }),
)
