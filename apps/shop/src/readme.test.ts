import { settings } from '@bottega/api/kernel/settings/config.ts'
import { demoPeople } from '@bottega/demo/people/demo-people.ts'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { holdsForEach } from '@bottega/rules/testing/holds-for-each.ts'
import { describe, expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)
const readme = await readFile(new URL('README.md', root), 'utf8')
const { scripts } = JSON.parse(await readFile(new URL('package.json', root), 'utf8')) as {
  scripts: Record<string, string>
}

describe('the README', () => {
  const has = (row: string) => expect(readme.includes(row), `a row ${row}`).toBe(true)

  test('lists every setting with its meaning and value', () =>
    holdsForEach(
      Object.entries(settings),
      ([name]) => name,
      ([name, setting]) => {
        const shown = setting.fallback === '' ? '' : `\`${setting.fallback.replaceAll('|', '\\|')}\``
        has(`| \`${name}\` | ${shown} | ${setting.meaning} |`)
      },
    ))

  test('names everybody of the demo with their password', () =>
    holdsForEach(
      demoPeople,
      ({ login }) => login,
      ({ login, password }) => has(`| ${login} | ${password} |`),
    ))

  test('names only folders that exist', () => {
    const folders = [...readme.matchAll(/^\| `([a-z/]+)` \|/gm)].map((match) => match[1] ?? '')
    expect(folders.filter((folder) => !existsSync(new URL(folder, root)))).toEqual([])
  })

  test('names only commands that exist', () => {
    const commands = [...readme.matchAll(/npm run ([\w:]+)/g)].map((match) => match[1] ?? '')
    expect(commands.filter((command) => !(command in scripts))).toEqual([])
  })
})
