import { productsList } from '@bottega/contract/catalog/calls.ts'
import { RefusalError, type Api } from '@bottega/contract/api.ts'
import { anonymousUser } from '@bottega/contract/envelope.ts'
import { silence } from '@bottega/contract/silence.ts'
import { expect, test, vi } from 'vitest'
import { loadUsual } from './usual-products.ts'

const shop = (answer: () => Promise<unknown>) => {
  const call = vi.fn(answer)
  return { api: { call } as unknown as Api, call }
}

test('one request answers what a customer buys, and what is sold out is left out', async () => {
  const product = (productId: number, available: number) => ({
    productId,
    available,
    productClasses: [],
    productInfos: {},
  })
  const products = [product(1, 4), product(2, 0), product(3, 1)]
  const { api, call } = shop(() => Promise.resolve({ data: { products } }))
  expect((await loadUsual(api)).map(({ productId }) => productId)).toEqual([1, 3])
  expect(call.mock.calls).toEqual([[productsList, { query: { preferred: true, page_size: 12 } }]])
})

test('a shop that cannot tell leaves the row out', async () => {
  const failure = new RefusalError({ ...silence, status: 1 }, anonymousUser, 500)
  expect(await loadUsual(shop(() => Promise.reject(failure)).api)).toEqual([])
})
