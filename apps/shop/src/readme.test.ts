import { settings } from '@bottega/api/kernel/settings/config.ts'
import { demoPeople } from '@bottega/demo/people/demo-people.ts'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)
const readme = await readFile(new URL('README.md', root), 'utf8')
const { scripts } = JSON.parse(await readFile(new URL('package.json', root), 'utf8')) as {
  scripts: Record<string, string>
}

describe('the README', () => {
  test.each(Object.entries(settings))('lists the setting %s with its meaning and value', (name, setting) => {
    const shown = setting.fallback === '' ? '' : `\`${setting.fallback.replaceAll('|', '\\|')}\``
    expect(readme).toContain(`| \`${name}\` | ${shown} | ${setting.meaning} |`)
  })

  test.each(demoPeople.map((person) => [person.login, person] as const))('names %s', (login, person) => {
    expect(readme).toContain(`| ${login} | ${person.password} |`)
  })

  test('names only folders that exist', () => {
    const folders = [...readme.matchAll(/^\| `([a-z/]+)` \|/gm)].map((match) => match[1] ?? '')
    expect(folders.filter((folder) => !existsSync(new URL(folder, root)))).toEqual([])
  })

  test('names only commands that exist', () => {
    const commands = [...readme.matchAll(/npm run ([\w:]+)/g)].map((match) => match[1] ?? '')
    expect(commands.filter((command) => !(command in scripts))).toEqual([])
  })
})
