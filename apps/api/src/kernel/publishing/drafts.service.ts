import type { Found } from '@bottega/contract/staff-content/findings.ts'
import type { Db, Reader, Tx } from '../database/database.ts'
import { bumpCatalogueVersion } from '../database/catalogue-version.ts'
import type { ContentKind, Finding, LoadedFile } from './content-kind.ts'
import {
  deleteDrafts,
  findPublication,
  loadFiles,
  selectShowing,
  selectSources,
  selectSourcesOf,
  selectState,
  type Source,
  type State,
} from './drafts.repository.ts'
import { changeContent } from './import-content.ts'
import { mediaAddress } from './media.ts'
import { pictureKind } from './picture.kind.ts'
import { documentOf, readDocuments, type ReadContent } from './read-documents.ts'
import { insertFiles } from './publish.repository.ts'
import { type Author, nameOf, nothingWritten, writeContent, type WriteResult } from './write-content.ts'

export {
  countDrafts,
  countPublications,
  countPublished,
  findPublication,
  findPublished,
  type EditedDocument,
  selectDrafts,
  selectEditions,
  selectListed,
  selectPublished,
  selectPublications,
  selectSources,
  selectState,
  selectStored,
  loadFiles,
  type PublicationRow,
  type State,
} from './drafts.repository.ts'
export { type Author, nameOf, type WriteResult } from './write-content.ts'

/** The content an editor has `seen` when they decided has changed; `state` is its present state. */
export class ContentChangedError extends Error {
  readonly seen: string
  readonly state: State
  constructor(seen: string, state: State) {
    super('the content has changed meanwhile')
    this.seen = seen
    this.state = state
  }
}

/** A step that a change of content takes beside itself in its transaction, such as an entry in the log. */
export type Recording = (tx: Tx, result: WriteResult, before: State) => Promise<void>

/**
 * Stores files as drafts. Each document they belong to is completed with its other files in the shop, and documents that
 * show a picture among them come along. With `whole` the files are all the content there is: what is published and not
 * among them is drafted for removal. Of the document `complete`, by `nameOf`, they are all its files. `expect` throws
 * where the change is no longer wanted; it is asked within the transaction.
 */
export async function draftFiles(
  db: Db,
  kinds: readonly ContentKind[],
  files: readonly LoadedFile[],
  {
    whole,
    author,
    record,
    complete,
    expect,
  }: {
    whole: boolean
    author: Author
    record: Recording
    complete?: string
    expect?: (tx: Tx) => Promise<void>
  },
): Promise<WriteResult> {
  const state = await selectState(db)
  const sources = await selectSources(db, true)
  const read = await readBeside(db, kinds, { files, sources, isComplete: whole, complete })
  if (read.findings.errors.length > 0) return { ...read.findings, ...nothingWritten }
  return changeContent(db, async (tx) => {
    await expect?.(tx)
    await expectState(tx, state)
    const result = await writeContent(tx, kinds, read, { draft: true, prune: whole, author })
    await record(tx, result, state)
    return result
  })
}

/**
 * Drafts that a document is removed; one that was never published is thrown away. `expect` as for `draftFiles`.
 */
export async function draftRemoval(
  db: Db,
  kinds: readonly ContentKind[],
  document: { readonly kind: string; readonly key: string },
  { author, record, expect }: { author: Author; record: Recording; expect: (tx: Tx) => Promise<void> },
): Promise<WriteResult> {
  return changeContent(db, async (tx) => {
    await expect(tx)
    const state = await selectState(tx)
    const nothing = { documents: [], made: [], findings: { errors: [], notes: [] } }
    const result = await writeContent(tx, kinds, nothing, {
      draft: true,
      remove: new Set([nameOf(document)]),
      author,
    })
    if (result.removed.length > 0) {
      await record(tx, result, state)
      return result
    }
    const gone = await deleteDrafts(tx, document)
    const thrownAway = { ...result, removed: gone.map(nameOf) }
    await record(tx, thrownAway, state)
    await bumpCatalogueVersion(tx)
    return thrownAway
  })
}

/** Stores files that a document will name when it is saved. */
export const storeFiles = (db: Db, files: readonly LoadedFile[]): Promise<void> =>
  db.transaction((tx) => insertFiles(tx, files))

/** Drafts the content as it was in an earlier version; undefined where there was none of that number. */
export async function draftVersion(
  db: Db,
  kinds: readonly ContentKind[],
  version: number,
  { seen, author, record }: { seen: string; author: Author; record: Recording },
): Promise<WriteResult | undefined> {
  const state = await expectSeen(db, seen)
  if ((await findPublication(db, version)) === undefined) return undefined
  const current = new Map((await selectSources(db, true)).map((one) => [nameOf(one), one]))
  const then = await selectSourcesOf(db, version)
  const names = new Set(then.map(nameOf))
  const differing = then.filter((one) => written(one) !== written(current.get(nameOf(one))))
  const files = await loadFiles(
    db,
    differing.flatMap((one) => one.files),
  )
  const read = await readBeside(db, kinds, { files, sources: then, isComplete: false, showing: [...current.values()] })
  if (read.findings.errors.length > 0) return { ...read.findings, ...nothingWritten }
  const remove = new Set([...current.keys()].filter((name) => !names.has(name)))
  return changeContent(db, async (tx) => {
    await expectState(tx, state)
    const result = await writeContent(tx, kinds, read, { draft: true, remove, author })
    await record(tx, result, state)
    return result
  })
}

const written = (one: Source | undefined) => JSON.stringify(one?.files ?? [])

/**
 * Publishes all drafts: their files are read and checked as an import does it. Throws `ContentChangedError` where drafts or
 * content have changed since the editor saw them.
 */
