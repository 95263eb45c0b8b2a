import { cartUpdateCartInfo } from '@bottega/contract/cart/calls.ts'
import { categoriesView, productsList, productsSuggest } from '@bottega/contract/catalog/calls.ts'
import { vouchersCheck } from '@bottega/contract/vouchers/calls.ts'
import { samlDoLogin } from '@bottega/contract/saml/calls.ts'
import type { DescribedCall } from '@bottega/contract/area.ts'
import { describe as describeCall, describedCalls } from '@bottega/contract/areas.ts'
import type { TextKind } from '@bottega/contract/text-fields.ts'
import { holdsForEach } from '@bottega/rules/testing/holds-for-each.ts'
import { describe, expect, test } from 'vitest'
import { ShopError } from '../shop-error.ts'
import { type InputSchema, sampleOf, withValueAt } from '../../testing/sample-input.ts'
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

const fields = [...describedCalls.values()].flatMap((described) => {
  const { query, body } = described.schema
  const both: Node = { type: 'object', properties: { query: query ?? nothing, body: body ?? nothing } }
  const input = sampleOf(both, { sdiCode: '0000000' })
  return textFieldsOf(both).map(({ path, node }) => ({
    field: `${described.name} ${path.join('.')}`,
    kind: node['x-text'],
    node,
    path,
    call: { described, input },
    refusal: (value: unknown) => refusalOf(described, withValueAt(input, path, value)),
  }))
})

function refusalOf(described: DescribedCall, input: unknown): string | undefined {
  const { query, body } = input as { query: unknown; body: unknown }
  try {
    validateInput(described, query, body, false)
    return undefined
  } catch (error) {
    if (error instanceof ShopError) return error.code
    throw error
  }
}

const nameOf = ({ field }: (typeof fields)[number]) => field

const cardNumber = '4111111111111111'

/** By its length or its pattern. */
const takesNoCard = ({ maxLength = Infinity, pattern }: Node) =>
  maxLength < 13 || (pattern !== undefined && pattern.endsWith('$') && !new RegExp(pattern).test(cardNumber))

const open = fields.filter(({ node }) => !takesNoCard(node))

test('every text of a request says of which kind it is [server-2]', () =>
  holdsForEach(open, nameOf, ({ kind }) => expect(kind).toMatch(/^(free|code|search|email|voucher|secret)$/)))

describe('what a person writes may hold no card number', () => {
  test('in any free text of a request [server-3]', () =>
    holdsForEach(
      open.filter(({ kind }) => kind === 'free'),
      nameOf,
      ({ refusal }) => {
        expect(refusal(`Carta ${cardNumber}, grazie`)).toBe('error.request.cardNumber')
        expect(refusal('Carta ４１１１/１１１１/１１１１/１１１１')).toBe('error.request.cardNumber')
      },
    ))

  test('nor one that was sent as a number, where a number is stored as text', () => {
    const body = { property: 'order_note', value: 4_111_111_111_111_111 }
    expect(refusalOf(describeCall(cartUpdateCartInfo), { query: {}, body })).toBe('error.request.cardNumber')
  })

  test('and there are such texts', () => {
    const free = open.filter(({ kind }) => kind === 'free').map(({ field }) => field)
    expect(free).toEqual(
      expect.arrayContaining([
        'cartUpdateCartInfo body.value',
        'cartUpdateInfos body.items.0.infos.anything',
        'addressesUpdate body.notes',
        'addressesCheck body.phone',
        'listsInsert body.name',
        'billingUpdate body.name',
        'checkoutBuy query.payment_data',
        'staffActAs query.reason',
      ]),
    )
  })
})

describe('a barcode that passes for a card number', () => {
  test('is taken in every text that is not free', () =>
    holdsForEach(
      open.filter(({ kind }) => kind !== 'free'),
      nameOf,
      ({ refusal }) => expect(refusal('4000417001191')).not.toBe('error.request.cardNumber'),
    ))

  test.each([
    [productsList, { slug: 'ritter-sport-marzipan-4000417001191' }],
    [productsList, { barcode: '4000417001191' }],
    [productsList, { q: '4000417001191' }],
    [productsSuggest, { q: '4000417001191' }],
    [categoriesView, { slug: 'cioccolato-4000417001191' }],
    [vouchersCheck, { code: '4000417001191' }],
    [samlDoLogin, { relay_state_url: '/product/ritter-sport-marzipan-4000417001191' }],
  ] as const)('is taken by $0.path as $1', (call, query) => {
    expect(refusalOf(describeCall(call), { query, body: {} })).toBeUndefined()
  })
})

describe('a text comes to the shop as it is stored, however it was typed', () => {
  const decomposed = 'e\u0300'

  /** Returns the text that a call is handed at this place; undefined where its schema refuses the text. */
  function handed({ path, call }: (typeof fields)[number], value: string): unknown {
    const input = withValueAt(call.input, path, value) as { query: unknown; body: unknown }
    try {
      validateInput(call.described, input.query, input.body, false)
    } catch {
      return undefined
    }
    return path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], input)
  }

  const ofKind = (wanted: TextKind) => fields.filter(({ kind }) => kind === wanted)

  test('with its accents composed', () =>
    holdsForEach(
      open.filter(({ kind, node }) => kind !== 'secret' && node.type === 'string'),
      nameOf,
      (one) => expect([undefined, 'è']).toContain(handed(one, decomposed)),
    ))

  test('but a secret stays as it is', () =>
    holdsForEach(ofKind('secret'), nameOf, (one) => expect([undefined, decomposed]).toContain(handed(one, decomposed))))

  test('an address or login without capitals and spaces', () =>
    holdsForEach(ofKind('email'), nameOf, (one) =>
      expect(handed(one, ' Zoe\u0308.D’Amico@Caffe\u0300.Example ')).toBe("Zoë.D'Amico@caffè.example"),
    ))

  test('a code of a voucher without spaces', () =>
    holdsForEach(ofKind('voucher'), nameOf, (one) => expect(handed(one, ' buon 2026 xy ')).toBe('buon2026xy')))

  test('and there are such fields', () => {
    const of = (wanted: TextKind) => ofKind(wanted).map(nameOf)
    expect(of('email')).toEqual(
      expect.arrayContaining(['authLogin body.login', 'registerUser body.email', 'personsInvite body.email']),
    )
    expect(of('voucher')).toEqual(expect.arrayContaining(['vouchersCheck query.code', 'registerUser body.inviteCode']))
  })
})
