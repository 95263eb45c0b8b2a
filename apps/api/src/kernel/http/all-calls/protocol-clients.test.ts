import { cartAdd, cartView } from '@bottega/contract/cart/calls.ts'
import { listsInsert } from '@bottega/contract/lists/calls.ts'
import { authLogin, authTest } from '@bottega/contract/auth/calls.ts'
import { ordersList } from '@bottega/contract/orders/calls.ts'
import { describe as describeCall, describedCalls } from '@bottega/contract/areas.ts'
import { personInfoUpdate } from '@bottega/contract/delivery/calls.ts'
import { registrationMfaEnabled, registrationUpdateMfa } from '@bottega/contract/mfa/calls.ts'
import type { DescribedCall } from '@bottega/contract/area.ts'
import { basePath, type Call } from '@bottega/contract/call.ts'
import type { PageView } from '@bottega/contract/common.ts'
import { randomUUID } from 'node:crypto'
import qs from 'qs'
import type { TSchema } from 'typebox'
import { holdsForEach } from '@bottega/rules/testing/holds-for-each.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readFlags } from '../../calls/tolerant-input.ts'
import { appUser } from '../../accounts/accounts.tables.ts'
import { hashPassword } from '../../sessions/credentials.ts'
import { buyerWith, type Buyer } from '../../../testing/orders/buying.ts'
import { nameOfCall, timeForAllCalls } from '../../../testing/all-calls.ts'
import { type InputSchema, sampleOf } from '../../../testing/sample-input.ts'
import { staffMember } from '../../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'

/** Programs of others, which know the protocol and not this shop. (Wire format, section 7b) */
let shop: TestShop
let buyer: Buyer
let staffToken: string
const password = 'cipolla-rossa'
beforeAll(async () => {
  shop = await openTestShop({ CAPTCHA: 'work' })
  buyer = await buyerWith(shop)
  staffToken = (await staffMember(shop)).token
  const person = { login: 'program', email: 'program@bottega.example', firstName: 'Lia '.repeat(60), lastName: 'Prova' }
  await shop.shop.db.insert(appUser).values({ ...person, passwordHash: await hashPassword(password) })
})
afterAll(() => shop.close())

const all = [...describedCalls.values()]
const nothing: InputSchema = { type: 'object' }
const queryOf = (call: Call): InputSchema => describeCall(call).schema.query ?? nothing
const bodyOf = (call: Call): InputSchema => describeCall(call).schema.body ?? nothing

/** Only what a call cannot do without. */
function leastOf(schema: InputSchema & { required?: string[] }, known: Record<string, unknown>) {
  const sample = sampleOf(schema, known) as Record<string, unknown>
  return Object.fromEntries((schema.required ?? []).map((name) => [name, sample[name]]))
}

interface Sent {
  query?: Record<string, unknown>
  headers?: Record<string, string>
  form?: string
  json?: unknown
}

function send(call: Call, { query = {}, headers = {}, form, json }: Sent) {
  const path = call.path.replaceAll(/:\w+/g, String(shop.world.products.milk))
  const type = form === undefined ? 'application/json' : 'application/x-www-form-urlencoded; charset=UTF-8'
  return shop.app.inject({
    method: call.method,
    url: `${call.base}${path}?${qs.stringify(query, { arrayFormat: 'repeat' })}`,
    headers: call.method === 'GET' ? headers : { 'content-type': type, ...headers },
    ...(call.method === 'GET' ? {} : { payload: form ?? JSON.stringify(json ?? {}) }),
  })
}

const codeOf = (reply: Awaited<ReturnType<typeof send>>): string | undefined => reply.json().response?.errors[0]?.code

const tokenFor = (call: Call) => (call.access === 'backoffice' ? staffToken : buyer.token)

test('zeros are nothing chosen, and a client key is no question', { timeout: timeForAllCalls }, () => {
  const reads = all.filter(({ call }) => call.method === 'GET' && call.effect === 'read')
  return holdsForEach(reads, nameOfCall, async ({ call }) => {
    const query = leastOf(queryOf(call), { postalcode: '20122', product_id: shop.world.products.milk })
    const zeros = { warehouseId: 0, store_id: 0, timeslotId: 0, page: 0, page_size: 0, hash: 'w0d0t0' }
    const headers = { 'x-ebsn-account': tokenFor(call) }
    const plain = await send(call, { query, headers })
    const zeroed = await send(call, { query: { ...zeros, ...query }, headers })
    expect(codeOf(plain)).not.toBe('error.request.invalid')
    expect(codeOf(zeroed), zeroed.body).toBe(codeOf(plain))
    expect(zeroed.json()).toEqual(plain.json())
  })
})