export async function publishDrafts(
  db: Db,
  kinds: readonly ContentKind[],
  { seen, author, record }: { seen: string; author: Author; record: Recording },
): Promise<WriteResult> {
  const state = await expectSeen(db, seen)
  const sources = await selectSources(db, true)
  const files = await loadFiles(
    db,
    sources.filter(({ draft }) => draft).flatMap((one) => one.files),
  )
  const read = await readDocuments(kinds, files, picturesOf(sources))
  if (read.findings.errors.length > 0) return { ...read.findings, ...nothingWritten }
  const names = new Set(sources.map(nameOf))
  const remove = new Set((await selectSources(db, false)).map(nameOf).filter((name) => !names.has(name)))
  return changeContent(db, async (tx) => {
    await expectState(tx, state)
    const result = await writeContent(tx, kinds, read, { remove, author })
    await deleteDrafts(tx)
    await record(tx, result, state)
    return result
  })
}

/**
 * Publishes files at once, beside the drafts: a draft of the same document then says that it was overtaken. `expect` throws
 * where the change is no longer wanted; it is asked within the transaction.
 */
export async function publishNow(
  db: Db,
  kinds: readonly ContentKind[],
  files: readonly LoadedFile[],
  { author, record, expect }: { author: Author; record: Recording; expect: (tx: Tx) => Promise<void> },
): Promise<WriteResult> {
  const state = await selectState(db)
  const read = await readBeside(db, kinds, { files, sources: await selectSources(db, false), isComplete: false })
  if (read.findings.errors.length > 0) return { ...read.findings, ...nothingWritten }
  return changeContent(db, async (tx) => {
    await expect(tx)
    const result = await writeContent(tx, kinds, read, { author })
    await record(tx, result, state)
    return result
  })
}

/** Throws away all drafts, or those of one document. Returns the names of what was thrown away. */
export async function discardDrafts(
  db: Db,
  { seen, name, record }: { seen: string; name: string | undefined; record: Recording },
): Promise<WriteResult> {
  const state = await expectSeen(db, seen)
  const [kind = '', ...rest] = name?.split('/') ?? []
  return changeContent(db, async (tx) => {
    await expectState(tx, state)
    const gone = await deleteDrafts(tx, name === undefined ? undefined : { kind, key: rest.join('/') })
    const result = { errors: [], notes: [], ...nothingWritten, removed: gone.map(nameOf) }
    if (gone.length === 0) return result
    await record(tx, result, state)
    // Pages of previews are cached like all others.
    await bumpCatalogueVersion(tx)
    return result
  })
}

async function expectSeen(reader: Reader, seen: string): Promise<State> {
  const state = await selectState(reader)
  if (state.seen !== seen) throw new ContentChangedError(seen, state)
  return state
}

const expectState = (reader: Reader, { seen }: State) => expectSeen(reader, seen)

interface Beside {
  readonly files: readonly LoadedFile[]
  /** The documents whose files complete these, and whose pictures they may show. */
  readonly sources: readonly Source[]
  /** No file of a document is missing, and no picture comes from the shop. */
  readonly isComplete: boolean
  /** The document no file of which is missing, by `nameOf`. */
  readonly complete?: string | undefined
  /** The documents that may show a picture among the files; those of `sources` without it. */
  readonly showing?: readonly Source[]
}

/** Reads files as a part of what the shop holds. */
async function readBeside(
  db: Db,
  kinds: readonly ContentKind[],
  { files, sources, isComplete, complete, showing = sources }: Beside,
): Promise<ReadContent> {
  const { placed, errors } = placeFiles(kinds, files, sources)
  if (errors.length > 0) return { documents: [], made: [], findings: { errors, notes: [] } }
  if (isComplete) return readDocuments(kinds, placed)
  const given = new Map(placed.map((file) => [file.path, file]))
  const touched = new Set(placed.map(({ path }) => documentOf(kinds, path)))
  const replaced = showing
    .filter(({ kind }) => kind === pictureKind.folder)
    .flatMap((one) => one.files)
    .filter(({ path, hash }) => given.has(path) && given.get(path)?.hash !== hash)
  for (const one of await selectShowing(
    db,
    replaced.map(({ hash }) => hash),
  ))
    touched.add(nameOf(one))
  const missing = sources
    .filter((one) => touched.has(nameOf(one)) && nameOf(one) !== complete)
    .flatMap((one) => one.files)
    .filter(({ path }) => !given.has(path))
  return readDocuments(kinds, [...placed, ...(await loadFiles(db, missing))], picturesOf(sources))
}

const picturesOf = (sources: readonly Source[]): ReadonlyMap<string, string> =>
  new Map(
    sources
      .filter(({ kind }) => kind === pictureKind.folder)
      .flatMap(({ files }) => files.map((file) => [file.path, mediaAddress(file)] as const)),
  )

/** A file that was chosen alone has no folder: it replaces the one file of its name. */
function placeFiles(kinds: readonly ContentKind[], files: readonly LoadedFile[], sources: readonly Source[]) {
  const errors: Finding[] = []
  const paths = sources.flatMap((one) => one.files.map(({ path }) => path))
  const placed = files.flatMap((file) => {
    if (file.path.includes('/')) return [file]
    const [only, ...more] = paths.filter((path) => path.endsWith(`/${file.path}`))
    if (only !== undefined && more.length === 0) return [{ ...file, path: only }]
    const found: Found =
      only === undefined
        ? { code: 'noFolder', values: { folders: kinds.map(({ folder }) => folder).join(', ') } }
        : { code: 'manyFolders', values: { count: more.length + 1 } }
    errors.push({ file: file.path, line: 0, field: '', ...found })
    return []
  })
  return { placed, errors }
}
