import { expect, test } from 'vitest'
import { searchParamsOf } from './search-params.ts'

test.each([
  ['/search', '?q=latte&promo=true', { q: 'latte', promo: 'true' }],
  ['/fast-search', '?q=latte,pane', { q: 'latte,pane' }],
  [
    '/category/frutta-e-verdura/frutta',
    '?vendor_id=3&vendor_id=5',
    { slug: 'frutta-e-verdura/frutta', vendor_id: ['3', '5'] },
  ],
  ['/category/frutta', '', { slug: 'frutta' }],
  ['/', '?q=latte', undefined],
  ['/product/mele', '?q=latte', undefined],
  ['/searching', '', undefined],
])('a product of %s%s was found by %j', (pathname, search, found) => {
  expect(searchParamsOf({ pathname, search })).toEqual(found)
})

test('an address that holds too much is cut', () => {
  const search = Array.from({ length: 100 }, (_, n) => `p${n}=${'y'.repeat(500)}`).join('&')
  const found = searchParamsOf({ pathname: '/search', search }) ?? {}
  expect(Object.keys(found)).toHaveLength(30)
  expect(found['p0']).toHaveLength(200)
})
