import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { isTest } from './room-of.ts'

const root = join(import.meta.dirname, '../..')

const isCache = (source: string) => /new (?:LRUCache|WeakMap)\b/.test(source)

test('every cache of the code is on the page that says what ends its life, and no other [house-14]', () => {
  const page = readFileSync(join(root, 'docs/caches.md'), 'utf8')
  const files = globSync('{apps,packages}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/build/**', '**/.react-router/**'],
  }).filter((file) => !isTest(file) && isCache(readFileSync(join(root, file), 'utf8')))
  const named = new Set([...page.matchAll(/`([\w./-]+\.ts)`/g)].map(([, name = '']) => basename(name)))
  expect(files.filter((file) => !named.has(basename(file)))).toEqual([])
  const paths = [...page.matchAll(/^\| `([\w./-]+\.ts)`/gm)].map(([, path = '']) => join(root, path))
  expect(paths.map((path) => readFileSync(path, 'utf8').length > 0)).not.toContain(false)
})
