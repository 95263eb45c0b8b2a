import { listsInsert } from '@bottega/contract/lists/calls.ts'
import { cartUpdateCartInfo, cartView } from '@bottega/contract/cart/calls.ts'
import { describe as describeCall, describedCalls } from '@bottega/contract/areas.ts'
import type { DescribedCall } from '@bottega/contract/area.ts'
import { basePath, type Call } from '@bottega/contract/call.ts'
import { isMessageCode } from '@bottega/contract/codes.ts'
import { languages } from '@bottega/rules/text/language.ts'
import { textOf } from '@bottega/contract/texts/text-of.ts'
import { holdsForEach } from '@bottega/rules/testing/holds-for-each.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallContext } from '../../calls/call-handler.ts'
import { readSession } from '../../sessions/sessions.service.ts'
import { ShopError } from '../../shop-error.ts'
import { atTheDoor, buyerWith, put } from '../../../testing/orders/buying.ts'
import { chooseSlot } from '../../../testing/orders/ready-shopper.ts'
import { nameOfCall, timeForAllCalls } from '../../../testing/all-calls.ts'
import { type InputSchema, placesIn, sampleOf, withValueAt } from '../../../testing/sample-input.ts'
import { machinesOf } from '../../../testing/machines.ts'
import { staffMember } from '../../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'

let shop: TestShop
let customer: CallContext
let staff: CallContext
let machines: CallContext[]
let known: Record<string, unknown>

async function contextOf(person: Person): Promise<CallContext> {
  const now = shop.clock.now
  const session = await readSession(shop.shop.db, person.token, now)
  const visitor = {
    sessionHash: session?.idHash,
    sessionExpiresAt: session?.expiresAt,
    sessionEndsAt: session?.endsAt,
    rememberToken: undefined,
    user: session?.user,
    language: 'it' as const,
    site: 'coop' as const,
    address: '192.0.2.7',
    requestId: 'test',
  }
  return { shop: shop.shop, visitor, now, log: shop.app.log }
}

beforeAll(async () => {
  shop = await openTestShop()
  const buyer = await buyerWith(shop)
  const { orderId } = await atTheDoor(buyer)
  const { data: list } = await buyer.call(listsInsert, { body: { name: 'Festa' } })
  await chooseSlot(shop, buyer, 'laterMorning')
  const { data: cart } = await put(shop, buyer, { milk: 1 })
  known = {
    addressId: buyer.addressId,
    address_id: buyer.addressId,
    cart_id: cart.cartId,
    itemId: cart.cartItems?.[0]?.itemId,
    list_id: list.list.listId,
    order_id: orderId,
    parent_wishlist_id: list.list.listId,
    property: 'order_note',
    wishlistId: list.list.listId,
  }
  customer = await contextOf(buyer)
  const admin = await staffMember(shop, 'admin')
  staff = await contextOf(admin)
  const { visitor } = customer
  machines = (await machinesOf(shop, admin.userId, 20)).map((machine) =>
    Object.assign({}, customer, { visitor: Object.assign({}, visitor, { user: undefined, machine }) }),
  )
})
afterAll(() => shop.close())

const all = [...describedCalls.values()]
const nothing: InputSchema = { type: 'object' }
const texts = [
  '',
  'a\0b',
  'half \ud800 a pair',
  'x'.repeat(5000),
  "' or 1=1 --",
  '%_\\',
  '([*+?',
  '__proto__',
  'constructor',
  '2026-02-31',
  '0000-00-00',
  '-1',
  '2147483648',
  '1e309',
  '\u202e🍅',
  '{"a":',
  '[]',
]
const values = [
  null,
  true,
  [],
  {},
  [[1]],
  -1,
  0.0001,
  2 ** 31,
  -(2 ** 31) - 1,
  1e308,
  Array.from({ length: 600 }, () => 1),
]

/** Machines take turns, so that none meets the limit of its key. */
let turn = 0
function contextFor({ access }: Call): CallContext {
  if (access === 'machine') return machines[turn++ % machines.length] ?? customer
  return access === 'backoffice' || access === 'admin' ? staff : customer
}

