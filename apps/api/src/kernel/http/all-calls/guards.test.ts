import { describedCalls } from '@bottega/contract/areas.ts'
import type { Call } from '@bottega/contract/call.ts'
import { holdsForEach } from '@bottega/rules/testing/holds-for-each.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appUser } from '../../accounts/accounts.tables.ts'
import { hashPassword } from '../../sessions/credentials.ts'
import { nameOfCall } from '../../../testing/all-calls.ts'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const all = [...describedCalls.values()]
const writes = all.filter(({ call }) => call.effect === 'write')
const closed = all.filter(({ call }) => call.access !== 'public' && call.access !== 'machine')

const send = (call: Call, headers: Record<string, string>, payload = '{}') =>
  shop.app.inject({
    method: call.method,
    url: call.base + call.path.replaceAll(/:\w+/g, '1'),
    headers: { ...(call.method === 'GET' ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(call.method === 'GET' ? {} : { payload }),
  })

describe('every write', () => {
  test('is refused without the header a foreign page cannot set [http-6]', () =>
    holdsForEach(writes, nameOfCall, async ({ call }) => {
      const reply = await send(call, {})
      expect(reply.statusCode).toBe(403)
      expect(reply.json().response.errors[0].code).toBe('error.request.crossSite')
    }))

  test('is refused from another site even with it [http-7]', () =>
    holdsForEach(writes, nameOfCall, async ({ call }) => {
      const reply = await send(call, { 'x-ebsn-client': 'site', 'sec-fetch-site': 'cross-site' })
      expect(reply.json().response.errors[0].code).toBe('error.request.crossSite')
    }))
})

test('every call that is not public answers 419 to an anonymous visitor [http-1]', () =>
  holdsForEach(closed, nameOfCall, async ({ call }) => {
    const reply = await send(call, { 'x-ebsn-client': 'site' })
    expect(reply.statusCode).toBe(419)
    expect(reply.json().response).toMatchObject({
      status: 419,
      errorsMessage: ['La sessione è scaduta, si prega di rieffettuare il login per continuare.'],
    })
  }))

describe('a request that cannot be read', () => {
  const login = { method: 'POST', url: '/ebsn/api/auth/login' } as const
  const site = { 'x-ebsn-client': 'site' }

  test('malformed JSON [http-22]', async () => {
    const reply = await shop.app.inject({
      ...login,
      headers: { ...site, 'content-type': 'application/json' },
      payload: '{"login":',
    })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().response.errors[0].code).toBe('error.request.malformed')
  })

  test('a content type that was not requested [http-21]', async () => {
    const reply = await shop.app.inject({ ...login, headers: { ...site, 'content-type': 'text/xml' }, payload: '<a/>' })
    expect(reply.statusCode).toBe(415)
    expect(reply.json().response.errors[0].code).toBe('error.request.mediaType')
  })

  test('a body past the limit [http-18]', async () => {
    const payload = JSON.stringify({ login: 'x'.repeat(300_000), password: 'x' })
    const reply = await shop.app.inject({ ...login, headers: { ...site, 'content-type': 'application/json' }, payload })
    expect(reply.statusCode).toBe(413)
    expect(reply.json().response.errors[0].code).toBe('error.request.tooLarge')
  })

  test.each([
    ['a form', '/ebsn/api/auth/login', 'application/x-www-form-urlencoded', 70_000],
    ['a payment notice', '/payment/webhook/sandbox', 'application/json', 70_000],
    ['any other body', '/ebsn/api/cart/add', 'application/json', 300_000],
  ])('%s past its own limit [http-19]', async (_what, url, type, length) => {
    const headers = { ...site, 'content-type': type }
    const reply = await shop.app.inject({ method: 'POST', url, headers, payload: `login=${'x'.repeat(length)}` })
    expect(reply.statusCode).toBe(413)
  })

  test('one that is sent a byte now and then is not waited for [http-20]', () => {
    expect(shop.app.server).toMatchObject({ requestTimeout: 60_000, headersTimeout: 60_000 })
  })

  test('a missing field is named, in the language of the request', async () => {
    const reply = await shop.app.inject({
      ...login,
      headers: { ...site, 'x-ebsn-language': 'de' },
      payload: { login: 'lia' },
    })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().response.errorsMessage).toEqual(['Einige Angaben sind ungültig: Passwort.'])
  })

  test('an unknown call has an envelope too', async () => {
    const reply = await shop.app.inject('/ebsn/api/no/such/call')
    expect(reply.statusCode).toBe(404)
    expect(reply.json().response.errors[0].code).toBe('error.request.notFound')
  })
})

test('a known address asked by another method names those it takes [http-28]', async () => {
  const methodsAt = Map.groupBy(all, ({ call }) => call.base + call.path)
  await holdsForEach(
    [...methodsAt],
    ([path]) => path,
    async ([path, callsThere]) => {
      const reply = await shop.app.inject({ method: 'PATCH', url: path.replaceAll(/:\w+/g, '1') })
      expect(reply.statusCode).toBe(405)
      expect(reply.json().response.errors[0].code).toBe('error.request.method')
      const taken = String(reply.headers.allow).split(', ')
      for (const { call } of callsThere) expect(taken).toContain(call.method)
      expect(taken).not.toContain('PATCH')
    },
  )
})

