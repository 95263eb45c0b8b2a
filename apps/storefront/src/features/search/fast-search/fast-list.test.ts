import { expect, test } from 'vitest'
import { readFastList } from './fast-list.ts'

test.each([
  ['latte\npane\nuova', ['latte', 'pane', 'uova']],
  ['latte, pane; uova', ['latte', 'pane', 'uova']],
  ['  latte   intero ,\r\n\n, pane', ['latte intero', 'pane']],
  ['Latte, latte, LATTE', ['Latte']],
  ['1,5 l acqua,2 pani', ['1,5 l acqua', '2 pani']],
  ['', []],
  [' , ;\n', []],
])('%j is the list %j', (text, words) => {
  expect(readFastList(text)).toEqual({ words, dropped: [] })
})

test('a list ends after twenty things, and names those after them [search-1]', () => {
  const typed = Array.from({ length: 23 }, (_, index) => `cosa ${index}`)
  expect(readFastList(typed.join('\n'))).toEqual({ words: typed.slice(0, 20), dropped: typed.slice(20) })
})

test('a word longer than any product name is cut', () => {
  expect(readFastList('a'.repeat(500)).words[0]).toHaveLength(80)
})