test('more of a list than there is to have is as much as there is', () => {
  const paging = ['page_size', 'pageSize', 'per_page', 'limit']
  const paged = all.flatMap(({ name, call }) =>
    paging.filter((size) => size in (queryOf(call).properties ?? {})).map((size) => ({ name, call, size })),
  )
  const nameOfSize = ({ name, size }: (typeof paged)[number]) => `${name} ${size}`
  return holdsForEach(paged, nameOfSize, async ({ call, size }) => {
    const named = leastOf(queryOf(call), {})
    const query = { ...named, q: 'Milano', page: 99_999_999, [size]: 1_000_000 }
    const reply = await send(call, { query, headers: { 'x-ebsn-account': tokenFor(call) } })
    expect(codeOf(reply)).not.toBe('error.request.invalid')
    // A list of something that is named may say that there is no such thing.
    if (Object.keys(named).length > 0 || call.shape === 'bare') return
    expect(codeOf(reply)).toBeUndefined()
    const { page } = reply.json<{ data: { page?: PageView } }>().data
    if (page !== undefined) expect(page.itemsPerPage).toBe(queryOf(call).properties?.[size]?.maximum)
  })
})

describe('a body comes as JSON or as a form', () => {
  const writes = all.filter(({ call }) => call.method !== 'GET')
  const known: Record<string, unknown> = {
    accept_alternatives: 'true',
    accept_diet: 'true',
    country: 'IT',
    cup: '',
    is_package: 'false',
    infos: { accept_alternatives: 'true' },
    mfa_pin: '123456',
    payment_data: '{}',
    postalcode: '20122',
    sdiCode: '0000000',
    uuid: randomUUID(),
    values: { nome: 'Anna' },
  }
  const asText = (body: Record<string, unknown>) =>
    qs.stringify(
      Object.fromEntries(
        Object.entries(body).map(([key, value]) => [key, typeof value === 'object' ? JSON.stringify(value) : value]),
      ),
    )

  const inEveryWay = async ({ call }: DescribedCall) => {
    // So many mails go to one mailbox in an hour, whatever asks for them.
    const email = `${randomUUID()}@bottega.example`
    const body = sampleOf(bodyOf(call), { ...known, email, new_email: email }) as Record<string, unknown>
    const ways: Sent[] = [{ json: body }, { form: qs.stringify(body) }, { form: asText(body) }]
    for (const way of ways) {
      // Some calls end the session, some leave something behind.
      const { token } = await shop.shopper()
      const query = leastOf(queryOf(call), {})
      const reply = await send(call, { ...way, query, headers: { 'x-ebsn-account': token } })
      // For a customer the calls of staff do not exist, whatever their body.
      const expected = call.access === 'backoffice' || call.access === 'admin' ? [404] : [200, 403, 419]
      expect(expected, reply.body).toContain(reply.statusCode)
    }
  }

  test('of every write', { timeout: timeForAllCalls }, () => holdsForEach(writes, nameOfCall, inEveryWay))

  test.each([
    ['in brackets', (productId: number) => `items[0][productId]=${productId}&items[0][quantity]=2`],
    [
      'in encoded brackets',
      (productId: number) => `items%5B0%5D%5BproductId%5D=${productId}&items%5B0%5D%5Bquantity%5D=2`,
    ],
    [
      'as JSON text',
      (productId: number) => `items=${encodeURIComponent(JSON.stringify([{ productId, quantity: 2 }]))}`,
    ],
  ])('products written %s come into the cart', async (_how, form) => {
    const someone = await buyerWith(shop)
    const before = (await someone.call(cartView)).data.cartItems?.length ?? 0
    const headers = { 'x-ebsn-account': someone.token }
    const reply = await send(cartAdd, { form: form(shop.world.products.milk), headers })
    expect(codeOf(reply)).toBeUndefined()
    expect(reply.json().data.cartItems).toHaveLength(before + 1)
  })

  test.each(['items=%5B%7B', 'items[0][quantity]=1', 'items=[{"__proto__":{"productId":1}}]'])(
    '%s is refused by the name of its field',
    async (form) => {
      const reply = await send(cartAdd, { form, headers: { 'x-ebsn-account': buyer.token } })
      expect(reply.statusCode).toBe(400)
      expect(reply.json().response.errors[0].values.fields).toMatch(/^items/)
    },
  )
})

