import type { CallSchema } from '@bottega/contract/call-schema.ts'
import { calls, type CallName } from '@bottega/contract/calls.ts'
import { contract } from '@bottega/contract/contract.ts'
import type { TextKind } from '@bottega/contract/text-fields.ts'
import { describe, expect, test } from 'vitest'
import { ShopError } from '../shop-error.ts'
import { type InputSchema, sampleOf, withValueAt } from '../testing/sample-input.ts'
import { validateInput } from './validate.ts'

interface Node extends InputSchema {
  pattern?: string
  maxLength?: number
  items?: Node
  properties?: Record<string, Node>
  patternProperties?: Record<string, Node>
  anyOf?: Node[]
  'x-text'?: TextKind
}

interface TextField {
  path: readonly (string | number)[]
  node: Node
}

/** Every place of a schema where a text can stand, or anything at all. */
function textFieldsOf(node: Node, path: TextField['path'] = []): TextField[] {
  if (node.enum !== undefined || node.const !== undefined) return []
  if (node.anyOf !== undefined) return node.anyOf.flatMap((one) => textFieldsOf(one, path))
  if (node.items !== undefined) return textFieldsOf(node.items, [...path, 0])
  if (node.type === 'string' || node.type === undefined) return [{ path, node }]
  return [
    ...Object.entries(node.properties ?? {}),
    ...Object.values(node.patternProperties ?? {}).map((inner) => ['anything', inner] as const),
  ].flatMap(([key, inner]) => textFieldsOf(inner, [...path, key]))
}

const nothing: Node = { type: 'object' }

const fields = (Object.keys(calls) as CallName[]).flatMap((name) => {
  const { query, body }: CallSchema = contract[name]
  const both: Node = { type: 'object', properties: { query: query ?? nothing, body: body ?? nothing } }
  const input = sampleOf(both, { sdiCode: '0000000' })
  return textFieldsOf(both).map(({ path, node }) => ({
    field: `${name} ${path.join('.')}`,
    kind: node['x-text'],
    node,
    refusal: (value: unknown) => refusalOf(name, withValueAt(input, path, value)),
  }))
})

function refusalOf(name: CallName, input: unknown): string | undefined {
  const { query, body } = input as { query: unknown; body: unknown }
  try {
    validateInput(name, query, body, false)
    return undefined
  } catch (error) {
    if (error instanceof ShopError) return error.code
    throw error
  }
}

const cardNumber = '4111111111111111'

/** By its length or its pattern. */
const takesNoCard = ({ maxLength = Infinity, pattern }: Node) =>
  maxLength < 13 || (pattern !== undefined && pattern.endsWith('$') && !new RegExp(pattern).test(cardNumber))

const open = fields.filter(({ node }) => !takesNoCard(node))

describe('every text of a request says of which kind it is', () => {
  test.each(open)('$field', ({ kind }) => {
    expect(kind).toMatch(/^(free|code|search|secret)$/)
  })
})

describe('what a person writes may hold no card number', () => {
  test.each(open.filter(({ kind }) => kind === 'free'))('$field', ({ refusal }) => {
    expect(refusal(`Carta ${cardNumber}, grazie`)).toBe('error.request.cardNumber')
    expect(refusal('Carta ４１１１/１１１１/１１１１/１１１１')).toBe('error.request.cardNumber')
  })

  test('nor one that was sent as a number, where a number is stored as text', () => {
    const body = { property: 'order_note', value: 4_111_111_111_111_111 }
    expect(refusalOf('cart.updateCartInfo', { query: {}, body })).toBe('error.request.cardNumber')
  })

  test('and there are such texts', () => {
    const free = open.filter(({ kind }) => kind === 'free').map(({ field }) => field)
    expect(free).toEqual(
      expect.arrayContaining([
        'cart.updateCartInfo body.value',
        'cart.updateInfos body.items.0.infos.anything',
        'addresses.update body.notes',
        'addresses.check body.phone',
        'lists.insert body.name',
        'billing.update body.name',
        'checkout.buy query.payment_data',
        'staff.actAs query.reason',
      ]),
    )
  })
})

describe('a barcode that passes for a card number', () => {
  test.each(open.filter(({ kind }) => kind !== 'free'))('is taken in $field', ({ refusal }) => {
    expect(refusal('4000417001191')).not.toBe('error.request.cardNumber')
  })

  test.each([
    ['products.list', { slug: 'ritter-sport-marzipan-4000417001191' }],
    ['products.list', { barcode: '4000417001191' }],
    ['products.list', { q: '4000417001191' }],
    ['products.suggest', { q: '4000417001191' }],
    ['categories.view', { slug: 'cioccolato-4000417001191' }],
    ['vouchers.check', { code: '4000417001191' }],
    ['saml.doLogin', { relay_state_url: '/product/ritter-sport-marzipan-4000417001191' }],
  ] as const)('is taken by %s as %o', (name, query) => {
    expect(refusalOf(name, { query, body: {} })).toBeUndefined()
  })
})
