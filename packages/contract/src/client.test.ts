import {
  advList,
  categoriesView,
  productsAlternatives,
  productsList,
  productsSuggest,
  productsView,
} from './catalog/calls.ts'
import { authLogout, authTest } from './auth/calls.ts'
import { checkoutBuy } from './checkout/calls.ts'
import { cartUpdateInfos, cartView } from './cart/calls.ts'
import { addressesDelete } from './delivery/calls.ts'
import { holdsForEach } from '@bottega/rules/testing/holds-for-each.ts'
import { describe, expect, test } from 'vitest'
import { RefusalError } from './api.ts'
import { describedCalls } from './areas.ts'
import { basePath, type Call } from './call.ts'
import { createClient, type ClientOptions } from './client.ts'
import { silence } from './silence.ts'

const success = {
  response: silence,
  user: { userId: -1 },
  data: { items: [] },
}

function shop(answer: () => Response, more: Partial<ClientOptions> = {}) {
  const sent: { url: string; headers: Headers; method: string | undefined; keepalive: boolean | undefined }[] = []
  let time = 0
  const client = createClient({
    language: () => 'de',
    session: () => 'tab-1',
    clientUuid: () => 'a'.repeat(32),
    generalError: () => 'Ups',
    now: () => time,
    fetch: (url, init) => {
      sent.push({
        url: new Request(new URL(url, 'http://shop.test')).url.slice('http://shop.test'.length),
        headers: new Headers(init?.headers),
        method: init?.method,
        keepalive: init?.keepalive,
      })
      return Promise.resolve(answer())
    },
    ...more,
  })
  return { client, sent, wait: (milliseconds: number) => (time += milliseconds) }
}

