import type { WrittenDocument } from '@bottega/contract/staff-content/documents.ts'
import { languages, type Language } from '@bottega/rules/text/language.ts'
import { hashOf } from './content-folder.ts'
import type { TSchema } from 'typebox'
import type { Body, ContentKind, LoadedFile, WrittenFolder } from './content-kind.ts'
import { splitMarkdown } from './source-markdown.ts'
import type { SourceFile } from './publishing.tables.ts'
import { parseYaml, withBody, yamlOf } from './source-yaml.ts'

type FolderKind = Extract<ContentKind, { form: 'folder' }> & { readonly written: WrittenFolder }
type OneFileKind = Extract<ContentKind, { form: 'yaml' | 'markdown' }>
/** The kinds a form can edit: their documents are texts with a schema, or folders with such texts. */
export type WrittenKind = OneFileKind | FolderKind

export const isWritten = (kind: ContentKind): kind is WrittenKind =>
  kind.form === 'yaml' || kind.form === 'markdown' || (kind.form === 'folder' && kind.written !== undefined)

/** The schema of the form of a kind. */
export const formSchemaOf = (kind: WrittenKind): TSchema => (kind.form === 'folder' ? kind.written.schema : kind.schema)

/** Whether the form edits what a file says; others of its document are attached as they are. */
export function isEdited(kind: WrittenKind, key: string, { path }: SourceFile): boolean {
  if (kind.form !== 'folder') return true
  const [first, ...others] = kind.written.files
  return [first, ...others.map(({ name }) => name)].some((name) => path === inFolder(kind, key, name))
}

const inFolder = ({ folder }: FolderKind, key: string, name: string) => `${folder}/${key}/${name}`

const translated = ['de', 'en'] as const

const textOf = ({ content }: LoadedFile) => content.toString('utf8')
const pathOf = ({ folder, form }: OneFileKind, key: string, language: Language) => {
  if (form === 'yaml') return `${folder}/${key}.yaml`
  return language === 'it' ? `${folder}/${key}.md` : `${folder}/${key}.${language}.md`
}

function fieldsOf(path: string, yaml: string): Body {
  if (yaml.trim() === '') return {}
  const parsed = parseYaml(path, yaml)
  if (!('body' in parsed)) throw new Error(`${path}, which was published, cannot be read`)
  return parsed.body
}

/**
 * The content of the files of a document, nothing of it changed, for its form. `all` names every file of a folder, those
 * too whose content was not loaded.
 */
export function readWritten(
  kind: WrittenKind,
  key: string,
  files: readonly LoadedFile[],
  all: readonly SourceFile[] = files,
): WrittenDocument {
  if (kind.form === 'folder') {
    const texts = files.filter((file) => isEdited(kind, key, file))
    const attached = all.filter((file) => !isEdited(kind, key, file))
    return {
      fields: Object.assign({}, ...texts.map((file) => fieldsOf(file.path, textOf(file)))) as Body,
      files: attached.map(({ path, hash }) => ({ name: path.slice(inFolder(kind, key, '').length), hash })),
    }
  }
  if (kind.form === 'yaml') {
    const [file] = files
    return { fields: file === undefined ? {} : fieldsOf(file.path, textOf(file)) }
  }
  const parts = languages.flatMap((language) => {
    const file = files.find(({ path }) => path === pathOf(kind, key, language))
    const split = file && splitMarkdown(textOf(file).replace(/^\uFEFF/, ''))
    return split === undefined
      ? []
      : [[language, fieldsOf(file?.path ?? '', split.front), split.text.trimEnd()] as const]
  })
  const { it: fields = {}, ...translations } = Object.fromEntries(parts.map(([language, one]) => [language, one]))
  return { fields, translations, texts: Object.fromEntries(parts.map(([language, , text]) => [language, text])) }
}

/**
 * The files of a document with another content. A file whose content stays is the same, byte for byte; of others the parts
 * that stay are as their editor wrote them. A translation nobody has written has no file, and of a folder these are the
 * files the form edits, without those attached.
 */
export function writtenFiles(
  kind: WrittenKind,
  key: string,
  { fields, translations = {}, texts = {} }: WrittenDocument,
  before: readonly LoadedFile[],
): LoadedFile[] {
  if (kind.form === 'folder') return folderFiles(kind, key, fields, before)
  if (kind.form === 'yaml') {
    const [old] = before
    return [
      fileOf(old?.path ?? pathOf(kind, key, 'it'), old === undefined ? yamlOf(fields) : withBody(textOf(old), fields)),
    ]
  }
  const italian = markdownFile(kind, key, 'it', { fields, text: texts.it ?? '' }, before)
  const others = translated.map((language) =>
    markdownFile(kind, key, language, { fields: translations[language] ?? {}, text: texts[language] ?? '' }, before),
  )
  return [italian, ...others].filter((file) => file !== undefined)
}

const fileOf = (path: string, text: string): LoadedFile => {
  const content = Buffer.from(text)
  return { path, content, hash: hashOf(content) }
}

/** A field stays in the file that had it; a file that has no field left goes. */
function folderFiles(kind: FolderKind, key: string, fields: Body, before: readonly LoadedFile[]): LoadedFile[] {
  const [first, ...others] = kind.written.files
  const olds = new Map(
    [first, ...others.map(({ name }) => name)].map((name) => {
      const old = before.find(({ path }) => path === inFolder(kind, key, name))
      return [name, old && { file: old, fields: fieldsOf(old.path, textOf(old)) }] as const
    }),
  )
  const fileOfField = (field: string) =>
    [...olds].find(([, old]) => old !== undefined && Object.hasOwn(old.fields, field))?.[0] ??
    others.find((one) => one.fields.includes(field))?.name ??
    first
  const byFile = Map.groupBy(Object.entries(fields), ([field]) => fileOfField(field))
  return [...olds].flatMap(([name, old]) => {
    const own = Object.fromEntries(byFile.get(name) ?? [])
    if (name !== first && Object.keys(own).length === 0) return []
    const path = inFolder(kind, key, name)
    if (old === undefined) return [fileOf(path, yamlOf(own))]
    const text = textOf(old.file)
    const next = withBody(text, own)
    return [next === text ? old.file : fileOf(path, next)]
  })
}

function markdownFile(
  kind: OneFileKind,
  key: string,
  language: Language,
  { fields, text }: { fields: Body; text: string },
  before: readonly LoadedFile[],
): LoadedFile | undefined {
  const path = pathOf(kind, key, language)
  const old = before.find((file) => file.path === path)
  const split = old && splitMarkdown(textOf(old).replace(/^\uFEFF/, ''))
  const isEmpty = Object.keys(fields).length === 0 && text.trim() === ''
  if (old === undefined || split === undefined) {
    if (isEmpty && language !== 'it') return undefined
    return fileOf(path, joined(isEmpty ? '' : yamlOf(fields), '\n', text))
  }
  const front = split.front.trim() === '' ? frontOf(fields) : withBody(split.front, fields)
  if (front === split.front && text === split.text.trimEnd()) return old
  return fileOf(path, joined(front, split.gap, text))
}

const frontOf = (fields: Body) => (Object.keys(fields).length === 0 ? '' : yamlOf(fields))
const joined = (front: string, gap: string, text: string) => `---\n${front}---\n${gap}${text === '' ? '' : `${text}\n`}`
