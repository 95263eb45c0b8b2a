import { authLogin } from '@bottega/contract/auth/calls.ts'
import { basePath, type Call } from '@bottega/contract/call.ts'
import { cartView, packagingTypesList } from '@bottega/contract/cart/calls.ts'
import { productsList } from '@bottega/contract/catalog/calls.ts'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Buyer, buyerWith } from '../../testing/orders/buying.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { appUser } from '../accounts/accounts.tables.ts'
import { hashPassword } from '../sessions/credentials.ts'

let shop: TestShop
let buyer: Buyer
const password = 'cipolla-rossa'
beforeAll(async () => {
  shop = await openTestShop()
  buyer = await buyerWith(shop)
  // A long name makes the answer of a login as long as one that is compressed.
  const person = { login: 'program', email: 'program@bottega.example', firstName: 'Lia '.repeat(60), lastName: 'Prova' }
  await shop.shop.db.insert(appUser).values({ ...person, passwordHash: await hashPassword(password) })
})
afterAll(() => shop.close())

const read = (call: Call, headers: Record<string, string>) =>
  shop.app.inject({ method: call.method, url: `${call.base}${call.path}?page_size=24`, headers })

describe('answers over 1 kB are compressed', () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
  const inEncoding = (call: Call, encoding: string, headers: Record<string, string> = {}) =>
    read(call, { ...headers, 'accept-encoding': encoding })

  test.each([
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip'],
    ['gzip', 'br;q=0, gzip;q=0.5'],
  ] as const)('as %s where a program takes %s, for everybody and for one person', async (encoding, accepted) => {
    for (const headers of [{}, { 'x-ebsn-account': buyer.token }]) {
      const plain = await read(productsList, headers)
      const packed = await inEncoding(productsList, accepted, headers)
      expect(packed.headers).toMatchObject({
        'content-encoding': encoding,
        vary: expect.stringContaining('accept-encoding'),
      })
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
      expect(Number(packed.headers['content-length'])).toBe(packed.rawPayload.length)
      expect(unpack[encoding](packed.rawPayload).toString()).toBe(plain.body)
    }
  })

  test('so are a cart and the description of the calls', async () => {
    const cart = await inEncoding(cartView, 'br', { 'x-ebsn-account': buyer.token })
    expect(JSON.parse(brotliDecompressSync(cart.rawPayload).toString())).toMatchObject({
      user: { userId: buyer.userId },
    })
    const document = await shop.app.inject({ url: `${basePath}/openapi.json`, headers: { 'accept-encoding': 'gzip' } })
    expect(document.headers['content-encoding']).toBe('gzip')
  })

  test('each encoding has a name of its own for caches', async () => {
    const etags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (one) => (await inEncoding(productsList, one)).headers.etag),
    )
    expect(new Set(etags).size).toBe(3)
    const again = await inEncoding(productsList, 'br', { 'if-none-match': String(etags[0]) })
    expect(again.statusCode).toBe(304)
    const other = await inEncoding(productsList, 'gzip', { 'if-none-match': String(etags[0]) })
    expect(other.statusCode).toBe(200)
  })

  test.each(['identity', 'deflate', ''])('and left as they are for a program that takes %j', async (accepted) => {
    const reply = await inEncoding(productsList, accepted)
    expect(reply.headers).not.toHaveProperty('content-encoding')
    expect(reply.json().response.status).toBe(0)
  })

  test('one that hands out a credential is not, nor is a small one [http-13]', async () => {
    const login = await shop.app.inject({
      method: 'POST',
      url: `${basePath}${authLogin.path}`,
      headers: { 'x-ebsn-client': 'site', 'accept-encoding': 'br' },
      payload: { login: 'program', password },
    })
    expect(login.rawPayload.length).toBeGreaterThan(1024)
    expect(login.headers).not.toHaveProperty('content-encoding')
    expect((await inEncoding(packagingTypesList, 'br')).headers).not.toHaveProperty('content-encoding')
  })
})
