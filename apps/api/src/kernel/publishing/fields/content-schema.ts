import type { TSchema } from 'typebox'

interface Parts {
  readonly alternatives?: readonly TSchema[]
  readonly properties?: Readonly<Record<string, TSchema>>
  readonly required: readonly string[]
  readonly items?: TSchema
  readonly values?: readonly unknown[]
  readonly type?: string
  readonly pattern?: RegExp
  /** Values of its form, for people. */
  readonly examples?: readonly string[]
  readonly byDefault?: unknown
  readonly minimum: number
  readonly maximum: number
  readonly minItems: number
}

/** The parts of a schema that decide how content is cleaned and read, by the keywords of JSON Schema. */
export function partsOf(schema: TSchema): Parts {
  const { anyOf, pattern, enum: values, const: only, default: byDefault, ...rest } = schema as Record<string, unknown>
  return {
    required: [],
    minimum: Number.NEGATIVE_INFINITY,
    maximum: Number.POSITIVE_INFINITY,
    minItems: 0,
    ...(rest as Partial<Parts>),
    ...(Array.isArray(anyOf) && { alternatives: anyOf as TSchema[] }),
    ...(typeof pattern === 'string' && { pattern: new RegExp(pattern) }),
    ...(Array.isArray(values) && { values }),
    ...(only !== undefined && { values: [only] }),
    ...(byDefault !== undefined && { byDefault }),
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The first of several schemas whose fixed values the content has. */
export function branchOf(alternatives: readonly TSchema[], value: unknown): TSchema | undefined {
  if (!isRecord(value)) return undefined
  return alternatives.find((alternative) => {
    const { properties = {}, required } = partsOf(alternative)
    return required.every((name) => {
      const { values, byDefault } = partsOf(properties[name] ?? {})
      if (byDefault !== undefined) return true
      return values === undefined ? name in value : values.includes(value[name])
    })
  })
}
