import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const media = readFileSync(new URL('../packages/ui/src/styles/media.css', import.meta.url), 'utf8')

test('a page is laid out anew at 600, 960, 1264 and 1900 pixels, beginning at 0', () => {
  const widths = [...media.matchAll(/--from-(\w+) \(min-width: (\d+)px\)/g)].map(([, name, width]) => [
    name,
    Number(width),
  ])
  expect(widths).toEqual([
    ['small', 600],
    ['medium', 960],
    ['large', 1264],
    ['huge', 1900],
  ])
})
