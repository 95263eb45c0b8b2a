import type { CallSchema } from './call-schema.ts'
import type { Call, SchemaOf } from './call.ts'

/** A call with its name and its schema, as the server, the description and the tests use it. */
export interface DescribedCall {
  name: string
  area: string
  call: Call
  schema: CallSchema
}

/** Joins the calls of an area with their schemas, which have the same names; does not compile while one is missing. */
export function area<const Calls extends Record<string, Call>>(
  name: string,
  calls: Calls,
  schemas: { [Name in keyof Calls]: SchemaOf<Calls[Name]> },
): readonly DescribedCall[] {
  return Object.entries(calls).map(([id, call]) => ({
    name: id,
    area: name,
    call,
    schema: schemas[id as keyof Calls] as CallSchema,
  }))
}
