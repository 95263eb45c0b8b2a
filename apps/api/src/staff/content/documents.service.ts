import { setTimeout } from 'node:timers/promises'
import type { AttachedFile, ContentDocument, WrittenDocument } from '@bottega/contract/staff-content/documents.ts'
import { pageOf } from '@bottega/contract/common.ts'
import { folderName } from '@bottega/contract/staff-content/field-names.ts'
import { articlePath } from '@bottega/rules/content/article-path.ts'
import { articleTypes } from '@bottega/rules/content/articles.ts'
import { homeSlug } from '@bottega/rules/content/static-pages.ts'
import { formatMoment } from '@bottega/rules/text/format-short.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { plainWords } from '@bottega/rules/text/plain-words.ts'
import type { Reader } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { inLanguage } from '../../kernel/text/localized-text.ts'
import type { LoadedFile } from '../../kernel/publishing/content-kind.ts'
import {
  ContentChangedError,
  draftFiles,
  draftRemoval,
  type EditedDocument,
  loadFiles,
  nameOf,
  selectEditions,
  selectListed,
  selectStored,
  storeFiles,
} from '../../kernel/publishing/drafts.service.ts'
import { ContentBusyError } from '../../kernel/publishing/import-content.ts'
import { mediaAddress, measurePicture } from '../../kernel/publishing/media.ts'
import { pictureKind } from '../../kernel/publishing/picture.kind.ts'
import { previewPath } from '../../kernel/publishing/preview.routes.ts'
import {
  formSchemaOf,
  isEdited,
  isWritten,
  readWritten,
  type WrittenKind,
  writtenFiles,
} from '../../kernel/publishing/written-document.ts'
import { previewToken } from '../../kernel/sessions/preview-token.ts'
import { formPartsOf } from './form-parts.ts'
import { authorOf, drafts, type Editor, filesAuthor, outcomeOf, recording } from './staff-content.service.ts'

const documentsOfPage = 50
const picturesOfPage = 24

/** One document: its draft in the place of what that will replace. */
interface Listed {
  readonly shown: EditedDocument
  readonly state: ContentDocument['state']
}

/** A draft that removes has nothing to show: the published document stands for it. */
function listedOf(editions: readonly EditedDocument[]): Listed | undefined {
  const [published, draft] = [editions.find((one) => !one.draft), editions.find((one) => one.draft)]
  if (draft?.removal === true) return published && { shown: published, state: 'removal' }
  if (draft !== undefined) return { shown: draft, state: published === undefined ? 'new' : 'draft' }
  return published && { shown: published, state: 'published' }
}

async function selectAll(reader: Reader, kinds: readonly string[]): Promise<Listed[]> {
  const rows = await selectListed(reader, kinds)
  const groups = Map.groupBy(rows, ({ kind, key }) => `${kind}/${key}`).values()
  return [...groups].flatMap((editions) => listedOf(editions) ?? [])
}

type Listing = Pick<Shop, 'db' | 'contentKinds' | 'catalogue'>
interface Wanted {
  readonly kind?: string | undefined
  readonly search?: string | undefined
  readonly page?: number | undefined
}

/** The documents a form can edit whose title or name has the words, by kind and key. */
export async function listDocuments(
  { db, contentKinds, catalogue }: Listing,
  language: Language,
  { kind, search = '', page = 1 }: Wanted,
) {
  const kinds = contentKinds.filter(isWritten).map(({ folder }) => folder)
  const asked = kind === undefined ? kinds : kinds.filter((one) => one === kind)
  const departments = await departmentsOf({ catalogue })
  const all = (await selectAll(db, asked)).map((one) => presentDocument(one, language, departments))
  const found = all.filter(({ title, key }) => hasWords(`${title} ${key}`, search))
  return {
    kinds: kinds.map((one) => ({ kind: one, name: folderName(one, language) })),
    documents: found.slice((page - 1) * documentsOfPage, page * documentsOfPage),
    page: pageOf(page, documentsOfPage, found.length),
  }
}

/** The pictures whose name has the words, the latest first. */
export async function listPictures({ db }: Pick<Shop, 'db'>, { search = '', page = 1 }: Wanted) {
  const all = (await selectAll(db, [pictureKind.folder]))
    .filter(({ state, shown: { key } }) => state !== 'removal' && hasWords(key, search))
    .toSorted((one, other) => other.shown.at.getTime() - one.shown.at.getTime())
  const pictures = all
    .slice((page - 1) * picturesOfPage, page * picturesOfPage)
    .flatMap(({ shown: { files } }) => files.map((file) => ({ path: file.path, url: mediaAddress(file) })))
  return { pictures, page: pageOf(page, picturesOfPage, all.length) }
}

function hasWords(text: string, search: string): boolean {
  const words = plainWords(text)
  return plainWords(search)
    .split(' ')
    .every((one) => words.includes(one))
}

