import type { CallSchema } from './call-schema.ts'
import type { Call, SchemaOf } from './call.ts'

/** A call with its name and its schema, as the server, the description and the tests use it. */
export interface DescribedCall {
  name: string
  area: string
  call: Call
  schema: CallSchema
}

/** Calls that take a key refuse it with another content. */
const refusingKeys = (schema: CallSchema): CallSchema => ({
  ...schema,
  refusals: [...schema.refusals, 'error.request.keyReused'],
})

/**
 * Joins the calls of an area with their schemas, which have the same names; does not compile while one is missing, and
 * throws where it is missing all the same, so that a shop never opens without it.
 */
export function area<const Calls extends Record<string, Call>>(
  name: string,
  calls: Calls,
  schemas: { [Name in keyof Calls]: SchemaOf<Calls[Name]> },
): readonly DescribedCall[] {
  return Object.entries(calls).map(([id, call]) => {
    const schema = schemas[id as keyof Calls] as CallSchema | undefined
    if (schema === undefined) throw new Error(`The call ${id} of the area ${name} has no schema`)
    return { name: id, area: name, call, schema: call.keyed === true ? refusingKeys(schema) : schema }
  })
}
