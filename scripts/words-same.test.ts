import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@bottega/rules/text/language.ts'
import compile from 'icu-minify/compile'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** The names a text of the code fills in. */
const placesOf = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].toSorted()

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const entriesOf = (node: Node): [string, Node][] =>
  (node['properties'] as Node[]).flatMap((property): [string, Node][] => {
    const { key, value } = property
    if (!isNode(key) || !isNode(value)) return []
    const name = key['name'] ?? key['value']
    return typeof name === 'string' ? [[name, value]] : []
  })

/** Texts by where they stand, such as `lines.empty`; what is computed is none. */
function textsIn(node: Node, path = ''): [string, string][] {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return [[path, node['value']]]
  if (node.type === 'ArrayExpression')
    return (node['elements'] as (Node | null)[]).flatMap((one, index) => (one ? textsIn(one, `${path}.${index}`) : []))
  if (node.type !== 'ObjectExpression') return []
  return entriesOf(node).flatMap(([name, value]) => textsIn(value, `${path}.${name}`))
}

/** Objects that say something in each language. */
function* trioIn(value: unknown): Generator<ReadonlyMap<string, Node>> {
  if (Array.isArray(value)) for (const one of value) yield* trioIn(one)
  if (!isNode(value)) return
  if (value.type === 'ObjectExpression') {
    const entries = new Map(entriesOf(value))
    if (languages.every((language) => entries.has(language))) yield entries
  }
  for (const child of Object.values(value)) yield* trioIn(child)
}

const files = globSync('{apps/{api,bank,shop,backoffice},packages/{contract,rules}}/src/**/*.ts', { cwd: root }).filter(
  (file) => !file.endsWith('.test.ts'),
)

/** What German or English fills in otherwise than Italian, a sentence each. */
function differencesIn(source: string): string[] {
  const { program } = parseSync('words.ts', source)
  return [...trioIn(program)].flatMap((trio) => {
    const [it, ...others] = languages.map((language) => {
      const node = trio.get(language)
      return new Map(node === undefined ? [] : textsIn(node))
    })
    return others.flatMap((texts) =>
      [...(it ?? [])].flatMap(([path, text]) => {
        const other = texts.get(path)
        return other === undefined || placesOf(other).join() === placesOf(text).join() ? [] : [`${text} ≠ ${other}`]
      }),
    )
  })
}

test('texts in the code, of mails, papers, messages and the bank page, fill in the same in three languages [words-410]', () => {
  const found = files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    return /\bde:/.test(source) ? differencesIn(source).map((difference) => `${file}: ${difference}`) : []
  })
  expect(found).toEqual([])
  expect(differencesIn("const a = { it: { b: 'uno {x}' }, de: { b: 'eins {x}' }, en: { b: 'one' } }")).toEqual([
    'uno {x} ≠ one',
  ])
})

type Texts = { [key: string]: string | Texts }

const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${path}${key}`, text] as [string, string]] : flat(text, `${path}${key}.`),
  )

/** The names a compiled message asks values for, wherever they stand in it. */
function argumentsOf(node: unknown): string[] {
  if (!Array.isArray(node)) return node && typeof node === 'object' ? Object.values(node).flatMap(argumentsOf) : []
  const [name, kind] = node as unknown[]
  const isArgument = typeof name === 'string' && /^\w+$/.test(name) && (node.length === 1 || typeof kind === 'number')
  return [...(isArgument ? [name] : []), ...node.flatMap(argumentsOf)]
}

const icuPlacesOf = (text: string) => [...new Set(argumentsOf(compile(text)))].toSorted()

/** English alone has another word for one piece, and chooses it by the number. */
const chosenByNumber = new Set(['units.pz'])

test('words of the back office fill in the same in three languages [words-411]', () => {
  const read = (file: string) => new Map(flat(JSON.parse(readFileSync(join(root, file), 'utf8')) as Texts))
  const italian = globSync('apps/backoffice/src/**/words/it.json', { cwd: root })
  const found = italian.flatMap((file) =>
    languages.flatMap((language) => {
      const texts = read(file.replace('it.json', `${language}.json`))
      return [...read(file)].flatMap(([key, text]) =>
        chosenByNumber.has(key) || icuPlacesOf(texts.get(key) ?? '').join() === icuPlacesOf(text).join()
          ? []
          : [`${file} ${key} (${language})`],
      )
    }),
  )
  expect(italian.length).toBeGreaterThan(15)
  expect(found).toEqual([])
})