async function departmentsOf({ catalogue }: Pick<Shop, 'catalogue'>): Promise<ReadonlySet<string>> {
  const { categories } = await catalogue.current()
  return new Set(categories.filter(({ listed }) => listed).map(({ slug }) => slug))
}

function presentDocument({ shown, state }: Listed, language: Language, departments: ReadonlySet<string>) {
  const { kind, key, title, author, at } = shown
  const path = pagePathOf(shown, departments)
  const { text } = inLanguage(language, { text: title })
  const document: ContentDocument = {
    kind,
    key,
    title: typeof text === 'string' ? text : key,
    state,
    at: at.toISOString(),
    ...(author !== null && { author }),
    ...(path !== undefined && { path }),
  }
  return document
}

/** The path of the page a document is; undefined for what stands on pages of others. */
function pagePathOf({ kind, key, slug, type, removal }: EditedDocument, departments: ReadonlySet<string>) {
  const name = (removal ? key : slug).split('/').map(encodeURIComponent).join('/')
  if (kind === 'pages') {
    if (slug === homeSlug) return '/'
    return departments.has(slug) ? `/category/${name}` : `/page/${name}`
  }
  if (kind === 'forms') return `/form/${name}`
  if (kind === 'leaflets') return `/volantini/${name}`
  if (!['articles', 'texts', 'cooperatives'].includes(kind)) return undefined
  const known = articleTypes.find((one) => one === type)
  if (known === 'page') return `/page/${name}`
  return known && articlePath(known, slug)
}

function kindOf({ contentKinds }: Pick<Shop, 'contentKinds'>, folder: string): WrittenKind {
  const kind = contentKinds.find((one) => one.folder === folder)
  if (kind === undefined || !isWritten(kind)) throw new ShopError('error.content.noForm')
  return kind
}

/** Another one after every change of the document: its published version and that of its draft. */
function versionOf(editions: readonly EditedDocument[]): string {
  if (editions.length === 0) return ''
  const number = (draft: boolean) => editions.find((one) => one.draft === draft)?.version ?? 0
  return `${number(false)}.${number(true)}`
}

/** A document with its form; without a key that of a new one. */
export async function readDocument(
  shop: Listing,
  { language, now }: Pick<Editor, 'language' | 'now'>,
  { kind: folder, key }: { readonly kind: string; readonly key?: string | undefined },
) {
  const kind = kindOf(shop, folder)
  const editions = key === undefined ? [] : await selectEditions(shop.db, folder, key)
  const listed = listedOf(editions)
  if (key !== undefined && listed === undefined) throw new ShopError('error.content.documentNotFound')
  const document = listed && presentDocument(listed, language, await departmentsOf(shop))
  const all = listed?.shown.files ?? []
  const files = await loadFiles(
    shop.db,
    all.filter((file) => isEdited(kind, key ?? '', file)),
  )
  const written = readWritten(kind, key ?? '', files, all)
  const choices = kind.form === 'folder' ? await kind.written.choices?.(shop.db) : undefined
  return {
    kind: folder,
    kindName: folderName(folder, language),
    ...(document !== undefined && { document }),
    version: versionOf(editions),
    parts: formPartsOf(formSchemaOf(kind), language, choices),
    markdown: kind.form === 'markdown',
    written,
    pictures: {
      ...(await picturesIn(shop, written)),
      ...Object.fromEntries((written.files ?? []).map(({ name, hash }) => [name, mediaAddress({ path: name, hash })])),
    },
    removable: listed !== undefined && isRemovable(listed),
    ...(document !== undefined && { preview: await previewOf(shop, document, now) }),
  }
}

/** The addresses of the pictures a document names, by their paths. */
async function picturesIn({ db }: Pick<Shop, 'db'>, written: WrittenDocument): Promise<Record<string, string>> {
  const named = new Set(JSON.stringify(written).match(/pictures\/[\w./-]+/g))
  const all = named.size === 0 ? [] : await selectAll(db, [pictureKind.folder])
  const files = all.flatMap(({ shown }) => shown.files).filter(({ path }) => named.has(path))
  return Object.fromEntries(files.map((file) => [file.path, mediaAddress(file)]))
}

const previewOf = async ({ db }: Pick<Shop, 'db'>, { path = '/' }: ContentDocument, now: Date) =>
  `${previewPath}/${await previewToken(db, now)}?${new URLSearchParams({ to: path }).toString()}`

export interface DocumentChange {
  readonly kind: string
  readonly key: string
  /** As the editor saw it; empty for a new document. */
  readonly version: string
  readonly written: WrittenDocument
}

/** Kinds whose documents the shop can do without; texts of law and the points programme are changed, never taken off. */
const dispensable = new Set(['leaflets', 'articles', 'banners', 'pages'])

const isRemovable = ({ shown: { kind, slug }, state }: Listed) =>
  state !== 'removal' && dispensable.has(kind) && !(kind === 'pages' && slug === homeSlug)