/** The code of a refusal; null for an answer. Anything that is no refusal of the closed list fails the test. */
async function answerTo({ name, call }: DescribedCall, query: unknown, body: unknown): Promise<string | null> {
  const context = contextFor(call)
  try {
    await shop.dispatch(call, structuredClone({ query, body }), context)
    return null
  } catch (error) {
    const given = JSON.stringify({ query, body }).slice(0, 400)
    if (!(error instanceof ShopError)) throw new Error(`${name} broke on ${given}`, { cause: error })
    expect(isMessageCode(error.code), given).toBe(true)
    return error.code
  }
}

const anyInput = 'whatever stands in a field is an answer or a refusal, never an error of ours [http-15]'
test(anyInput, { timeout: timeForAllCalls }, () =>
  holdsForEach(all, nameOfCall, async (described) => {
    const { schema } = described
    const query = sampleOf(schema.query ?? nothing, known)
    const body = sampleOf(schema.body ?? nothing, known)
    for (const place of placesIn(query).slice(1))
      for (const text of [...texts, ['1', '2']]) await answerTo(described, withValueAt(query, place, text), body)
    for (const place of placesIn(body))
      for (const value of [...texts, ...values]) await answerTo(described, query, withValueAt(body, place, value))
  }),
)

describe('what no column can keep is refused by the name of its field [http-16]', () => {
  test.each([
    ['the character zero', 'lat\0te'],
    ['half of a character', 'latte \ud83c'],
  ])('%s', async (_what, name) => {
    const refusal = shop.dispatch(listsInsert, { body: { name } }, customer)
    await expect(refusal).rejects.toMatchObject({ code: 'error.request.invalid', values: { fields: 'name' } })
  })

  test('an order note of it leaves the cart as it was', async () => {
    const before = await shop.dispatch(cartView, {}, customer)
    expect(await answerTo(describeCall(cartUpdateCartInfo), {}, { property: 'order_note', value: '\udfff' })).toBe(
      'error.request.invalid',
    )
    expect((await shop.dispatch(cartView, {}, customer)).envelope.data).toEqual(before.envelope.data)
  })
})

const send = (url: string, payload: string, headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: basePath + url,
    headers: { 'content-type': 'application/json', 'x-ebsn-client': 'site', ...headers },
    payload,
  })

describe('what is built to hurt the reader', () => {
  test('a hundred thousand lists in one another are refused [http-17]', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const reply = await send('/auth/login', `{"login":${deep},"password":"x"}`)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().response.errors[0].code).toBe('error.request.invalid')
  })

  test('a prototype in the body is refused as unreadable', async () => {
    const reply = await send('/auth/login', '{"login":"a","password":"b","__proto__":{"isAdmin":true}}')
    expect(reply.statusCode).toBe(400)
    expect(reply.json().response.errors[0].code).toBe('error.request.malformed')
  })

  test.each([
    ['a part of three hundred characters and more', `/products/${'9'.repeat(400)}`],
    ['a percent sign alone', '/products/%'],
    ['what is not UTF-8', '/products/%ff%fe'],
  ])('an address with %s is answered in the envelope, in the language asked for', async (_what, path) => {
    for (const language of languages) {
      const reply = await shop.app.inject({ url: basePath + path, headers: { 'x-ebsn-language': language } })
      expect(reply.statusCode).toBe(400)
      expect(reply.json().response.errorsMessage).toEqual([textOf('error.request.malformed', language)])
    }
  })

  test('the same key again and again is one of them, or refused', async () => {
    const twice = await shop.app.inject(`${basePath}/products?page=1&page=2&page_size=1`)
    expect(twice.json().response.errors[0].code).toBe('error.request.invalid')
    const nested = await shop.app.inject(`${basePath}/products?page[a]=1&__proto__[x]=1&constructor=2&page_size=1`)
    expect(nested.json().response.status).toBe(0)
  })
})
