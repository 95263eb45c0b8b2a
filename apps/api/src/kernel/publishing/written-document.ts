import type { WrittenDocument } from '@bottega/contract/staff-content/documents.ts'
import { languages, type Language } from '@bottega/rules/text/language.ts'
import { hashOf } from './content-folder.ts'
import type { Body, ContentKind, LoadedFile } from './content-kind.ts'
import { splitMarkdown } from './source-markdown.ts'
import { parseYaml, withBody, yamlOf } from './source-yaml.ts'

/** The kinds a form can edit: their documents are texts with a schema. */
export type WrittenKind = Extract<ContentKind, { form: 'yaml' | 'markdown' }>

export const isWritten = (kind: ContentKind): kind is WrittenKind => kind.form === 'yaml' || kind.form === 'markdown'

const translated = ['de', 'en'] as const

const textOf = ({ content }: LoadedFile) => content.toString('utf8')
const pathOf = ({ folder, form }: WrittenKind, key: string, language: Language) => {
  if (form === 'yaml') return `${folder}/${key}.yaml`
  return language === 'it' ? `${folder}/${key}.md` : `${folder}/${key}.${language}.md`
}

function fieldsOf(path: string, yaml: string): Body {
  if (yaml.trim() === '') return {}
  const parsed = parseYaml(path, yaml)
  if (!('body' in parsed)) throw new Error(`${path}, which was published, cannot be read`)
  return parsed.body
}

/** The content of the files of a document, nothing of it changed, for its form. */
export function readWritten(kind: WrittenKind, key: string, files: readonly LoadedFile[]): WrittenDocument {
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
 * that stay are as their editor wrote them. A translation nobody has written has no file.
 */
export function writtenFiles(
  kind: WrittenKind,
  key: string,
  { fields, translations = {}, texts = {} }: WrittenDocument,
  before: readonly LoadedFile[],
): LoadedFile[] {
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

function markdownFile(
  kind: WrittenKind,
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
