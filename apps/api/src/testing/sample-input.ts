/** As much of a schema as the making of inputs looks at. */
export interface InputSchema {
  type?: string
  const?: unknown
  enum?: unknown[]
  minimum?: number
  maximum?: number
  items?: InputSchema
  properties?: Record<string, InputSchema>
  anyOf?: InputSchema[]
}

type Known = Readonly<Record<string, unknown>>

/** An input with every field of the schema, from what is known by name where it is. */
export function sampleOf(schema: InputSchema, known: Known, field = ''): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  if (schema.anyOf !== undefined) return sampleOf(schema.anyOf[0] ?? {}, known, field)
  if (schema.items !== undefined) return [sampleOf(schema.items, known, field)]
  if (schema.type === 'object' && schema.properties === undefined) return known[field] ?? {}
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, sampleOf(inner, known, name)]),
    )
  if (schema.type === 'boolean') return false
  const isNumber = schema.type === 'integer' || schema.type === 'number'
  return known[field] ?? (isNumber ? Math.max(1, schema.minimum ?? 1) : '2026-11-17')
}

type Path = readonly (string | number)[]

/** Every place in an input where another value could stand, the whole of it included. */
export function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))]
}

/** The same input with another value in one place. */
export function withValueAt(input: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  const inner: unknown = withValueAt(Reflect.get(Object(input), key), rest, value)
  if (input === undefined && typeof key === 'number') return [inner]
  return Array.isArray(input) ? input.with(Number(key), inner) : { ...(input as object), [key]: inner }
}
