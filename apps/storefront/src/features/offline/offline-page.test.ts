import type { Language } from '@bottega/rules/text/language.ts'
import { expect, test } from 'vitest'
import type { Copy } from './copies.ts'
import { offlinePage } from './offline-page.ts'
import type { ShopFacts } from './shop-facts.ts'

const shop: ShopFacts = { name: 'Bottega', site: 'coop', themeColor: '#134a30', darkColor: '#1a241e', style: '' }
const readAt = Date.parse('2026-11-24T09:42:00Z')
const list: Copy = {
  kind: 'list',
  path: '/profile/lists/3',
  title: 'Cena',
  facts: [],
  lines: [{ name: 'Mele', amount: '0,5 kg' }],
  readAt,
}
const order: Copy = { ...list, kind: 'order', path: '/profile/orders/31', title: '31', code: '204518' }
const product: Copy = { ...list, kind: 'product', path: '/product/miele', title: 'Miele', facts: ['6,20 €'], lines: [] }

const page = (copies: readonly Copy[], { locale = 'it', path = '/' }: { locale?: Language; path?: string } = {}) =>
  offlinePage({ shop, locale, path, copies, sheet: '' })

test('the page has the open order with its code, lists and products, each with the moment it was read', async () => {
  const html = await page([list, order, product]).text()
  for (const text of ['Ordine 31', '204518', 'Cena', '0,5 kg', 'Miele', '6,20 €']) expect(html).toContain(text)
  expect(html.match(/Letto mar 24 novembre alle 10:42/g)).toHaveLength(3)
})

test.each([
  ['it', 'Senza connessione'],
  ['de', 'Keine Verbindung'],
  ['en', 'No connection'],
] as const)('in %s it says so, without a copy as well', async (locale, title) => {
  const html = await page([], { locale }).text()
  expect(html).toContain(`<html lang="${locale}"`)
  expect(html).toContain(`<h1>${title}</h1>`)
  expect(html).not.toContain('<section')
})

test('the list whose page was asked for is the open one', async () => {
  const other = { ...list, path: '/profile/lists/4', title: 'Festa' }
  const html = await page([list, other], { path: other.path }).text()
  expect(html).toContain('<details open><summary>Festa')
  expect(html).toContain('<details><summary>Cena')
})

test('names and addresses are text: nothing in them is run, and a script without the word of the page never is [offline-6]', async () => {
  const path = '/search?q="><script>alert(1)</script>'
  const answer = page([{ ...list, title: '<img src=x onerror=alert(1)>', lines: [{ name: '<b>', amount: '"' }] }], {
    path,
  })
  const html = await answer.text()
  expect(html).not.toMatch(/<img|<b>|<script>/)
  const policy = answer.headers.get('content-security-policy') ?? ''
  const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
  expect(html).toContain(`<script nonce="${nonce}">`)
  expect(policy).toContain("default-src 'none'")
  expect(page([]).headers.get('content-security-policy')).not.toBe(policy)
})

test('it is no answer of the shop: nothing stores it, and its status says that the shop was not reached', () => {
  const answer = page([list])
  expect(answer.status).toBe(503)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})
