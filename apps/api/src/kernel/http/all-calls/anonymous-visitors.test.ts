import { afterAll, beforeAll, expect, test } from 'vitest'
import { providerCertificate, providerIssuer } from '../../../testing/servers/identity-provider.ts'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({
    ANONYMOUS_CARTS: 'true',
    SAML_ENTRY_POINT: 'https://identity.example/sso',
    SAML_IDP_ISSUER: providerIssuer,
    SAML_IDP_CERT: providerCertificate,
  })
})
afterAll(() => shop.close())

const uuid = '01234567-89ab-cdef-0123-456789abcdef'
const answer = { uuid, analytics: false, profilation: false, text_version: '2026-11-21' }

const send = (
  method: 'GET' | 'POST',
  path: string,
  payload: object | undefined,
  cookies: Record<string, string> = {},
) =>
  shop.app.inject({
    method,
    url: `/ebsn/api${path}`,
    headers: { 'x-ebsn-client': 'site' },
    cookies,
    ...(payload !== undefined && { payload }),
  })

test('what an address leaves without signing in has an end; a visit that goes on is not counted [http-32]', async () => {
  const milk = { items: [{ productId: shop.world.products.milk, quantity: 1 }] }
  const visit = (await send('POST', '/cart/add', milk)).cookies[0]?.value ?? ''
  for (let time = 0; time < 598; time++) await shop.shop.anonymousVisits.take('127.0.0.1')
  expect((await send('POST', '/consent/cookies', answer)).statusCode).toBe(200)
  const refused = await Promise.all([
    send('POST', '/consent/cookies', answer),
    send('GET', '/saml/do-login', undefined),
    send('POST', '/cart/add', milk),
  ])
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429])
  expect((await send('POST', '/cart/add', milk, { bottega_session: visit })).statusCode).toBe(200)
})
