import { describe, expect, test } from 'vitest'
import { readRichText, type RichNode } from './rich-text.ts'

/** The tree written as tags again, so that a test reads like what it says. */
function write(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : `[${node.tag} ${write(node.children)}]`)).join('')
}
const read = (html: string) => write(readRichText(html))

test('allergens keep their emphasis', () => {
  expect(read('farina di <strong>frumento</strong>, <b>latte</b>, sale')).toBe(
    'farina di [strong frumento], [b latte], sale',
  )
})

test('a table keeps its rows, and knows which cells name them', () => {
  const [table] = readRichText('<table><tbody><tr><th scope="row">Grassi</th><td>3 g</td></tr></tbody></table>')
  expect(write(table ? [table] : [])).toBe('[table [tbody [tr [th Grassi][td 3 g]]]]')
  expect(JSON.stringify(table)).toContain('"tag":"th","row":true')
})

test('entities are read as the signs they stand for', () => {
  expect(read('2 &lt; 3 &amp; l&#39;olio&#x21; &unknown; 5&nbsp;g')).toBe("2 < 3 & l'olio! &unknown; 5\u00A0g")
})

describe('what is not ours to draw', () => {
  test.each([
    ['<script>alert(1)</script>pane', 'pane'],
    ['<script>alert(1)', ''],
    ['<style>p{}</style>pane', 'pane'],
    ['<img src=x onerror=alert(1)>pane', 'pane'],
    ['<a href="javascript:alert(1)">pane</a>', 'pane'],
    ['<strong onclick="alert(1)">pane</strong>', '[strong pane]'],
    ['<!-- segreto -->pane', 'pane'],
    ['<iframe src="//x"></iframe>', ''],
  ])('%s', (html, text) => expect(read(html)).toBe(text))
})

test.each([
  ['<strong>pane', '[strong pane]'],
  ['pane</strong>', 'pane'],
  ['<p>uno<p>due</p></p>', '[p uno[p due]]'],
  ['meno di < 5 g', 'meno di < 5 g'],
])('what is badly closed is still read: %s', (html, text) => expect(read(html)).toBe(text))
