import { describe, expect, test } from 'vitest'
import { RefusalError } from './api.ts'
import { createClient, type ClientOptions } from './client.ts'

const success = {
  response: {
    status: 0,
    errors: [],
    infos: [],
    warnings: [],
    errorsMessage: [],
    infosMessage: [],
    warningsMessage: [],
  },
  user: { userId: -1 },
  data: { items: [] },
}

function shop(answer: () => Response, more: Partial<ClientOptions> = {}) {
  const sent: { url: string; headers: Headers; method: string | undefined }[] = []
  let time = 0
  const client = createClient({
    language: () => 'de',
    clientUuid: () => 'a'.repeat(32),
    generalError: () => 'Ups',
    now: () => time,
    fetch: (url, init) => {
      sent.push({
        url: new Request(new URL(url, 'http://shop.test')).url.slice('http://shop.test'.length),
        headers: new Headers(init?.headers),
        method: init?.method,
      })
      return Promise.resolve(answer())
    },
    ...more,
  })
  return { client, sent, wait: (milliseconds: number) => (time += milliseconds) }
}

describe('the client', () => {
  test('sends the protocol headers with every call', async () => {
    const { client, sent } = shop(() => Response.json(success))
    await client.call('products.suggest', { query: { q: 'mele' } })
    const headers = sent[0]?.headers
    expect(headers?.get('x-ebsn-client')).toBe('site')
    expect(headers?.get('x-ebsn-version')).toBe('1.1.7')
    expect(headers?.get('x-ebsn-language')).toBe('de')
    expect(headers?.get('x-ebsn-client-uuid')).toBe('a'.repeat(32))
  })

  test('sends the idempotency key it is given, and none otherwise', async () => {
    const { client, sent } = shop(() => Response.json(success))
    await client.call('checkout.buy', { query: { payment_type_id: 12 }, idempotencyKey: 'one-press' })
    await client.call('checkout.buy', { query: { payment_type_id: 12 } })
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['one-press', null])
  })

  test('repeats the key of an array and fills the path', async () => {
    const { client, sent } = shop(() => Response.json(success))
    await client.call('products.alternatives', { query: { product_ids: [3, 4] } })
    await client.call('products.view', { query: { productId: 7 } })
    expect(sent.map((one) => one.url)).toEqual([
      '/ebsn/api/products/list-product-alternative?product_ids=3&product_ids=4',
      '/ebsn/api/products/7',
    ])
  })

  test('keeps a catalogue answer for fifteen minutes', async () => {
    const { client, sent, wait } = shop(() => Response.json(success))
    await client.call('categories.view')
    wait(899_999)
    await client.call('categories.view')
    expect(sent).toHaveLength(1)
    wait(2)
    await client.call('categories.view')
    expect(sent).toHaveLength(2)
  })

  test('keeps what a slider recommends, but nothing of somebody’s own', async () => {
    const { client, sent } = shop(() => Response.json(success))
    for (const preferred of [true, true, false, false]) await client.call('products.list', { query: { preferred } })
    for (let again = 0; again < 2; again++) await client.call('adv.list', { query: { product_id: 7 } })
    expect(sent.map(({ url }) => url.slice('/ebsn/api/'.length))).toEqual([
      'products?preferred=true',
      'products?preferred=true',
      'products?preferred=false',
      'adv?product_id=7',
    ])
  })

  test('forgets what it kept after any write', async () => {
    const { client, sent } = shop(() => Response.json(success))
    await client.call('categories.view')
    await client.call('addresses.delete', { query: { address_id: 1 } })
    await client.call('categories.view')
    expect(sent).toHaveLength(3)
  })

  test('keeps fifty answers, dropping the one used longest ago', async () => {
    const { client, sent } = shop(() => Response.json(success))
    for (let id = 1; id <= 51; id++) await client.call('products.view', { query: { productId: id } })
    await client.call('products.view', { query: { productId: 51 } })
    expect(sent).toHaveLength(51)
    await client.call('products.view', { query: { productId: 1 } })
    expect(sent).toHaveLength(52)
  })

  test('counts pending requests back to zero, also when one fails', async () => {
    const seen: number[] = []
    const { client } = shop(() => Response.error(), { onPending: (pending) => seen.push(pending) })
    await expect(client.call('auth.test')).rejects.toThrow(RefusalError)
    expect(seen).toEqual([1, 0])
  })

  test('tells of an ended session', async () => {
    let ended = 0
    const refusal = { ...success, response: { ...success.response, status: 419, errors: [{ error: 'x', code: 'y' }] } }
    const { client } = shop(() => Response.json(refusal, { status: 419 }), { onSessionExpired: () => ended++ })
    await expect(client.call('auth.test')).rejects.toMatchObject({ sessionExpired: true })
    expect(ended).toBe(1)
  })

  test('an answer without a body becomes status 1 with the general message', async () => {
    const { client } = shop(() => new Response('', { status: 502 }))
    await expect(client.call('auth.test')).rejects.toMatchObject({ response: { status: 1 }, text: 'Ups' })
  })

  test('a refusal without errors gets the general message', async () => {
    const { client } = shop(() => Response.json({ ...success, response: { ...success.response, status: 7 } }))
    await expect(client.call('auth.test')).rejects.toMatchObject({ response: { status: 7 }, text: 'Ups' })
  })
})
