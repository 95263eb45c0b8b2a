import { describedCalls } from '@bottega/contract/areas.ts'
import type { DescribedCall } from '@bottega/contract/area.ts'
import { basePath } from '@bottega/contract/call.ts'
import { holdsForEach } from '@bottega/rules/testing/holds-for-each.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyerWith, type Buyer } from '../../../testing/orders/buying.ts'
import { nameOfCall } from '../../../testing/all-calls.ts'
import { type InputSchema, sampleOf } from '../../../testing/sample-input.ts'
import { publishFiles } from '../../../testing/publish-files.ts'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'

let shop: TestShop
let rosalinda: Buyer
beforeAll(async () => {
  shop = await openTestShop()
  // The first document an editor publishes, which the samples below name.
  await publishFiles(shop, { 'articles/prova.md': '---\ntype: News\ntitle: Prova\ndate: 2026-11-01\n---\nTesto.\n' })
  rosalinda = await buyerWith(shop, undefined, { firstName: 'Rosalinda' })
})
afterAll(() => shop.close())

const nothing: InputSchema = { type: 'object' }

/** Some queries of `products.list` answer with a customer’s own things; it is called without them. */
function addressOf({ call, schema }: DescribedCall): string {
  const productId = String(shop.world.products.milk)
  const sample = call.uncachedWith === undefined ? sampleOf(schema.query ?? nothing, { productId }) : { page_size: 12 }
  const query = Object.entries(sample as object).map(([key, value]): [string, string] => [key, String(value)])
  return `${call.base}${call.path.replace(':productId', productId)}?${new URLSearchParams(query).toString()}`
}

const get = (described: DescribedCall, headers: Record<string, string> = {}) =>
  shop.app.inject({ url: addressOf(described), headers: { 'x-ebsn-client': 'site', ...headers } })

const all = [...describedCalls.values()]
const reading = all.filter(({ call }) => call.method === 'GET' && call.effect === 'read')
const shared = all.filter(({ call }) => call.cached === true)

test('no browser and no proxy keeps what was answered to a person [http-39]', () =>
  holdsForEach(reading, nameOfCall, async (described) => {
    const reply = await get(described, { 'x-ebsn-account': rosalinda.token })
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.headers).not.toHaveProperty('etag')
  }))

test.each(['/category?skip_cache=true', '/products?preferred=true&page_size=1'])(
  'nor what was asked for as it is now, or as one’s own: %s [http-2]',
  async (path) => {
    const reply = await shop.app.inject({ url: basePath + path, headers: { 'x-ebsn-client': 'site' } })
    expect(reply.json().response.status).toBe(0)
    expect(reply.headers['cache-control']).toBe('no-store')
    const shared = await shop.app.inject({ url: basePath + path.replace('=true', '=false') })
    expect(shared.headers['cache-control']).toBe('public, max-age=60')
  },
)

test('an anonymous visitor gets the same bytes as every other, also after a customer’s request [http-40]', () =>
  holdsForEach(shared, nameOfCall, async (described) => {
    const person = await get(described, { 'x-ebsn-account': rosalinda.token })
    expect(person.headers['cache-control']).toBe('no-store')
    if (described.call.shape === 'envelope') expect(person.json().user.userId).toBe(rosalinda.userId)
    const first = await get(described, { 'user-agent': 'one', 'x-forwarded-for': '192.0.2.1' })
    const other = await get(described, { 'user-agent': 'another', cookie: 'theme=dark; bottega_session=long-over' })
    expect(first.statusCode).toBe(200)
    expect(other.body).toBe(first.body)
    expect(first.body).not.toContain('Rosalinda')
    expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=60' })
    expect(first.headers).not.toHaveProperty('set-cookie')
    // This one leaves with the cookie of an ended session taken away: for one browser alone.
    expect(other.headers).toMatchObject({ 'cache-control': 'no-store', 'set-cookie': expect.anything() })
  }))
