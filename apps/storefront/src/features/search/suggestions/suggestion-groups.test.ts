import { expect, test } from 'vitest'
import { groupSuggestions, panelGroups, suggestionPath, type Suggestion } from './suggestion-groups.ts'

const milk: Suggestion = { kind: 'product', id: 1, name: 'Latte fresco', url: '/product/latte-fresco' }
const dairy: Suggestion = { kind: 'category', id: 2, name: 'Latte e formaggi', url: '/category/latte-e-formaggi' }
const word: Suggestion = { kind: 'word', name: 'latte di soia', url: '' }

test('words come first, then categories, then products', () => {
  const groups = groupSuggestions([milk, word, dairy])
  expect(groups.map((group) => group.label)).toEqual(['words', 'categories', 'products'])
  expect(groups.flatMap((group) => group.items.map(({ item }) => item.name))).toEqual([
    'latte di soia',
    'Latte e formaggi',
    'Latte fresco',
  ])
})

test('pages that answer a question come before everything else [helpwords-5]', () => {
  const page: Suggestion = { kind: 'page', name: 'Il recesso', url: '/page/recesso' }
  expect(
    panelGroups([{ name: 'recesso dal contratto', counter: 1, timestamp: 1 }], 'recesso', [milk, page])[0],
  ).toEqual({ label: 'pages', items: [{ item: page, path: '/page/recesso' }] })
})

test('a kind without suggestions has no heading', () => {
  expect(groupSuggestions([milk]).map((group) => group.label)).toEqual(['products'])
})

test('words search, products open, and an address that is not ours is never followed', () => {
  expect(suggestionPath(word)).toBe('/search?q=latte+di+soia')
  expect(suggestionPath(milk)).toBe('/product/latte-fresco')
  expect(suggestionPath({ ...milk, url: 'https://elsewhere.test/' })).toBe('/search?q=Latte+fresco')
})
