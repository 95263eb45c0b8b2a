import { isNamedField } from '@bottega/contract/staff-content/field-names.ts'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { hashOf, readContentFolder } from '../../kernel/publishing/content-folder.ts'
import type { LoadedFile } from '../../kernel/publishing/content-kind.ts'
import { documentOf } from '../../kernel/publishing/read-documents.ts'
import { parseYaml } from '../../kernel/publishing/source-yaml.ts'
import {
  formSchemaOf,
  isWritten,
  readWritten,
  type WrittenKind,
  writtenFiles,
} from '../../kernel/publishing/written-document.ts'
import { contentKinds } from '../../modules.ts'
import { formPartsOf } from './form-parts.ts'

const kinds = contentKinds.filter(isWritten)
const kindOf = (folder: string): WrittenKind => {
  const kind = kinds.find((one) => one.folder === folder)
  if (kind === undefined) throw new Error(`no kind ${folder}`)
  return kind
}
const folder = await readContentFolder(new URL('../../../../../demo/content', import.meta.url).pathname)
const documents = [...Map.groupBy(folder, ({ path }) => documentOf(kinds, path) ?? '')].flatMap(([name, files]) => {
  const [kind = '', ...rest] = name.split('/')
  return name === '' ? [] : [{ name, kind: kindOf(kind), key: rest.join('/'), files }]
})

/** As it comes back from a browser. */
const sent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value
const file = (path: string, text: string): LoadedFile => {
  const content = Buffer.from(text)
  return { path, content, hash: hashOf(content) }
}
const textsOf = (files: readonly LoadedFile[]) => files.map(({ path, content }) => [path, content.toString('utf8')])
const byPath = (files: readonly LoadedFile[]) =>
  textsOf(files).toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1))

describe('what a form writes is a file of the exchange format', () => {
  test('every document of the demo comes back from its form byte for byte', () => {
    expect(documents.length).toBeGreaterThan(40)
    for (const { kind, key, files } of documents)
      expect(byPath(writtenFiles(kind, key, sent(readWritten(kind, key, files)), files))).toEqual(byPath(files))
  })

  test('a document written without its file before says the same', () => {
    for (const { kind, key, files } of documents) {
      const written = readWritten(kind, key, files)
      expect(readWritten(kind, key, writtenFiles(kind, key, sent(written), []))).toEqual(written)
    }
  })

  test('a changed text leaves comments, quotes and unknown keys of the rest as they are', () => {
    const before = file(
      'pages/prova.yaml',
      "# la prova\nname: 'Prova'   # in italiano\nstrange: {of: [old, program]}\nrows:\n  # la prima\n  - blocks: []\n",
    )
    const written = sent(readWritten(kindOf('pages'), 'prova', [before]))
    const [after] = writtenFiles(kindOf('pages'), 'prova', { fields: { ...written.fields, name: 'Altra' } }, [before])
    expect(after?.content.toString('utf8')).toBe(before.content.toString('utf8').replace("'Prova'   #", "'Altra' #"))
  })

  test('blocks that are moved take their comments along, one that is removed takes its own away', () => {
    const menu =
      '# menu\nname: Servizi\nitems:\n  # primo\n  - title: Uno\n    link: /uno\n  # secondo\n  - title: Due\n    link: /due\n'
    const before = file('menus/prova.yaml', menu)
    const { fields } = readWritten(kindOf('menus'), 'prova', [before])
    const items = fields['items'] as readonly unknown[]
    const after = (order: readonly unknown[]) =>
      writtenFiles(kindOf('menus'), 'prova', sent({ fields: { ...fields, items: order } }), [
        before,
      ])[0]?.content.toString()
    expect(after([items[1], items[0]])).toMatch(/title: Due[\s\S]*title: Uno/)
    expect(after([items[1]])).not.toContain('Uno')
    expect(after([...items, { title: 'Tre', link: '/tre' }])).toBe(`${menu}  - title: Tre\n    link: /tre\n`)
  })

  test('a file with aliases is written anew, for one change would be several', () => {
    const before = file('menus/prova.yaml', 'name: &name Servizi\nitems:\n  - title: *name\n    link: /uno\n')
    const fields = { name: 'Altro', items: [{ title: 'Servizi', link: '/uno' }] }
    const [after] = writtenFiles(kindOf('menus'), 'prova', { fields }, [before])
    expect(parseYaml('menus/prova.yaml', after?.content.toString('utf8') ?? '')).toMatchObject({ body: fields })
  })

  test('a translation that is begun gets a file, and one nobody wrote has none', () => {
    const written = { fields: { title: 'Prova' }, translations: { de: { title: 'Probe' } }, texts: { it: 'Testo' } }
    expect(textsOf(writtenFiles(kindOf('texts'), 'prova', written, []))).toEqual([
      ['texts/prova.md', '---\ntitle: Prova\n---\n\nTesto\n'],
      ['texts/prova.de.md', '---\ntitle: Probe\n---\n\n'],
    ])
  })
})

test.each(kinds.map((kind) => [kind.folder, kind] as const))(
  'each field of the form of %s has a label, and each part it names is there',
  (_folder, kind) => {
    const parts = formPartsOf(formSchemaOf(kind), 'it')
    const fields = parts.flatMap((part) => part.fields ?? [])
    expect(fields.length).toBeGreaterThan(0)
    expect(fields.filter(({ name }) => !isNamedField(name)).map(({ name }) => name)).toEqual([])
    const named = [
      ...fields.map(({ part }) => part),
      ...parts.flatMap(({ items }) => items ?? []),
      ...parts.flatMap(({ alternatives = [] }) => alternatives.map(({ part }) => part)),
    ]
    expect(named.every((place) => place > 0 && place < parts.length)).toBe(true)
  },
)

test('the form of a banner, and that of each block that may be paid for, asks who pays', () => {
  const asking = (folderName: string) =>
    formPartsOf(formSchemaOf(kindOf(folderName)), 'it').flatMap(({ fields = [] }) =>
      fields.flatMap(({ name, label, required }) => (name === 'sponsor' ? [{ label, required }] : [])),
    )
  const field = { label: 'Chi paga questo spazio (fino a 60 caratteri)', required: false }
  expect(asking('banners')).toEqual(Array.from({ length: 4 }, () => field))
  // The four kinds of banner, and five other blocks.
  expect(asking('pages')).toEqual(Array.from({ length: 9 }, () => field))
})

test('a form says of each field how it is asked for', () => {
  const kindsOf = (schemaOf: string) =>
    Object.fromEntries(
      formPartsOf(formSchemaOf(kindOf(schemaOf)), 'it').flatMap(({ fields = [] }, _index, parts) =>
        fields.map(({ name, part }) => [name, parts[part]?.kind]),
      ),
    )
  const page = kindsOf('pages')
  expect(page).toMatchObject({
    from: 'moment',
    image: 'picture',
    link: 'link',
    html: 'markup',
    categorySlug: 'reference',
    background: 'colour',
    rows: 'list',
    tone: 'choice',
    fluid: 'flag',
    priority: 'number',
  })
  expect(isDeepStrictEqual(kindsOf('articles')['product'], 'reference')).toBe(true)
})
