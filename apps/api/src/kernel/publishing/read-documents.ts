import { languages, type Language } from '@bottega/rules/text/language.ts'
import type { TSchema } from 'typebox'
import { conform, type Conformity } from './conform.ts'
import { hashOf } from './content-folder.ts'
import type {
  Body,
  ContentKind,
  Finding,
  Findings,
  FolderReader,
  FoundInFile,
  LoadedFile,
  ReadDocument,
} from './content-kind.ts'
import { mediaAddress } from './media.ts'
import { parseMarkdown, withTranslation } from './source-markdown.ts'
import { parseYaml, type ParsedYaml } from './source-yaml.ts'

/** The documents of a content folder, and everything that is wrong with it. `made` are files made from others. */
export interface ReadContent {
  readonly documents: readonly ReadDocument[]
  readonly made: readonly LoadedFile[]
  readonly findings: Findings
}

const keyPattern = /^[\da-z]+(?:[-/.][\da-z]+)*$/

/**
 * Reads every document and finds every error: an editor mends a folder in one go. `pictures` are those of the shop, with
 * their addresses, which a part of a folder may name beside its own.
 */
export async function readDocuments(
  kinds: readonly ContentKind[],
  files: readonly LoadedFile[],
  pictures: ReadonlyMap<string, string> = new Map(),
): Promise<ReadContent> {
  const findings: Findings = { errors: [], notes: [] }
  const made: LoadedFile[] = []
  const addresses = new Map([...pictures, ...files.map((file) => [file.path, mediaAddress(file)] as const)])
  const reader = new DocumentReader(findings, made, addresses)
  const documents: ReadDocument[] = []
  const [wellNamed, others] = [files.filter(({ path }) => isPath(path)), files.filter(({ path }) => !isPath(path))]
  for (const { path } of others) findings.errors.push({ ...whole(path), code: 'badPath' })
  for (const [folder, own] of Map.groupBy(wellNamed.filter(isContent), ({ path }) => path.split('/')[0] ?? '')) {
    const kind = kinds.find((one) => one.folder === folder)
    if (kind === undefined) {
      const folders = kinds.map((one) => one.folder).join(', ')
      for (const { path } of own) findings.errors.push({ ...whole(path), code: 'unknownFolder', values: { folders } })
      continue
    }
    for (const [key, group] of filesByKey(kind, own)) {
      const document = await reader.read(kind, key, group)
      if (document !== undefined) documents.push(document)
    }
  }
  findSlugsTwice(documents, findings)
  for (const found of [findings.errors, findings.notes]) found.sort(byPlace)
  return { documents, made, findings }
}

const byPlace = (one: Finding, other: Finding) =>
  one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1

/** An export writes files to their paths: none may lead out of its folder, or mean something else to a system. */
const isPath = (path: string) =>
  path.length <= 300 &&
  path.split('/').every((part) => part !== '' && !part.startsWith('.') && !/[\\:\p{C}]/u.test(part))

const isFound = (described: Body | readonly FoundInFile[]): described is readonly FoundInFile[] =>
  Array.isArray(described)

const whole = (file: string) => ({ file, line: 0, field: '' })

/** A README beside the content is for the editors themselves. */
const isContent = ({ path }: LoadedFile) => !/(?:^|\/)README\.md$/i.test(path)

const filesByKey = (kind: ContentKind, files: readonly LoadedFile[]): Map<string, LoadedFile[]> =>
  Map.groupBy(files, ({ path }) => keyOf(kind, path))

function keyOf({ folder, form }: ContentKind, path: string): string {
  const name = path.slice(folder.length + 1)
  if (form === 'folder') return name.split('/')[0] ?? ''
  if (form === 'file') return name
  return name.replace(form === 'yaml' ? /\.ya?ml$/ : /(?:\.(?:de|en))?\.md$/, '')
}

/** The name of the document a file belongs to, `articles/risotto`; undefined outside the folders of content. */
export function documentOf(kinds: readonly ContentKind[], path: string): string | undefined {
  const kind = kinds.find(({ folder }) => path.startsWith(`${folder}/`))
  return kind && `${kind.folder}/${keyOf(kind, path)}`
}

function findSlugsTwice(documents: readonly ReadDocument[], findings: Findings): void {
  for (const group of Map.groupBy(documents, ({ kind, facts }) => `${kind} ${facts.slug}`).values())
    for (const { files, facts } of group.slice(1))
      findings.errors.push({
        ...whole(files[0]?.path ?? ''),
        field: 'slug',
        code: 'slugTwice',
        values: { slug: facts.slug, file: group[0]?.files[0]?.path ?? '' },
      })
}

