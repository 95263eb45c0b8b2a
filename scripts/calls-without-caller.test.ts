import { calls, type Call } from '@bottega/contract/calls.ts'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

test('decision 0191 names exactly the calls no page of ours makes', () => {
  const pages = globSync('apps/storefront/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .map(read)
    .join('\n')
  const unasked = Object.entries<Call>(calls).filter(([name]) => !pages.includes(`'${name}'`))
  const table = read('docs/decisions/0191-calls-the-storefront-does-without.md')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => line.split('|')[1]?.split(',') ?? [])
    .map((path) => path.trim())
    .filter((path) => path.includes('/'))
  expect(unasked.map(([, { path }]) => path.slice(1)).toSorted()).toEqual(table.toSorted())
})
