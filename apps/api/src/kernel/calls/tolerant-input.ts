import type { TSchema } from 'typebox'
import { ShopError } from '../shop-error.ts'

/** As much of a schema as tolerance looks at. */
interface Shape {
  type?: unknown
  minimum?: number
  maximum?: number
  enum?: readonly unknown[]
  items?: TSchema
  properties?: Record<string, TSchema>
  required?: readonly string[]
}

const yes: ReadonlySet<unknown> = new Set([1, '1'])
const no: ReadonlySet<unknown> = new Set([0, '0'])

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isZero = (value: unknown) => value === 0 || value === '0' || value === ''

/** How much of a list is wanted, and which part of it. */
const paging = new Set(['page', 'page_size', 'pageSize', 'per_page', 'limit'])

/**
 * Reads a query as clients of the protocol mean it, in place: the id 0 and the page 0 are "not chosen", and more of a
 * list than the shop gives is as much as it gives. (Wire format, section 7b)
 */
export function readTolerantly(schema: TSchema | undefined, query: unknown): void {
  const { properties = {}, required = [] }: Shape = schema ?? {}
  if (!isObject(query)) return
  for (const [name, { type, minimum = 0, maximum = Infinity }] of Object.entries<Shape>(properties)) {
    const isPaging = paging.has(name)
    if (type !== 'integer' || !Object.hasOwn(query, name) || !(isPaging || /id$/i.test(name))) continue
    if (minimum > 0 && !required.includes(name) && isZero(query[name])) Reflect.deleteProperty(query, name)
    else if (isPaging && Number(query[name]) > maximum) query[name] = maximum
  }
}

/**
 * A form as the JSON body it stands for: lists and objects come in brackets or as JSON text, as the client prefers.
 * Throws `error.request.invalid` with the field whose text is not JSON.
 */
export function readForm(schema: TSchema | undefined, value: unknown, field = ''): unknown {
  const { type, items, properties = {} }: Shape = schema ?? {}
  if (type !== 'object' && type !== 'array') return value
  const given = typeof value === 'string' ? parse(value, field) : value
  if (Array.isArray(given)) return given.map((one) => readForm(items, one, field))
  if (!isObject(given)) return given
  return Object.fromEntries(Object.entries(given).map(([name, one]) => [name, readForm(properties[name], one, name)]))
}

function parse(text: string, field: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (key === '__proto__') throw new SyntaxError(key)
      return value
    })
  } catch {
    throw new ShopError('error.request.invalid', { fields: field })
  }
}

/** Whether a schema takes the texts '1' and '0', as consents do. */
const takesDigits = ({ enum: taken = [] }: Shape) => taken.length === 2 && taken.includes('0') && taken.includes('1')

/**
 * Reads 1 and 0, as numbers or texts, where the contract has a boolean, and either way of writing yes and no where it has
 * '1' and '0': the document writes its flags in digits, clients in all of these ways. In place, but for the value itself.
 * (Account and after-sales, sections 3 and 5)
 */
export function readFlags(schema: TSchema | undefined, value: unknown): unknown {
  // No deeper than the schema: what it does not know may be nested without end.
  if (schema === undefined) return value
  const shape: Shape = schema
  if (shape.type === 'boolean') return yes.has(value) ? true : no.has(value) ? false : value
  if (takesDigits(shape)) return value === true || value === 1 ? '1' : value === false || value === 0 ? '0' : value
  if (Array.isArray(value)) for (const [index, one] of value.entries()) value[index] = readFlags(shape.items, one)
  else if (isObject(value))
    for (const [name, below] of Object.entries(shape.properties ?? {}))
      if (Object.hasOwn(value, name)) value[name] = readFlags(below, value[name])
  return value
}