describe('yes and no come as true and false and as 1 and 0, in an address, a form and JSON', () => {
  const isFlag = ({ type }: InputSchema) => type === 'boolean'
  const flagsOf = (schema: InputSchema) =>
    Object.entries(schema.properties ?? {}).flatMap(([name, one]) => (isFlag(one) ? [name] : []))
  const flags = all.flatMap(({ name, call }) => {
    const partOf = (part: 'query' | 'body') => (flag: string) => ({ name, call, flag, part })
    return flagsOf(queryOf(call))
      .map(partOf('query'))
      .concat(flagsOf(bodyOf(call)).map(partOf('body')))
  })

  const nameOfFlag = ({ name, flag, part }: (typeof flags)[number]) => `${name} ${flag} of the ${part}`
  test('wherever a call takes one [http-60]', () =>
    holdsForEach(flags, nameOfFlag, ({ call, flag, part }) => {
      const schema = (part === 'query' ? queryOf(call) : bodyOf(call)) as TSchema
      const read = [1, '1', 0, '0', true, 'so'].map((value) => readFlags(schema, { [flag]: value }))
      expect(read).toEqual([true, true, false, false, true, 'so'].map((value) => ({ [flag]: value })))
    }))

  test('the list of orders takes both in its address [http-61]', async () => {
    const headers = { 'x-ebsn-account': buyer.token }
    const answers = await Promise.all(
      ['1', 'true', '0', 'false'].map((value) => send(ordersList, { query: { fetch_detail: value }, headers })),
    )
    expect(answers.map((reply) => codeOf(reply))).toEqual([undefined, undefined, undefined, undefined])
    const [one, yes, zero, no] = answers.map((reply) => reply.json().data)
    expect(one).toEqual(yes)
    expect(zero).toEqual(no)
  })

  test.each([
    ['JSON with numbers', { json: { enabled: 1 } }, { json: { enabled: 0 } }],
    ['JSON with texts', { json: { enabled: '1' } }, { json: { enabled: '0' } }],
    ['a form', { form: 'enabled=1' }, { form: 'enabled=0' }],
  ])('the PIN of a login is left off and turned on by %s [http-62]', async (_how, on, off) => {
    const { token } = await shop.shopper()
    const headers = { 'x-ebsn-account': token }
    const isOn = async () => (await send(registrationMfaEnabled, { headers })).json().data.enabled
    for (const [way, wanted] of [
      [off, false],
      [on, true],
    ] as const) {
      expect(codeOf(await send(registrationUpdateMfa, { ...way, headers }))).toBeUndefined()
      expect(await isOn()).toBe(wanted)
    }
  })

  test.each([1, '1', true])('a consent is given by %j, and taken back by its opposite [http-63]', (given) => {
    const schema = bodyOf(personInfoUpdate) as TSchema
    const read = (value: unknown) => readFlags(schema, { personInfoTypeId: 2, value })
    expect(read(given)).toEqual({ personInfoTypeId: 2, value: '1' })
    const denied = given === 1 ? 0 : given === '1' ? '0' : false
    expect(read(denied)).toEqual({ personInfoTypeId: 2, value: '0' })
  })
})

describe('a program that sends its token in a header', () => {
  test('needs no other', async () => {
    const reply = await send(listsInsert, { json: { name: 'Spesa' }, headers: { 'x-ebsn-account': buyer.token } })
    expect(reply.json()).toMatchObject({ response: { status: 0 }, user: { userId: buyer.userId } })
  })

  test('is who the header says, whatever cookie a browser adds [http-10]', async () => {
    const other = await shop.shopper()
    const headers = { 'x-ebsn-account': buyer.token, cookie: `bottega_session=${other.token}` }
    expect((await send(authTest, { headers })).json().user.userId).toBe(buyer.userId)
    const ended = await send(authTest, { headers: { ...headers, 'x-ebsn-account': 'long-over' } })
    expect(ended.json().user.userId).toBe(-1)
    expect(ended.headers).not.toHaveProperty('set-cookie')
  })

  test.each(['cross-site', 'same-site', 'none'])('is refused where its browser says %s [http-9]', async (origin) => {
    const headers = { 'x-ebsn-account': buyer.token, 'sec-fetch-site': origin }
    const reply = await send(listsInsert, { json: { name: 'Altrui' }, headers })
    expect(codeOf(reply)).toBe('error.request.crossSite')
  })
})