describe('the client', () => {
  test('sends the protocol headers with every call [contract-2]', async () => {
    const { client, sent } = shop(() => Response.json(success), { account: () => 'token' })
    await client.call(productsSuggest, { query: { q: 'mele' } })
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'x-ebsn-session': 'tab-1',
      'x-ebsn-account': 'token',
      'x-ebsn-client': 'site',
      'x-ebsn-client-redirect': 'false',
      'x-ebsn-version': '1.1.7',
      'x-ebsn-language': 'de',
      'x-ebsn-client-uuid': 'a'.repeat(32),
    })
  })

  test('has an empty account header where the credential is a cookie [contract-3]', async () => {
    const { client, sent } = shop(() => Response.json(success))
    await client.call(authTest)
    expect(sent[0]?.headers.get('x-ebsn-account')).toBe('')
  })

  test('sends the idempotency key it is given, and none otherwise', async () => {
    const { client, sent } = shop(() => Response.json(success))
    await client.call(checkoutBuy, { query: { payment_type_id: 12 }, idempotencyKey: 'one-press' })
    await client.call(checkoutBuy, { query: { payment_type_id: 12 } })
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['one-press', null])
  })

  test('lets a write outlive the page it was pressed on, unless it is too long for that', async () => {
    const { client, sent } = shop(() => Response.json(success))
    const infos = (length: number) => ({ body: { items: [{ itemId: 1, infos: { note: 'x'.repeat(length) } }] } })
    await client.call(cartView)
    await client.call(cartUpdateInfos, infos(10))
    await client.call(cartUpdateInfos, infos(70_000))
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([false, true, false])
  })

  test('repeats the key of an array and fills the path [contract-4]', async () => {
    const { client, sent } = shop(() => Response.json(success))
    await client.call(productsAlternatives, { query: { product_ids: [3, 4] } })
    await client.call(productsView, { query: { productId: 7 } })
    expect(sent.map((one) => one.url)).toEqual([
      '/ebsn/api/products/list-product-alternative?product_ids=3&product_ids=4',
      '/ebsn/api/products/7',
    ])
  })

  test.each([
    [0, 'taken'],
    [2, 'refused'],
    [4, 'refused'],
    [-1, 'refused'],
  ])('an answer of status %i is %s [contract-9]', async (status, outcome) => {
    const { client } = shop(() =>
      Response.json({ response: { status, errors: [{ error: 'x', code: 'x' }] }, data: {} }),
    )
    const pending = client.call(authTest).then(
      () => 'taken',
      () => 'refused',
    )
    expect(await pending).toBe(outcome)
  })

  test('keeps a catalogue answer for fifteen minutes [contract-5]', async () => {
    const { client, sent, wait } = shop(() => Response.json(success))
    await client.call(categoriesView)
    wait(899_999)
    await client.call(categoriesView)
    expect(sent).toHaveLength(1)
    wait(2)
    await client.call(categoriesView)
    expect(sent).toHaveLength(2)
  })

  test('caches what a slider recommends, but nothing personal [contract-8]', async () => {
    const { client, sent } = shop(() => Response.json(success))
    for (const preferred of [true, true, false, false]) await client.call(productsList, { query: { preferred } })
    for (let again = 0; again < 2; again++) await client.call(advList, { query: { product_id: 7 } })
    expect(sent.map(({ url }) => url.slice('/ebsn/api/'.length))).toEqual([
      'products?preferred=true',
      'products?preferred=true',
      'products?preferred=false',
      'adv?product_id=7',
    ])
  })

  test('requests a category again that is wanted as it is now [contract-10]', async () => {
    const { client, sent } = shop(() => Response.json(success))
    for (const skip_cache of [true, true, false, false]) await client.call(categoriesView, { query: { skip_cache } })
    expect(sent).toHaveLength(3)
  })

  test('clears its cache after any write [contract-7]', async () => {
    const { client, sent } = shop(() => Response.json(success))
    await client.call(categoriesView)
    await client.call(addressesDelete, { query: { address_id: 1 } })
    await client.call(categoriesView)
    expect(sent).toHaveLength(3)
  })

  test.each([{ preferred: true }, { parent_wishlist_id: 4 }])(
    'never keeps products of one person: %j',
    async (query) => {
      const { client, sent } = shop(() => Response.json(success))
      for (let time = 0; time < 2; time += 1) await client.call(productsList, { query })
      expect(sent).toHaveLength(2)
    },
  )

  test('does not keep an answer that a write may have made old on its way', async () => {
    let answerShelf: (reply: Response) => void = () => {}
    const slow = new Promise<Response>((resolve) => (answerShelf = resolve))
    let requests = 0
    const { client } = shop(() => Response.json(success), {
      fetch: (url) => {
        if (!(url as string).includes('/category')) return Promise.resolve(Response.json(success))
        requests += 1
        return requests === 1 ? slow : Promise.resolve(Response.json(success))
      },
    })
    const shelf = client.call(categoriesView)
    await client.call(authLogout)
    answerShelf(Response.json(success))
    await shelf
    await client.call(categoriesView)
    expect(requests).toBe(2)
  })

  test('keeps fifty answers, dropping the one used longest ago [contract-6]', async () => {
    const { client, sent } = shop(() => Response.json(success))
    for (let id = 1; id <= 51; id++) await client.call(productsView, { query: { productId: id } })
    await client.call(productsView, { query: { productId: 51 } })
    expect(sent).toHaveLength(51)
    await client.call(productsView, { query: { productId: 1 } })
    expect(sent).toHaveLength(52)
  })

  test('counts pending requests back to zero, also when one fails [contract-1]', async () => {
    const seen: number[] = []
    const { client } = shop(() => Response.error(), { onPending: (pending) => seen.push(pending) })
    await expect(client.call(authTest)).rejects.toThrow(RefusalError)
    expect(seen).toEqual([1, 0])
  })

  test('tells of an ended session', async () => {
    let ended = 0
    const refusal = { ...success, response: { ...silence, status: 419, errors: [{ error: 'x', code: 'y' }] } }
    const { client } = shop(() => Response.json(refusal, { status: 419 }), { onSessionExpired: () => ended++ })
    await expect(client.call(authTest)).rejects.toMatchObject({ sessionExpired: true })
    expect(ended).toBe(1)
  })

  test('an answer without a body becomes status 1 with the general message [contract-12]', async () => {
    const { client } = shop(() => new Response('', { status: 502 }))
    await expect(client.call(authTest)).rejects.toMatchObject({ response: { status: 1 }, text: 'Ups' })
  })

  test('a refusal without errors gets the general message [contract-11]', async () => {
    const { client } = shop(() => Response.json({ ...success, response: { ...silence, status: 7 } }))
    await expect(client.call(authTest)).rejects.toMatchObject({ response: { status: 7 }, text: 'Ups' })
  })

  test('a refusal without errors keeps whatever else it says', async () => {
    const warnings = [{ warning: 'Quasi pieno', code: 'w' }]
    const response = { ...silence, status: 7, warnings, warningsMessage: ['Quasi pieno'] }
    const { client } = shop(() => Response.json({ ...success, response }))
    await expect(client.call(authTest)).rejects.toMatchObject({
      response: { status: 7, warningsMessage: ['Quasi pieno'], errorsMessage: ['Ups'] },
    })
  })

  test('what HTTP calls a failure is no success, whatever the body says', async () => {
    const { client } = shop(() => Response.json(success, { status: 500 }))
    await expect(client.call(authTest)).rejects.toMatchObject({ response: { status: 1 }, httpStatus: 500 })
  })

  test('an unreachable shop is status 1 with the general message', async () => {
    const { client } = shop(() => Response.json(success), { fetch: () => Promise.reject(new TypeError('offline')) })
    await expect(client.call(authTest)).rejects.toMatchObject({ response: { status: 1 }, text: 'Ups' })
  })

  test('tells of every answer that came over the wire, once', async () => {
    const answered: Call[] = []
    const { client } = shop(() => Response.json(success), { onAnswer: (call) => void answered.push(call) })
    await client.call(categoriesView)
    await client.call(categoriesView)
    await client.call(authTest)
    expect(answered).toEqual([categoriesView, authTest])
  })
})

/**
 * Products, category, adv, warehouse locator, articles and the content system: nothing else. (Shopping core, section 7)
 */
const cachedPath =
  /^\/(products(\/:productId)?|category|category-block\/info|adv|warehouse-locator(\/.*)?|articles?(\/.*)?|p\/.*)$/

test('what is cached are the reads of these paths and nothing else', () =>
  holdsForEach(
    [...describedCalls.values()],
    ({ name }) => name,
    ({ call }) =>
      expect(call.cached === true).toBe(
        call.method === 'GET' && cachedPath.test(call.base === basePath ? call.path : call.base + call.path),
      ),
  ))
