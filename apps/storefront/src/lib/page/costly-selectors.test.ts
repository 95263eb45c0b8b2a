import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../../..')
const styles = globSync(['apps/storefront/src/**/*.css', 'packages/ui/src/**/*.css'], { cwd: root }).map((file) => ({
  file,
  // Without comments, and without what browsers with scripts leave out.
  text: readFileSync(join(root, file), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/@media \(scripting: none\) \{\s*[^{}]*\{[^{}]*\}\s*\}/g, ''),
}))
const filesWith = (selector: RegExp) => styles.filter(({ text }) => selector.test(text)).map(({ file }) => file)

test('no style is chosen by any element before: each element put into the page would restyle all around it', () => {
  expect(styles.length).toBeGreaterThan(100)
  expect(filesWith(/\*\s*[+~]/)).toEqual([])
})

test('no style of the whole page is chosen by what it contains: each change would have the browser look through it', () => {
  expect(filesWith(/(?:html|body|:root)\S*:has\(/)).toEqual([])
})
