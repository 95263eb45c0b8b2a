import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const statusOf = async (of: TestShop, url: string) => (await of.app.inject({ url })).headers['cache-status']

test('an answer in development says which caches it came from and for how long [caches-2]', async () => {
  const url = '/ebsn/api/products?parent_category_id=1&page=1'
  expect(await statusOf(shop, url)).toMatch(/^answers; fwd=miss; ttl=10/)
  expect(await statusOf(shop, url)).toMatch(/^answers; hit; ttl=\d+/)
  expect(await statusOf(shop, '/health/live')).toBeUndefined()
})
