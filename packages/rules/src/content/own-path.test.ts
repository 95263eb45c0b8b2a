import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each([
  ['/cart', '/cart'],
  ['/search?q=pane%20nero&page=2#top', '/search?q=pane%20nero&page=2#top'],
  ['/category/latte/../pane', '/category/pane'],
  ['/shop/category/pane?x=1', '/category/pane?x=1'],
  ['/shop-at-work', '/shop-at-work'],
  [String.raw`/shop/\elsewhere.test`, '/elsewhere.test'],
])('%s stays in the shop, read as links are [links-7]', (wanted, path) => {
  expect(ownPath(wanted, '/')).toBe(path)
})

test.each([
  undefined,
  null,
  '',
  'cart',
  'https://elsewhere.test/cart',
  '//elsewhere.test/cart',
  String.raw`/\elsewhere.test`,
  '/\t/elsewhere.test',
  '/.//elsewhere.test',
  'javascript:alert(1)',
  'http://[',
])('%s leads to the way out [text-3]', (wanted) => {
  expect(ownPath(wanted, '/way-out')).toBe('/way-out')
})
