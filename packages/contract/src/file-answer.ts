import { Type } from 'typebox'

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
