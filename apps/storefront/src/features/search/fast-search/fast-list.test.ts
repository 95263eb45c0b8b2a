import { expect, test } from 'vitest'
import { readFastList } from './fast-list.ts'

test.each([
  ['latte\npane\nuova', ['latte', 'pane', 'uova']],
  ['latte, pane; uova', ['latte', 'pane', 'uova']],
  ['  latte   intero ,\r\n\n, pane', ['latte intero', 'pane']],
  ['Latte, latte, LATTE', ['Latte']],
  ['', []],
  [' , ;\n', []],
])('%j is the list %j', (text, words) => {
  expect(readFastList(text)).toEqual(words)
})

test('a list ends after twenty things [search-1]', () => {
  const typed = Array.from({ length: 30 }, (_, index) => `cosa ${index}`).join('\n')
  expect(readFastList(typed)).toHaveLength(20)
})

test('a word longer than any product name is cut', () => {
  expect(readFastList('a'.repeat(500))[0]).toHaveLength(80)
})
