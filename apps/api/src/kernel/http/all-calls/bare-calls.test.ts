import { createClient } from '@bottega/contract/client.ts'
import { describe as describeCall } from '@bottega/contract/areas.ts'
import { contentSearch } from '@bottega/contract/content-system/calls.ts'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchInto, openTestShop, type TestShop } from '../../../testing/test-shop.ts'
import { ShopError } from '../../shop-error.ts'
import { sendError } from '../error-handler.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const address = '/p/wp-json/wp/v2/search'
const terms = { type: 'term', search: 'latte' } as const
const found = () => [
  {
    id: shop.world.categories.latte,
    title: 'Latte',
    url: '/category/freschi/latte',
    type: 'term',
    subtype: 'category',
  },
]

const anonymousContext = () => ({
  shop: shop.shop,
  visitor: {
    sessionHash: undefined,
    sessionExpiresAt: undefined,
    sessionEndsAt: undefined,
    rememberToken: undefined,
    user: undefined,
    language: 'it' as const,
    site: 'coop' as const,
    address: '192.0.2.7',
    requestId: 'test',
  },
  now: shop.clock.now,
  log: shop.app.log,
})

describe('a call without envelope', () => {
  test('answers its data alone, and what else it says in headers of its own', async () => {
    const reply = await shop.app.inject({ url: address, query: terms })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual(found())
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-wp-total': '1',
      'x-wp-totalpages': '1',
      'cache-control': 'public, max-age=60',
    })
  })

  test('has those headers for a customer as well, and where the client holds the answer already', async () => {
    const { token } = await shop.shopper()
    const own = await shop.app.inject({ url: address, query: terms, headers: { 'x-ebsn-account': token } })
    expect(own.json()).toEqual(found())
    expect(own.headers).toMatchObject({ 'x-wp-total': '1', 'cache-control': 'no-store' })
    const { headers } = await shop.app.inject({ url: address, query: terms })
    const held = await shop.app.inject({
      url: address,
      query: terms,
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(held.statusCode).toBe(304)
    expect(held.headers).toMatchObject({ 'x-wp-total': '1' })
  })

  test('comes in an envelope to who calls it with the client, and to the pages, which call it in process', async () => {
    const answer = await shop.anonymous().call(contentSearch, { query: terms })
    expect(answer).toMatchObject({ response: { status: 0, errors: [] }, data: found(), headers: { 'x-wp-total': '1' } })
    const { envelope } = await shop.dispatch(contentSearch, { query: terms }, anonymousContext())
    expect(envelope).toMatchObject({ response: { status: 0 }, data: found(), headers: { 'x-wp-total': '1' } })
  })

  test('is answered page by page', async () => {
    const pages = await Promise.all(
      [1, 2, 99].map((page) => shop.anonymous().call(contentSearch, { query: { type: 'term', per_page: 1, page } })),
    )
    const total = Number(pages[0]?.headers?.['x-wp-total'])
    expect(total).toBeGreaterThan(2)
    expect(pages.map(({ data }) => data.length)).toEqual([1, 1, 0])
    expect(pages[1]?.data).not.toEqual(pages[0]?.data)
    for (const { headers } of pages) expect(headers?.['x-wp-totalpages']).toBe(String(total))
  })

  test('is cached by the client with its headers', async () => {
    let sent = 0
    const into = fetchInto(shop.app)
    const client = createClient({
      language: () => 'it',
      session: () => 'test',
      clientUuid: () => '0'.repeat(32),
      generalError: () => 'no answer',
      fetch: (...request) => {
        sent += 1
        return into(...request)
      },
    })
    const first = await client.call(contentSearch, { query: terms })
    expect(await client.call(contentSearch, { query: terms })).toEqual(first)
    expect(sent).toBe(1)
  })

  test('finds nothing among what the shop does not have', async () => {
    const answers = await Promise.all(
      [{ search: 'latte' }, { ...terms, subtype: 'post_tag' }].map((query) =>
        shop.anonymous().call(contentSearch, { query }),
      ),
    )
    for (const { data, headers } of answers) {
      expect(data).toEqual([])
      expect(headers).toMatchObject({ 'x-wp-total': '0', 'x-wp-totalpages': '0' })
    }
  })
})

describe('a refusal of such a call', () => {
  test('has an HTTP status that says so, and the envelope with its code in the shopper’s language', async () => {
    const reply = await shop.app.inject({
      url: address,
      query: { type: 'menu' },
      headers: { 'x-ebsn-language': 'de' },
    })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().response).toMatchObject({
      status: expect.any(Number),
      errors: [{ code: 'error.request.invalid', error: 'Einige Angaben sind ungültig.', values: { fields: 'type' } }],
    })
    const query = { page: 0.5 }
    await expect(shop.anonymous().call(contentSearch, { query })).rejects.toMatchObject({
      name: 'RefusalError',
      code: 'error.request.invalid',
      httpStatus: 400,
    })
  })

  test.each([
    ['bare', 422],
    ['envelope', 200],
  ] as const)('that another call answers under 200: %s', async (shape, status) => {
    const described = describeCall(contentSearch)
    const config = { call: { ...described, call: { ...described.call, shape } } }
    const app = fastify()
    app.setErrorHandler(sendError)
    app.get('/refused', { config }, () => {
      throw new ShopError('error.store.notFound')
    })
    const reply = await app.inject('/refused')
    await app.close()
    expect(reply.statusCode).toBe(status)
    expect(reply.json().response.errors).toMatchObject([{ code: 'error.store.notFound' }])
  })
})

test('the description shows the data alone and the headers', async () => {
  const { paths } = (await shop.app.inject('/ebsn/api/openapi.json')).json<{
    paths: Record<string, { get: { responses: { 200: { headers: object; content: object } } } }>
  }>()
  const answer = paths[address]?.get.responses[200]
  expect(Object.keys(answer?.headers ?? {})).toEqual(['x-wp-total', 'x-wp-totalpages'])
  expect(answer?.content).toMatchObject({ 'application/json': { schema: { type: 'array' } } })
})
