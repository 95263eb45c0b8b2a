import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../src')

test('no link asks for its page ahead, because the build leaves that part of the router out', () => {
  const asking = globSync('**/*.tsx', { cwd: source }).filter((file) =>
    /\bprefetch\s*[=:]|\bPrefetchPageLinks\b/.test(readFileSync(join(source, file), 'utf8')),
  )
  expect(asking).toEqual([])
})
