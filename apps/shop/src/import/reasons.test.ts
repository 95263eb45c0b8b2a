import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { reasons } from './reasons.ts'

test('docs/import.md explains every reason in the words of the report', async () => {
  const page = await readFile(new URL('../../../../docs/import.md', import.meta.url), 'utf8')
  const rows = page.matchAll(/^\| `([a-z0-9-]+)`\s+\| (line refused|field dropped|noted)\s+\| (.+?)\s*\|$/gm)
  const explained = Object.fromEntries(Array.from(rows, ([, reason, effect, meaning]) => [reason, { effect, meaning }]))
  expect(explained).toEqual(reasons)
})