test('too many calls from one address are told when to come back [http-29]', async () => {
  const busy = await openTestShop({ REQUESTS_PER_MINUTE: '3' })
  const ask = () => busy.app.inject('/ebsn/api/auth/test')
  for (let time = 0; time < 3; time++) expect((await ask()).statusCode).toBe(200)
  const refused = await ask()
  await busy.close()
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test.each([
  ['an answer', '/ebsn/api/auth/test', 'localhost', 200],
  ['the refusal of a Host that is none', '/ebsn/api/auth/test', 'a b', 400],
  ['the refusal of an address that cannot be read', '/ebsn/api/%E0%A4%A', 'localhost', 400],
])('%s carries the security headers [http-35]', async (_what, url, host, status) => {
  const reply = await shop.app.inject({ url, headers: { host } })
  expect(reply.statusCode).toBe(status)
  expect(reply.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'no-store',
  })
})

describe('the figures for monitors', () => {
  const figures = (of: TestShop, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    of.app.inject({ url: '/metrics', headers, remoteAddress }).then(({ statusCode }) => statusCode)

  test('are this machine’s own, whatever a proxy on it says [http-37]', async () => {
    expect(await figures(shop)).toBe(200)
    expect(await figures(shop, {}, '::1')).toBe(200)
    expect(await figures(shop, {}, '203.0.113.7')).toBe(403)
    expect(await figures(shop, { 'x-forwarded-for': '127.0.0.1' })).toBe(403)
    const proxied = await openTestShop({ TRUST_PROXY: 'true' })
    expect(await figures(proxied, { 'x-forwarded-for': '127.0.0.1' }, '203.0.113.7')).toBe(403)
    await proxied.close()
  })

  test('are for a client that sends the token, where there is one [http-38]', async () => {
    const guarded = await openTestShop({ METRICS_TOKEN: 'sesamo-bianco' })
    expect(await figures(guarded, { authorization: 'Bearer sesamo-bianco' }, '203.0.113.7')).toBe(200)
    expect(await figures(guarded, { authorization: 'Bearer sesamo-nero' })).toBe(403)
    expect(await figures(guarded)).toBe(403)
    await guarded.close()
  })
})

test('behind https, cookies go over nothing else and browsers are told to stay there [http-14]', async () => {
  const secure = await openTestShop({ PUBLIC_ORIGIN: 'https://spesa.example' })
  const person = { login: 'sicura', email: 'sicura@bottega.example', firstName: 'Sicura', lastName: 'Prova' }
  await secure.shop.db.insert(appUser).values({ ...person, passwordHash: await hashPassword('cipolla-rossa') })
  const reply = await secure.app.inject({
    method: 'POST',
    url: '/ebsn/api/auth/login',
    headers: { 'x-ebsn-client': 'site' },
    payload: { login: 'sicura', password: 'cipolla-rossa', remember_me: true },
  })
  const cookies = { '__Host-bottega_session': reply.cookies[0]?.value ?? '' }
  const known = await secure.app.inject({ url: '/ebsn/api/auth/test', cookies })
  const ended = await secure.app.inject({ url: '/ebsn/api/auth/test', cookies: { '__Host-bottega_session': 'over' } })
  await secure.close()
  expect(known.json()).toMatchObject({ user: { login: 'sicura' } })
  // A browser takes a cookie of that name away only by one that might have set it.
  expect(ended.cookies[0]).toMatchObject({ name: '__Host-bottega_session', value: '', secure: true, path: '/' })
  expect(reply.headers['strict-transport-security']).toMatch(/max-age=31536000/)
  // The cookies that a browser takes from this very host alone.
  expect(reply.cookies.map(({ name }) => name)).toEqual([
    '__Host-bottega_session',
    '__Host-bottega_device',
    '__Host-bottega_remember',
  ])
  const hostOnly = { path: '/', httpOnly: true, secure: true, sameSite: 'Lax' }
  for (const cookie of reply.cookies) {
    expect(cookie).toMatchObject(hostOnly)
    expect(cookie).not.toHaveProperty('domain')
  }
  const device = reply.cookies.find(({ name }) => name === '__Host-bottega_device')
  expect(device).toMatchObject({ maxAge: 180 * 86_400 })
  expect(device?.value).toMatch(/^[\w-]{32,}$/)
})

test('the OpenAPI document names every call', async () => {
  const { paths } = (await shop.app.inject('/ebsn/api/openapi.json')).json<{
    paths: Record<string, Record<string, { operationId: string }>>
  }>()
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods).map((one) => one.operationId))
  expect(operations.toSorted()).toEqual(all.map(({ name }) => name).toSorted())
})