/** Writes the document into its files and stores these as a draft, unless somebody changed it since the editor saw it. */
export async function draftDocument(shop: Shop, editor: Editor, change: DocumentChange) {
  const { kind: folder, key, written } = change
  const { db, contentKinds } = shop
  const kind = kindOf(shop, folder)
  const listed = listedOf(await expectSeen(db, editor, change))
  const all = listed?.shown.files ?? []
  const before = await loadFiles(
    db,
    all.filter((file) => isEdited(kind, key, file)),
  )
  const attached = kind.form === 'folder' ? await loadAttached(shop, `${folder}/${key}`, written.files ?? []) : []
  return saved(shop, editor, change, (options) =>
    draftFiles(db, contentKinds, [...writtenFiles(kind, key, written, before), ...attached], {
      ...options,
      whole: false,
      complete: nameOf({ kind: folder, key }),
    }),
  )
}

/** Stores as a draft that a document is taken off, unless somebody changed it since the editor saw it. */
export async function draftDocumentRemoval(shop: Shop, editor: Editor, change: Omit<DocumentChange, 'written'>) {
  kindOf(shop, change.kind)
  const listed = listedOf(await expectSeen(shop.db, editor, change))
  if (listed === undefined || !isRemovable(listed)) throw new ShopError('error.content.needed')
  return saved(shop, editor, change, (options) => draftRemoval(shop.db, shop.contentKinds, change, options))
}

type Named = Omit<DocumentChange, 'written'>
type SavingOptions = Parameters<typeof draftRemoval>[3]

/** Changes of content come one after the other and are short: a save waits this long for its turn, milliseconds. */
const turn = 100
const mostAttempts = 30

async function saved(
  { db }: Shop,
  editor: Editor,
  change: Named,
  write: (options: SavingOptions) => ReturnType<typeof draftFiles>,
) {
  const options: SavingOptions = {
    author: authorOf(editor),
    record: recording(editor, 'content.drafted', drafts),
    expect: async (tx) => void (await expectSeen(tx, editor, change)),
  }
  const attempt = async (left: number): ReturnType<typeof draftFiles> => {
    try {
      return await write(options)
    } catch (error) {
      // The document itself was compared before: what changed meanwhile is another one, and no reason to refuse this.
      if (!(error instanceof ContentChangedError || error instanceof ContentBusyError) || left === 0) throw error
      await setTimeout(turn)
      return attempt(left - 1)
    }
  }
  const outcome = await outcomeOf(db, editor.language, () => attempt(mostAttempts))
  return { outcome, version: versionOf(await selectEditions(db, change.kind, change.key)) }
}

/** The document as it is; refused where it is no longer as the editor saw it. */
async function expectSeen(reader: Reader, editor: Editor, change: Named): Promise<readonly EditedDocument[]> {
  const editions = await selectEditions(reader, change.kind, change.key)
  if (versionOf(editions) !== change.version) throw changedSince(editions, editor, change)
  return editions
}

function changedSince(
  editions: readonly EditedDocument[],
  { now, language }: Editor,
  { kind, key, version }: Named,
): ShopError {
  if (version === '') return new ShopError('error.content.documentThere', { name: `${kind}/${key}` })
  const [latest] = editions.toSorted((one, other) => other.version - one.version)
  if (latest === undefined) return new ShopError('error.content.documentNotFound')
  return new ShopError('error.content.changedMeanwhile', {
    name: latest.author ?? filesAuthor,
    when: formatMoment(latest.at, now, language),
  })
}

/** The files a document names beside those of its form, which the shop holds since they were uploaded. */
async function loadAttached({ db }: Pick<Shop, 'db'>, folder: string, files: readonly AttachedFile[]) {
  const stored = await selectStored(
    db,
    files.map(({ hash }) => hash),
  )
  const gone = files.find(({ hash }) => !stored.has(hash))
  if (gone !== undefined) throw new ShopError('error.content.fileGone', { name: gone.name })
  return loadFiles(
    db,
    files.map(({ name, hash }) => ({ path: `${folder}/${name}`, hash })),
  )
}

/** Keeps pages of leaflets until the document that names them is saved. */
export async function keepFiles({ db }: Pick<Shop, 'db'>, files: readonly LoadedFile[]) {
  if (files.length === 0) throw new ShopError('error.content.noFiles')
  for (const file of files)
    if (!(await isPages(file))) throw new ShopError('error.content.notPages', { name: file.path })
  await storeFiles(db, files)
  return files.map((file) => ({ name: file.path, hash: file.hash, url: mediaAddress(file) }))
}

const isPages = async (file: LoadedFile) =>
  /\.pdf$/i.test(file.path)
    ? file.content.subarray(0, 5).toString('latin1') === '%PDF-'
    : !('code' in (await measurePicture(file)))
