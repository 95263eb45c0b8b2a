import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isTest } from './room-of.ts'

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
  /** Tests and the reports of the bench write their own. */
  readonly ofTheShop?: true
}

/** In whatever order and spelling three languages are listed, as a type or as values. */
const threeLanguages = /(['"])(?:it|de|en)\1\s*[|,]\s*(['"])(?:it|de|en)\2\s*[|,]\s*(['"])(?:it|de|en)\3/

const ones: readonly One[] = [
  { what: 'list of the languages', another: threeLanguages, stands: ['packages/rules/src/text/language.ts'] },
  {
    // A hook of any name that holds whether something runs and shows it.
    what: 'useCommand',
    another: /\bconst running = useRef\b|\bfunction useCommand\b/,
    stands: ['packages/ui/src/use-command.ts'],
  },
  {
    what: 'way to quote in CSV, which is the library',
    another: /replaceAll\((?:'"'|\/"\/g), *'""'\)/,
    stands: [],
  },
  {
    // The calendar reads the clock of the shop, and writes no text.
    what: 'set of formatters',
    ofTheShop: true,
    another:
      /\bIntl\.(?:NumberFormat|DateTimeFormat|DisplayNames|RelativeTimeFormat|ListFormat)\(|\buseFormatter\b|\.toLocale(?:Date|Time)?String\(/,
    stands: [
      'delivery/shop-calendar',
      'text/country-name',
      'text/format',
      'text/format-short',
      'text/format-unit',
      'text/once-per-language',
    ].map((name) => `packages/rules/src/${name}.ts`),
  },
  {
    what: 'folder of files that people write, whose schemas are of zod (decision 816)',
    another: /from 'zod'/,
    stands: [
      'example-readme.test',
      'read-files',
      'read-world',
      'schema/catalogue',
      'schema/people',
      'schema/setup',
      'schema/store',
      'schema/tables',
      'schema/values',
    ].map((name) => `apps/shop/src/world/${name}.ts`),
  },
  {
    what: 'place where schemas of TypeBox are run by Ajv (decision 816)',
    another: /from 'ajv'/,
    ofTheShop: true,
    stands: ['apps/api/src/kernel/calls/text-kinds.ts', 'apps/api/src/kernel/calls/validate.ts'],
  },
]

test.each(ones)('there is one $what [house-16]', ({ another, stands, ofTheShop }) => {
  const looked = ofTheShop === true ? files.filter((file) => !isTest(file) && !/^(?:bench|e2e)\//.test(file)) : files
  const found = looked.filter((file) => another.test(readFileSync(join(root, file), 'utf8')))
  expect(found.toSorted()).toEqual(stands.toSorted())
})

test('a service hands no function of a repository on under another name [house-22]', () => {
  const renamed = /\bexport \{[^}]*\b(?!type )\w+ as \w+[^}]*\} from '[^']+\.repository\.ts'/
  const services = files.filter((file) => /^apps\/api\/src\/.*\.service\.ts$/.test(file))
  expect(services.length).toBeGreaterThan(100)
  expect(renamed.test("export { findLines as readLines } from './orders.repository.ts'")).toBe(true)
  expect(services.filter((file) => renamed.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
