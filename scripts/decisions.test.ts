import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

const pages = globSync('docs/decisions/[0-9]*.md', { cwd: root }).toSorted()

test('each decision has a number of its own, in the name of its page and in its title', () => {
  const numbers = pages.map((page) => Number(basename(page).slice(0, 4)))
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  const titled = pages.map((page) => Number(/^# (?<number>\d+)\. /.exec(read(page))?.groups?.['number']))
  expect(titled).toEqual(numbers)
})

test('the list of decisions names each of them by its title, in the order of their numbers', () => {
  const listed = read('docs/decisions/README.md')
    .split('\n')
    .filter((line) => line.startsWith('- ['))
  const titles = pages.map((page) => `- [${read(page).split('\n')[0]?.slice(2)}](${basename(page)})`)
  expect(listed).toEqual(titles)
})
