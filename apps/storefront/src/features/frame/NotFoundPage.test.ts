import type { Api } from '@bottega/contract/api.ts'
import type { CategoryView } from '@bottega/contract/catalog/categories.ts'
import { expect, test } from 'vitest'
import { createLoadContext, type Visit } from '../../lib/visit/visit.ts'
import type { Route } from './+types/NotFoundPage.ts'
import { loader } from './NotFoundPage.tsx'

/** The address to which the catch-all redirects another one, when the shop has this category. */
async function redirectFrom(address: string, category: Partial<CategoryView>): Promise<number | string> {
  const url = new URL(address, 'https://bottega.example')
  const api = { call: () => Promise.resolve({ data: { category } }) } as unknown as Api
  const context = createLoadContext({ api } as Visit)
  const args = { context, url, params: { '*': url.pathname.slice(1) } } as unknown as Route.LoaderArgs
  const answer = await loader(args).catch((thrown: unknown) => thrown)
  if (answer instanceof Response) return `${answer.status} ${answer.headers.get('location')}`
  return (answer as { init: { status: number } }).init.status
}

test('a department leads to its page, though this visitor’s store sells nothing of it [frame-2]', async () => {
  const empty = { slug: 'barca', productCount: 0 }
  expect(await redirectFrom('/barca?promo=true', empty)).toBe('301 /category/barca?promo=true')
})

test('a department whose slug is gone is found by its number, and leads to the slug it has now [frame-3]', async () => {
  expect(await redirectFrom('/vecchio?categoryId=4', { slug: 'nuovo' })).toBe('301 /category/nuovo?categoryId=4')
})

test('what only carries words for other pages is no department', async () => {
  expect(await redirectFrom('/timeslot', { slug: 'timeslot', listed: false })).toBe(404)
})
