import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { beginsWithRelative, commentsOf } from './comments.ts'

const root = join(import.meta.dirname, '../..')

/** Every folder of the project that has source. */
const folders = ['apps', 'bench', 'demo', 'e2e', 'packages', 'scripts']

test('a relative clause is told from a subject and from a question [house-18]', () => {
  const source = [
    '/** What waits stands out. */',
    'const a = 1 // Whose it is.',
    '/**',
    ' * Orders that wait.',
    ' */',
    '// Where is it?',
  ].join('\n')
  const found = commentsOf(source)
  expect(found.map(({ text }) => text)).toEqual([
    'What waits stands out.',
    'Whose it is.',
    'Orders that wait.',
    'Where is it?',
  ])
  expect(found.map(({ text }) => beginsWithRelative(text))).toEqual([true, true, false, false])
})

test('no comment begins with a relative clause in the place of its subject [house-17]', () => {
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx,css}`),
    { cwd: root, exclude: ['**/node_modules/**', '**/build/**', 'scripts/house/comments.test.ts'] },
  )
  expect(files.length).toBeGreaterThan(1000)
  const found = files.flatMap((file) =>
    commentsOf(readFileSync(join(root, file), 'utf8'))
      .filter(({ text }) => beginsWithRelative(text))
      .map(({ line, text }) => `${file}:${line} ${text}`),
  )
  expect(found).toEqual([])
})
