import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const words = new Map(
  globSync('apps/storefront/src/**/*.it.json', { cwd: root }).map((file) => [
    basename(file, '.it.json'),
    JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown,
  ]),
)

/** What journeys hand to these is a key of the shop's words: `basket.toCheckout`. */
const named = /\b(?:say|press|button|link)\((?:\w+, )?'([\w-]+(?:\.[\w-]+)+)'/g

function textOf(key: string): unknown {
  const [file = '', ...path] = key.split('.')
  let found: unknown = words.get(file)
  for (const name of path) found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined
  return found
}

test('every wording a journey looks for is one of the shop’s [house-13]', () => {
  const missing = globSync('e2e/src/**/*.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(named)]
      .map(([, key = '']) => key)
      .filter((key) => words.has(key.split('.')[0] ?? '') && textOf(key) === undefined)
      .map((key) => `${file}: ${key}`),
  )
  expect(missing).toEqual([])
  expect(textOf('atHand.next.title')).toBeTypeOf('string')
})
