import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { categoriesFile, classesFile, promotionsFile } from './schema/catalogue.ts'
import { staffFile, vouchersFile } from './schema/people.ts'
import { setupFile } from './schema/setup.ts'
import { storeFile } from './schema/store.ts'
import {
  classProductLine,
  coverageLine,
  promotionProductLine,
  slotLine,
  specialDayLine,
  stockLine,
} from './schema/tables.ts'
import { worldFiles } from './world-files.ts'

const files: readonly (readonly [string, z.ZodType])[] = [
  [worldFiles.setup, setupFile],
  ['stores/KEY.yaml', storeFile],
  [worldFiles.specialDays, specialDayLine],
  [worldFiles.coverage, coverageLine],
  [worldFiles.slots, slotLine],
  [worldFiles.categories, categoriesFile],
  [worldFiles.classes, classesFile],
  [worldFiles.classProducts, classProductLine],
  [worldFiles.promotions, promotionsFile],
  [worldFiles.promotionProducts, promotionProductLine],
  [worldFiles.vouchers, vouchersFile],
  [worldFiles.stock, stockLine],
  [worldFiles.staff, staffFile],
]

/** The part of JSON schema that the schemas of these files come out as; `takes` is the sentence of their errors. */
interface Node {
  readonly takes?: string
  readonly description?: string
  readonly default?: unknown
  readonly const?: unknown
  readonly maxLength?: number
  readonly properties?: Readonly<Record<string, Node>>
  readonly required?: readonly string[]
  readonly items?: Node
  readonly oneOf?: readonly Node[]
  readonly not?: Node
  readonly $ref?: string
}

interface Field {
  readonly path: string
  readonly takes: string
  readonly without: string
  readonly meaning: string
}

function takenBy({ takes = '', properties, items, maxLength, const: only }: Node): string {
  if (typeof only === 'string') return `\`${only}\``
  if (items !== undefined && takes === '') return 'a list'
  if (takes === 'a text') return maxLength === undefined ? takes : `a text of at most ${maxLength} characters`
  return takes === '' && properties !== undefined ? 'the fields below' : takes
}

const withoutIt = (given: unknown, isNeeded: boolean): string => {
  if (isNeeded) return '**needed**'
  if (given === undefined || (Array.isArray(given) && given.length === 0)) return 'none'
  return typeof given === 'string' ? given : JSON.stringify(given)
}

const kindOf = (variant: Node) => String(variant.properties?.['kind']?.const)

/** The fields of all kinds; those that not every kind has in the same way say whose they are. */
function fieldsOfKinds(variants: readonly Node[], below: string): Field[] {
  const rows = new Map<string, { field: Field; kinds: string[] }>()
  for (const variant of variants)
    for (const field of fieldsOf(variant, below)) {
      const alike = JSON.stringify({ ...field, takes: '' })
      const row = rows.get(alike) ?? { field, kinds: [] }
      rows.set(alike, { ...row, kinds: [...row.kinds, kindOf(variant)] })
    }
  return [...rows.values()].map(({ field: { path, takes, without, meaning }, kinds }) => {
    if (path.endsWith('.kind')) return { path, takes: `one of ${kinds.join(', ')}`, without, meaning }
    const ofKinds = kinds.length === variants.length ? '' : `, of kind ${kinds.join(', ')}`
    return { path, takes: takes + ofKinds, without, meaning }
  })
}

function fieldsBelow(node: Node, path: string): Field[] {
  if (node.oneOf?.every((one) => one.properties !== undefined) === true) return fieldsOfKinds(node.oneOf, path)
  if (node.items !== undefined) return fieldsBelow(node.items, `${path}[]`)
  // Weekdays are named by what the whole takes.
  return node.properties === undefined || node.takes !== undefined ? [] : fieldsOf(node, path)
}

function fieldsOf({ properties = {}, required = [] }: Node, below = ''): Field[] {
  return Object.entries(properties)
    .filter(([, node]) => node.not === undefined)
    .flatMap(([name, node]) => {
      const path = below === '' ? name : `${below}.${name}`
      const without = withoutIt(node.default, required.includes(name))
      const field = { path, takes: takenBy(node), without, meaning: node.description ?? '' }
      return [field].concat(fieldsBelow(node, path))
    })
}

/** Errors of a field say what it takes, whether it is missing or wrong. */
function sentenceOf({ def: { error } }: z.ZodType): string | undefined {
  const said = error?.({ code: 'custom', path: [], message: '', input: null } as never)
  const sentence = typeof said === 'string' ? said : said?.message
  return sentence?.startsWith('takes ') === true ? sentence.slice('takes '.length) : undefined
}

function fieldsOfFile(schema: z.ZodType): Field[] {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const takes = zodSchema instanceof z.ZodType ? sentenceOf(zodSchema) : undefined
      if (takes !== undefined) jsonSchema['takes'] = takes
    },
  })
  return fieldsOf(json as Node)
}

const cell = (text: string) => text.replaceAll('|', String.raw`\|`)

const tableOf = (fields: readonly Field[]): string[] => [
  '| field | takes | without it | what it is |',
  '|---|---|---|---|',
  ...fields.map((one) => `| \`${one.path}\` | ${cell(one.takes)} | ${one.without} | ${cell(one.meaning)} |`),
]

const readme = new URL('example/README.md', import.meta.url)
const heading = '\n## Every field\n'

test('the README of a world names every field of every file, what it takes and what stands in for it', async () => {
  const written = await readFile(readme, 'utf8')
  const [byHand = ''] = written.split(heading)
  const intro = `
Made from what \`check\` reads by. \`a.b\` is the field \`b\` of \`a\`, and \`a[].b\` that of every element of the list \`a\`. The
fields of \`products.csv\`, \`prices.csv\` and \`placing.yaml\` stand in \`docs/import.md\`.
`
  const sections = files.flatMap(([name, schema]) => ['', `### ${name}`, '', ...tableOf(fieldsOfFile(schema))])
  const expected = `${byHand}${heading}${intro}${sections.join('\n')}\n`
  await expect(expected, 'To be renewed by: npx vitest run --project unit example-readme -u').toMatchFileSnapshot(
    fileURLToPath(readme),
  )
})

test('every field of every file says what it is and what it takes', () => {
  const silent = files.flatMap(([name, schema]) =>
    fieldsOfFile(schema)
      .filter(({ takes, meaning }) => takes === '' || meaning === '')
      .map(({ path }) => `${name}: ${path}`),
  )
  expect(silent).toEqual([])
})