describe.each(['X-Ebsn-Account', 'x-ebsn-account', 'X-EBSN-ACCOUNT'])('a program with the cookie %s alone', (name) => {
  const cookie = () => `${name}=${buyer.token}`

  test('is who the token says', async () => {
    const reply = await send(ordersList, { headers: { cookie: cookie() } })
    expect(reply.json()).toMatchObject({ response: { status: 0 }, user: { userId: buyer.userId } })
  })

  test('writes only with the header a foreign page cannot set [http-11]', async () => {
    const json = { name: randomUUID() }
    const refused = await send(listsInsert, { json, headers: { cookie: cookie() } })
    expect(codeOf(refused)).toBe('error.request.crossSite')
    const reply = await send(listsInsert, { json, headers: { cookie: cookie(), 'x-ebsn-client': 'site' } })
    expect(reply.json().response.status).toBe(0)
  })

  test('signs no customer in, where a sister domain could have set it [http-12]', async () => {
    const headers = { cookie: cookie(), 'sec-fetch-site': 'same-origin' }
    expect((await send(authTest, { headers })).json().user.userId).toBe(-1)
  })
})

describe('a login written as a form', () => {
  const form = qs.stringify({ login: 'program', password, remember_me: 'false', show_sectors: 'true' })

  test('leaves the token in the header and the body', async () => {
    const reply = await send(authLogin, { form, headers: { 'x-ebsn-client': 'site' } })
    expect(reply.json()).toMatchObject({ response: { status: 0 }, user: { login: 'program' } })
    expect(reply.headers['x-ebsn-account']).toBe(reply.json().data.token)
  })

  test('ignores a captcha that was not requested', async () => {
    const headers = { 'x-ebsn-client': 'site' }
    const reply = await send(authLogin, { form, query: { token_recaptcha: 'from-elsewhere' }, headers })
    expect(reply.json()).toMatchObject({ response: { status: 0 }, user: { login: 'program' } })
  })

  test('of a foreign page is refused [http-8]', async () => {
    const origin = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    expect(codeOf(await send(authLogin, { form, headers: origin }))).toBe('error.request.crossSite')
    expect(codeOf(await send(authLogin, { form }))).toBe('error.request.crossSite')
  })
})

describe('a program that sends what a page of the shop sends, and knows no header of the protocol', () => {
  const form = qs.stringify({ login: 'program', password })
  const own = 'http://localhost:80'
  const at = (origin: string, more: Record<string, string> = {}) => ({ host: 'localhost:80', origin, ...more })
  const json = { name: 'Spesa' }

  test('logs in by the origin of the shop, and writes with the cookie it was given [http-46]', async () => {
    const login = await send(authLogin, { form, headers: at(own) })
    expect(login.json()).toMatchObject({ response: { status: 0 }, user: { login: 'program' } })
    const [{ name, value } = { name: '', value: '' }] = login.cookies
    const reply = await send(listsInsert, { json, headers: at(own, { cookie: `${name}=${value}` }) })
    expect(reply.json()).toMatchObject({ response: { status: 0 }, user: { login: 'program' } })
  })

  test.each([
    ['of another site', at('https://elsewhere.example')],
    ['of another port', at('http://localhost:81')],
    ['of the shop without its scheme', at('https://localhost:80')],
    ['that is hidden', at('null')],
    ['of the shop, where the browser says another', at(own, { 'sec-fetch-site': 'cross-site' })],
    ['of the shop, where a form of a page is sent', at(own, { 'sec-fetch-mode': 'navigate' })],
  ])('writes nothing from an origin %s [http-47]', async (_which, headers) => {
    expect(codeOf(await send(authLogin, { form, headers }))).toBe('error.request.crossSite')
    const cookie = `bottega_session=${buyer.token}`
    expect(codeOf(await send(listsInsert, { json, headers: { ...headers, cookie } }))).toBe('error.request.crossSite')
  })

  test('where the shop knows its own origin, by that alone [http-48]', async () => {
    const known = await openTestShop({ PUBLIC_ORIGIN: 'https://spesa.example' })
    const codeFrom = async (origin: string) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', host: 'spesa.example', origin }
      const reply = await known.app.inject({ method: 'POST', url: `${basePath}/auth/login`, headers, payload: form })
      return reply.json().response.errors[0].code as string
    }
    expect(await codeFrom('https://spesa.example')).toBe('error.login.wrong')
    expect(await codeFrom('http://spesa.example')).toBe('error.request.crossSite')
    await known.close()
  })
})
