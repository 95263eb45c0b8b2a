import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

const files = globSync('{apps,packages,demo,bench,e2e,scripts}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/build/**', '**/.react-router/**', 'scripts/house/one-of-each.test.ts'],
})

interface One {
  readonly what: string
  /** How another one would be written. */
  readonly another: RegExp
  readonly stands: readonly string[]
}

/** In whatever order and spelling three languages are listed, as a type or as values. */
const threeLanguages = /(['"])(?:it|de|en)\1\s*[|,]\s*(['"])(?:it|de|en)\2\s*[|,]\s*(['"])(?:it|de|en)\3/

const ones: readonly One[] = [
  { what: 'list of the languages', another: threeLanguages, stands: ['packages/rules/src/text/language.ts'] },
  {
    // Whatever its name: a hook that holds whether something runs and shows it.
    what: 'useCommand',
    another: /\bconst running = useRef\b|\bfunction useCommand\b/,
    stands: ['packages/ui/src/use-command.ts'],
  },
  {
    what: 'way to quote in CSV, which is the library',
    another: /replaceAll\((?:'"'|\/"\/g), *'""'\)/,
    stands: [],
  },
]

test.each(ones)('there is one $what [house-16]', ({ another, stands }) => {
  const found = files.filter((file) => another.test(readFileSync(join(root, file), 'utf8')))
  expect(found.toSorted()).toEqual(stands.toSorted())
})
