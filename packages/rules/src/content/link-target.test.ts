import { expect, test } from 'vitest'
import { linkTarget } from './link-target.ts'
import { ownPath } from './own-path.ts'

const hosts = ['bottega.example', 'www.bottega.example']

test.each([
  ['/category/frutta?page=2#fine', 'page', '/category/frutta?page=2#fine'],
  ['/shop/category/frutta', 'page', '/category/frutta'],
  ['/shop', 'page', '/'],
  ['/shop?x=1', 'page', '/?x=1'],
  ['/shop-at-work', 'page', '/shop-at-work'],
  ['/shopping', 'page', '/shopping'],
  ['https://www.bottega.example/shop/product/latte', 'page', '/product/latte'],
  ['/p/wp-content/uploads/regolamento.pdf', 'file', '/p/wp-content/uploads/regolamento.pdf'],
  ['/photo/2026/a.webp', 'file', '/photo/2026/a.webp'],
  ['/photo2/2026/a.webp', 'file', '/photo2/2026/a.webp'],
  ['https://bottega.example/shop/p/x.pdf', 'file', '/p/x.pdf'],
  ['/page/aiuto', 'page', '/page/aiuto'],
  ['/shop//elsewhere.example', 'page', '/elsewhere.example'],
  ['/pasta', 'page', '/pasta'],
])('%s leads to the %s %s', (address, kind, path) => expect(linkTarget(address, hosts)).toEqual({ kind, path }))

test('only the names of the shop are inside; other addresses open in a new window [links-1]', () => {
  for (const address of ['https://elsewhere.example/category/x', 'https://bottega.example.evil.example/'])
    expect(linkTarget(address, hosts)).toEqual({ kind: 'elsewhere', address })
})

test('a video is shown in its dialog [links-2]', () => {
  const address = 'https://youtu.be/dQw4w9WgXcQ'
  expect(linkTarget(address, hosts)).toEqual({ kind: 'video', videoId: 'dQw4w9WgXcQ', address })
  expect(linkTarget('https://youtu.be/short', hosts).kind).toBe('elsewhere')
})

test.each(['mailto:ciao@bottega.example', 'tel:+39021234', '#dove', '//elsewhere.example/x', 'x'])(
  '%s is left to the browser',
  (address) => expect(linkTarget(address, hosts)).toEqual({ kind: 'own', address }),
)

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
