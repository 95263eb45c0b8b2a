import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { contrast } from '@bottega/rules/content/readable-ink.ts'
import { describe, expect, test } from 'vitest'
import { siteFacts } from '../src/lib/visit/site.ts'

const sheet = readFileSync(fileURLToPath(import.meta.resolve('@bottega/ui/styles/tokens.css')), 'utf8')

/** The declarations of the first rule with this selector. */
function declared(selector: string): [string, string][] {
  const [, body = ''] = sheet.split(`\n${selector} {\n`)
  return [...body.slice(0, body.indexOf('\n}')).matchAll(/^ {2}(--[a-z-]+): (.+);$/gm)].map(
    ([, token = '', value = '']) => [token, value],
  )
}

type Theme = 'light' | 'dark'

/** The value of each colour as a browser computes it. */
function tokensOf(site: 'coop' | 'collect', theme: Theme): (token: string) => string {
  const values = new Map([...declared(':root'), ...(site === 'collect' ? declared(":root[data-site='collect']") : [])])
  const valueOf = (token: string): string => {
    const value = values.get(token)
    if (value === undefined) throw new Error(`tokens.css has no ${token}`)
    const [, light = value, dark = value] =
      /^light-dark\((var\(--[a-z-]+\)|#\w+), (var\(--[a-z-]+\)|#\w+)\)$/.exec(value) ?? []
    const own = theme === 'light' ? light : dark
    const [, other] = /^var\((--[a-z-]+)\)$/.exec(own) ?? []
    if (other !== undefined) return valueOf(other)
    return own.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
  }
  return valueOf
}

const grounds = ['--paper', '--surface', '--cream']

/** Inks and the grounds they stand on. */
const texts: readonly [ink: string, grounds: readonly string[]][] = [
  ['--ink', [...grounds, '--tint', '--tint-strong', '--saffron-tint', '--offer-tint', '--ok-tint']],
  ['--ink-soft', [...grounds, '--tint', '--saffron-tint', '--offer-tint']],
  ['--primary', [...grounds, '--tint']],
  ['--primary-deep', [...grounds, '--tint', '--tint-strong']],
  ['--offer', [...grounds, '--offer-tint']],
  ['--ok', ['--paper', '--surface', '--ok-tint']],
  ['--warn', [...grounds, '--saffron-tint']],
  ['--info', grounds],
  ['--surface', ['--primary', '--primary-deep', '--offer', '--ok', '--warn', '--info', '--ink']],
  ['--on-deep', ['--deep']],
  ['--on-deep-soft', ['--deep']],
  ['--on-saffron', ['--saffron']],
]

/** Edges of fields, rings of the focus, drawings. */
const shapes: readonly [shape: string, grounds: readonly string[]][] = [
  ['--line-strong', ['--paper', '--surface']],
  ['--info', [...grounds, '--tint']],
  ['--primary', grounds],
  ['--on-picture-ground', ['--picture-ground']],
]

describe.each(['coop', 'collect'] as const)('of the site %s', (site) => {
  test('the bars of the browser have the colours of the header below them', () => {
    expect(siteFacts[site].darkColor).toBe(tokensOf(site, 'dark')('--surface'))
    expect(siteFacts[site].themeColor).toBe(tokensOf(site, 'light')('--primary-deep'))
  })

  test.each(['light', 'dark'] as const)(
    'every ink can be read on its grounds, and every shape be seen, %s [theme-2]',
    (theme) => {
      const valueOf = tokensOf(site, theme)
      const faint = (pairs: typeof texts, least: number) =>
        pairs.flatMap(([one, others]) =>
          others
            .map((other) => ({ pair: `${one} on ${other}`, measured: contrast(valueOf(one), valueOf(other)) }))
            .filter(({ measured }) => measured < least),
        )
      expect([...faint(texts, 4.5), ...faint(shapes, 3)]).toEqual([])
    },
  )
})

test('both themes of every colour stand in one place, and the colours of a dark room are others [theme-7]', () => {
  const [light, dark] = [tokensOf('coop', 'light'), tokensOf('coop', 'dark')]
  expect(['--paper', '--surface', '--ink', '--primary'].filter((token) => light(token) === dark(token))).toEqual([])
})
