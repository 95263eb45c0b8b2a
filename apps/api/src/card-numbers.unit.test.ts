import { calls, type CallName } from '@bottega/contract/calls.ts'
import type { CallSchema } from '@bottega/contract/call-schema.ts'
import { contract } from '@bottega/contract/contract.ts'
import { describe, expect, test } from 'vitest'
import { fieldsWithoutCardCheck } from './card-numbers.ts'
import { ShopError } from './shop-error.ts'
import { validateInput } from './validate.ts'

const cardNumber = '4111 1111 1111 1111'

interface SchemaNode {
  type?: string
  const?: unknown
  enum?: unknown
  items?: SchemaNode
  properties?: Record<string, SchemaNode>
  patternProperties?: Record<string, SchemaNode>
  anyOf?: SchemaNode[]
}

/** Every value of a schema that a text can stand in, with the input that puts a card number there. */
function textsOf(node: SchemaNode, path: string): { path: string; input: unknown }[] {
  if (node.enum !== undefined || node.const !== undefined) return []
  if (node.type === 'string') return [{ path, input: `Carta ${cardNumber}, grazie` }]
  if (node.anyOf !== undefined) return node.anyOf.flatMap((one) => textsOf(one, path)).slice(0, 1)
  if (node.items !== undefined) return textsOf(node.items, path).map((one) => ({ path: one.path, input: [one.input] }))
  const fields = { ...node.properties, ...Object.fromEntries(Object.values(node.patternProperties ?? {}).map(anyKey)) }
  return Object.entries(fields).flatMap(([key, inner]) =>
    textsOf(inner, path === '' ? key : `${path}.${key}`).map((one) => ({
      path: one.path,
      input: { [key]: one.input },
    })),
  )
}
const anyKey = (node: SchemaNode): [string, SchemaNode] => ['anything', node]

interface Text {
  name: CallName
  path: string
  query: unknown
  body: unknown
}

const texts = (Object.keys(calls) as CallName[]).flatMap((name): Text[] => {
  const schema: CallSchema = contract[name]
  const inQuery = textsOf(schema.query ?? {}, '')
  const inBody = textsOf(schema.body ?? {}, '')
  return inQuery
    .map(({ path, input }): Text => ({ name, path, query: input, body: {} }))
    .concat(inBody.map(({ path, input }) => ({ name, path, query: {}, body: input })))
})
const isExcepted = ({ path }: { path: string }) => path.split('.').some((key) => fieldsWithoutCardCheck.has(key))

function refusalOf(name: CallName, query: unknown, body: unknown): string | undefined {
  try {
    validateInput(name, query, body, false)
    return undefined
  } catch (error) {
    if (error instanceof ShopError) return error.code
    throw error
  }
}

describe('no text a call takes may hold a card number', () => {
  test.each(texts.filter((one) => !isExcepted(one)))('$name: $path', ({ name, query, body }) => {
    expect(refusalOf(name, query, body)).toBe('error.request.cardNumber')
  })

  test('nor may one that was sent as a number, where a number is kept as text', () => {
    const body = { property: 'order_note', value: 4_111_111_111_111_111 }
    expect(refusalOf('cart.updateCartInfo', {}, body)).toBe('error.request.cardNumber')
  })

  test('and the table has such texts', () => {
    const found = texts.map(({ name, path }) => `${name} ${path}`)
    expect(found).toContain('cart.updateCartInfo value')
    expect(found).toContain('addresses.update notes')
    expect(found).toContain('checkout.buy payment_data')
    expect(found).toContain('cart.updateInfos items.infos.anything')
  })
})

test.each(texts.filter(isExcepted))('$name: $path is searched for or secret, and not looked into', (one) => {
  expect(refusalOf(one.name, one.query, one.body)).not.toBe('error.request.cardNumber')
})
