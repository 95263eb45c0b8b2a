import { basePath, calls, type Call, type CallName } from '@bottega/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appUser } from '../db/schema/people.ts'
import { hashPassword } from '../modules/auth/credentials.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const all = Object.entries(calls) as [CallName, Call][]
const writes = all.filter(([, call]) => call.effect === 'write')
const closed = all.filter(([, call]) => call.access !== 'public')

const send = (call: Call, headers: Record<string, string>, payload = '{}') =>
  shop.app.inject({
    method: call.method,
    url: basePath + call.path.replaceAll(/:\w+/g, '1'),
    headers: { ...(call.method === 'GET' ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(call.method === 'GET' ? {} : { payload }),
  })

describe('every write', () => {
  test.each(writes)('%s is refused without the header a foreign page cannot set', async (_name, call) => {
    const reply = await send(call, {})
    expect(reply.statusCode).toBe(403)
    expect(reply.json().response.errors[0].code).toBe('error.request.crossSite')
  })

  test.each(writes)('%s is refused from another site even with it', async (_name, call) => {
    const reply = await send(call, { 'x-ebsn-client': 'site', 'sec-fetch-site': 'cross-site' })
    expect(reply.json().response.errors[0].code).toBe('error.request.crossSite')
  })
})

describe('every call that is not public', () => {
  test.each(closed)('%s answers 419 to nobody', async (_name, call) => {
    const reply = await send(call, { 'x-ebsn-client': 'site' })
    expect(reply.statusCode).toBe(419)
    expect(reply.json().response).toMatchObject({
      status: 419,
      errorsMessage: ['La sessione è scaduta, si prega di rieffettuare il login per continuare.'],
    })
  })
})

describe('a request that cannot be read', () => {
  const login = { method: 'POST', url: '/ebsn/api/auth/login' } as const
  const site = { 'x-ebsn-client': 'site' }

  test('malformed JSON', async () => {
    const reply = await shop.app.inject({
      ...login,
      headers: { ...site, 'content-type': 'application/json' },
      payload: '{"login":',
    })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().response.errors[0].code).toBe('error.request.malformed')
  })

  test('a content type nobody asked for', async () => {
    const reply = await shop.app.inject({ ...login, headers: { ...site, 'content-type': 'text/xml' }, payload: '<a/>' })
    expect(reply.statusCode).toBe(415)
    expect(reply.json().response.errors[0].code).toBe('error.request.mediaType')
  })

  test('a form where the call takes none', async () => {
    const headers = { ...site, 'content-type': 'application/x-www-form-urlencoded' }
    const reply = await shop.app.inject({ method: 'POST', url: '/ebsn/api/cart/add', headers, payload: 'items=1' })
    expect(reply.statusCode).toBe(415)
  })

  test('a body past the limit', async () => {
    const payload = JSON.stringify({ login: 'x'.repeat(300_000), password: 'x' })
    const reply = await shop.app.inject({ ...login, headers: { ...site, 'content-type': 'application/json' }, payload })
    expect(reply.statusCode).toBe(413)
    expect(reply.json().response.errors[0].code).toBe('error.request.tooLarge')
  })

  test.each([
    ['a form', '/ebsn/api/auth/login', 'application/x-www-form-urlencoded', 70_000],
    ['a payment notice', '/payment/webhook/sandbox', 'application/json', 70_000],
    ['any other body', '/ebsn/api/cart/add', 'application/json', 300_000],
  ])('%s past its own limit', async (_what, url, type, length) => {
    const headers = { ...site, 'content-type': type }
    const reply = await shop.app.inject({ method: 'POST', url, headers, payload: `login=${'x'.repeat(length)}` })
    expect(reply.statusCode).toBe(413)
  })

  test('one that is sent a byte now and then is not waited for', () => {
    expect(shop.app.server).toMatchObject({ requestTimeout: 60_000, headersTimeout: 60_000 })
  })

  test('a missing field is named, in the language of the request', async () => {
    const reply = await shop.app.inject({
      ...login,
      headers: { ...site, 'x-ebsn-language': 'de' },
      payload: { login: 'lia' },
    })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().response.errorsMessage).toEqual(['Einige Angaben sind ungültig: password.'])
  })

  test('an unknown call has an envelope too', async () => {
    const reply = await shop.app.inject('/ebsn/api/no/such/call')
    expect(reply.statusCode).toBe(404)
    expect(reply.json().response.errors[0].code).toBe('error.request.notFound')
  })
})

test('too many calls from one address are told when to come back', async () => {
  const busy = await openTestShop({ REQUESTS_PER_MINUTE: '3' })
  const ask = () => busy.app.inject('/ebsn/api/auth/test')
  for (let time = 0; time < 3; time++) expect((await ask()).statusCode).toBe(200)
  const refused = await ask()
  await busy.close()
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('every answer carries the security headers', async () => {
  const reply = await shop.app.inject('/ebsn/api/auth/test')
  expect(reply.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
  })
})

test('behind https, cookies go over nothing else and browsers are told to stay there', async () => {
  const secure = await openTestShop({ PUBLIC_ORIGIN: 'https://spesa.example' })
  const person = { login: 'sicura', email: 'sicura@bottega.example', firstName: 'Sicura', lastName: 'Prova' }
  await secure.shop.db.insert(appUser).values({ ...person, passwordHash: await hashPassword('cipolla-rossa') })
  const reply = await secure.app.inject({
    method: 'POST',
    url: '/ebsn/api/auth/login',
    headers: { 'x-ebsn-client': 'site' },
    payload: { login: 'sicura', password: 'cipolla-rossa', remember_me: true },
  })
  await secure.close()
  expect(reply.headers['strict-transport-security']).toMatch(/max-age=31536000/)
  expect(reply.cookies).toHaveLength(2)
  for (const cookie of reply.cookies) expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' })
})

test('the OpenAPI document names every call', async () => {
  const { paths } = (await shop.app.inject('/ebsn/api/openapi.json')).json<{
    paths: Record<string, Record<string, { operationId: string }>>
  }>()
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods).map((one) => one.operationId))
  expect(operations.toSorted()).toEqual(Object.keys(calls).toSorted())
})