class DocumentReader {
  readonly #findings: Findings
  readonly #made: LoadedFile[]
  readonly #addresses: ReadonlyMap<string, string>
  /** Of each YAML file, the line a field stands on. */
  readonly #lines = new Map<string, ParsedYaml['lineOf']>()

  constructor(findings: Findings, made: LoadedFile[], addresses: ReadonlyMap<string, string>) {
    this.#findings = findings
    this.#made = made
    this.#addresses = addresses
  }

  async read(kind: ContentKind, key: string, files: readonly LoadedFile[]): Promise<ReadDocument | undefined> {
    const [first] = files
    if (first === undefined) return undefined
    if (!keyPattern.test(key)) {
      this.#findings.errors.push({ ...whole(first.path), code: 'badName' })
      return undefined
    }
    const errorsBefore = this.#findings.errors.length
    const body = await this.#bodyOf(kind, key, files)
    if (body === undefined || this.#findings.errors.length > errorsBefore) return undefined
    const lineOf: ReadDocument['lineOf'] = (file, at) => this.#lines.get(file)?.(at) ?? 0
    return { kind: kind.folder, key, facts: kind.factsOf(body, key), body, files, lineOf }
  }

  async #bodyOf(kind: ContentKind, key: string, files: readonly LoadedFile[]): Promise<Body | undefined> {
    const [first] = files
    if (first === undefined) return undefined
    switch (kind.form) {
      case 'yaml':
        return this.#yaml(first, kind.schema)
      case 'markdown':
        return this.#markdown(key, files, kind.schema)
      case 'file': {
        const body = await kind.describe(first)
        if (!isFound(body)) return body
        return this.#refuse(body.map((found) => Object.assign(whole(first.path), found)))
      }
      case 'folder':
        return kind.read(this.#folder(kind, key, files), key)
      default:
        return kind satisfies never
    }
  }

  #folder({ folder }: ContentKind, key: string, files: readonly LoadedFile[]): FolderReader {
    const named = new Map(files.map((file) => [file.path.slice(folder.length + key.length + 2), file]))
    return {
      files: named,
      findings: this.#findings,
      yaml: (name, schema) => {
        const file = named.get(name)
        if (file !== undefined) return this.#yaml(file, schema)
        return this.#refuse([{ ...whole(`${folder}/${key}/${name}`), code: 'missing' }])
      },
      addressOf: mediaAddress,
      addMade: (file) => {
        this.#made.push(file)
        return mediaAddress(file)
      },
    }
  }

  #yaml(file: LoadedFile, schema: TSchema): Body | undefined {
    return this.#conformed(file.path, parseYaml(file.path, file.content.toString('utf8')), schema)
  }

  #markdown(key: string, files: readonly LoadedFile[], schema: TSchema): Body | undefined {
    const sources = new Map(files.map((file) => [languageOf(file.path), file]))
    const italian = sources.get('it')
    if (italian === undefined) {
      const values = { file: `${key}.md` }
      return this.#refuse([{ ...whole(files[0]?.path ?? ''), code: 'noItalianFile', values }])
    }
    const parsed = parseMarkdown(italian)
    if (!('body' in parsed)) return this.#refuse(parsed)
    let { body } = parsed
    for (const language of languages) {
      const file = language === 'it' ? undefined : sources.get(language)
      const translation = file && parseMarkdown(file)
      if (translation === undefined) continue
      if (!('body' in translation)) return this.#refuse(translation)
      body = withTranslation(body, language, translation.body)
    }
    return this.#conformed(italian.path, { ...parsed, body }, schema)
  }

  #conformed(file: string, parsed: ParsedYaml | readonly Finding[], schema: TSchema): Body | undefined {
    if (!('body' in parsed)) return this.#refuse(parsed)
    this.#lines.set(file, parsed.lineOf)
    const found =
      (list: Finding[]): Conformity['error'] =>
      (at, code, values) => {
        list.push({ file, line: parsed.lineOf(at), field: at.join('.'), code, ...(values && { values }) })
        return undefined
      }
    const report: Conformity = {
      error: found(this.#findings.errors),
      note: found(this.#findings.notes),
      pictureAddress: (path) => this.#addresses.get(path),
    }
    return conform(schema, parsed.body, [], report) as Body | undefined
  }

  #refuse(errors: readonly Finding[]): undefined {
    this.#findings.errors.push(...errors)
    return undefined
  }
}

function languageOf(path: string): Language {
  const marked = /\.(de|en)\.md$/.exec(path)?.[1]
  return languages.find((language) => language === marked) ?? 'it'
}

/** Equal when neither the files nor what was made of them changed: a picture it shows, or how the shop reads it. */
export const digestOf = ({ files, body, facts }: ReadDocument): string =>
  hashOf(JSON.stringify([files.map(({ path, hash }) => [path, hash]), body, facts]))
