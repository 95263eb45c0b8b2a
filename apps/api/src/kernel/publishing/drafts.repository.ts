import { and, desc, eq, inArray, isNotNull, like, lte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader, Tx } from '../database/database.ts'
import {
  contentDocument,
  contentFile,
  contentPublication,
  contentVersion,
  type SourceFile,
} from './publishing.tables.ts'
import type { LoadedFile } from './content-kind.ts'
import { uploadsPath } from './media.ts'

/** The files of a document, where they are needed without what they say. */
export interface Source {
  readonly kind: string
  readonly key: string
  readonly files: readonly SourceFile[]
  readonly draft: boolean
}

const source = {
  number: contentDocument.number,
  kind: contentDocument.kind,
  key: contentDocument.key,
  files: contentDocument.files,
  draft: contentDocument.draft,
  removal: contentDocument.removal,
}

/** The sources the shop holds: with `drafts` these in the place of the documents they replace or remove. */
export async function selectSources(reader: Reader, drafts: boolean): Promise<Source[]> {
  const rows = await reader
    .select(source)
    .from(contentDocument)
    .where(drafts ? undefined : eq(contentDocument.draft, false))
    .orderBy(contentDocument.kind, contentDocument.key)
  const drafted = new Set(rows.filter((row) => row.draft).map(({ number }) => number))
  return rows.filter((row) => !row.removal && (row.draft || !drafted.has(row.number)))
}

/** Names of documents that show one of these files. */
export async function selectShowing(reader: Reader, hashes: readonly string[]) {
  if (hashes.length === 0) return []
  const shown = hashes.map((hash) => like(sql`${contentDocument.body}::text`, `%${uploadsPath}/${hash}/%`))
  return reader
    .select({ kind: contentDocument.kind, key: contentDocument.key })
    .from(contentDocument)
    .where(or(...shown))
}

/** The content of files, one statement for each: together they may be large. */
export async function loadFiles(reader: Reader, files: readonly SourceFile[]): Promise<LoadedFile[]> {
  const loaded: LoadedFile[] = []
  for (const { path, hash } of files) {
    const [stored] = await reader
      .select({ content: contentFile.content })
      .from(contentFile)
      .where(eq(contentFile.hash, hash))
    if (stored === undefined) throw new Error(`the content of ${path} is missing`)
    loaded.push({ path, hash, content: stored.content })
  }
  return loaded
}

/** The hashes among these whose files the shop has. */
export async function selectStored(reader: Reader, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set()
  const rows = await reader
    .select({ hash: contentFile.hash })
    .from(contentFile)
    .where(inArray(contentFile.hash, [...hashes]))
  return new Set(rows.map(({ hash }) => hash))
}

export interface State {
  /** The version of the content; 0 before anything was published. */
  readonly version: number
  /** Equal while nothing was published, drafted or thrown away. */
  readonly seen: string
}

export async function selectState(reader: Reader): Promise<State> {
  const { rows } = await reader.execute<{ version: number; drafts: string }>(sql`
    select (select coalesce(max(id), 0)::int from content_publication) as version,
      (select count(*) || '.' || coalesce(max(id), 0) || '.' || coalesce(sum(id), 0)
        from content_document where draft) as drafts`)
  const { version = 0, drafts = '' } = rows[0] ?? {}
  return { version, seen: `${version}.${drafts}` }
}

export type PublicationRow = typeof contentPublication.$inferSelect

export async function findPublication(reader: Reader, version: number): Promise<PublicationRow | undefined> {
  const [row] = await reader.select().from(contentPublication).where(eq(contentPublication.id, version))
  return row
}

/** The latest first. */
export const selectPublications = (reader: Reader, limit: number, offset: number): Promise<PublicationRow[]> =>
  reader.select().from(contentPublication).orderBy(desc(contentPublication.id)).limit(limit).offset(offset)

export const countPublications = (reader: Reader): Promise<number> => reader.$count(contentPublication)

export const countPublished = (reader: Reader): Promise<number> =>
  reader.$count(contentDocument, eq(contentDocument.draft, false))

/** The changes the drafts would make, with who published since a draft was made. */
export async function selectDrafts(reader: Reader, limit: number) {
  const published = alias(contentDocument, 'published')
  return reader
    .select({
      kind: contentDocument.kind,
      key: contentDocument.key,
      removal: contentDocument.removal,
      files: contentDocument.files,
      author: contentDocument.author,
      at: contentDocument.publishedAt,
      basedOn: contentDocument.basedOn,
      publishedVersion: published.version,
      publishedAuthor: published.author,
      publishedAt: published.publishedAt,
    })
    .from(contentDocument)
    .leftJoin(published, and(eq(published.number, contentDocument.number), eq(published.draft, false)))
    .where(eq(contentDocument.draft, true))
    .orderBy(contentDocument.kind, contentDocument.key)
    .limit(limit)
}

export const countDrafts = (reader: Reader): Promise<number> =>
  reader.$count(contentDocument, eq(contentDocument.draft, true))

/** All drafts, or those of one document. Returns their names. */
export async function deleteDrafts(tx: Tx, one?: { readonly kind: string; readonly key: string }) {
  return tx
    .delete(contentDocument)
    .where(
      and(
        eq(contentDocument.draft, true),
        one && eq(contentDocument.kind, one.kind),
        one && eq(contentDocument.key, one.key),
      ),
    )
    .returning({ kind: contentDocument.kind, key: contentDocument.key })
}

/** The documents a version of the content had. */
export async function selectSourcesOf(reader: Reader, version: number): Promise<Source[]> {
  const rows = await reader
    .selectDistinctOn([contentVersion.kind, contentVersion.key], {
      kind: contentVersion.kind,
      key: contentVersion.key,
      files: contentVersion.files,
    })
    .from(contentVersion)
    .where(and(isNotNull(contentVersion.publication), lte(contentVersion.publication, version)))
    .orderBy(contentVersion.kind, contentVersion.key, desc(contentVersion.publication))
  return rows
    .filter(({ files }) => files.length > 0)
    .map(({ kind, key, files }) => ({ kind, key, files, draft: false }))
}

/** The published documents of a kind, by their keys. */
export const selectPublished = (reader: Reader, kind: string, limit: number) =>
  reader
    .select()
    .from(contentDocument)
    .where(and(eq(contentDocument.kind, kind), eq(contentDocument.draft, false)))
    .orderBy(contentDocument.key)
    .limit(limit)

const edited = {
  kind: contentDocument.kind,
  key: contentDocument.key,
  slug: contentDocument.slug,
  type: contentDocument.type,
  files: contentDocument.files,
  draft: contentDocument.draft,
  removal: contentDocument.removal,
  version: contentDocument.version,
  author: contentDocument.author,
  at: contentDocument.publishedAt,
  /** As its editor wrote it, in one language or in several. */
  title: sql<unknown>`coalesce(${contentDocument.body} -> 'title', ${contentDocument.body} -> 'name',
    ${contentDocument.body} -> 'settings' -> 'title')`,
}
export type EditedDocument = Awaited<ReturnType<typeof selectEditions>>[number]

/** A document as it is published and as its draft has it, the draft first. */
export const selectEditions = (reader: Reader, kind: string, key: string) =>
  reader
    .select(edited)
    .from(contentDocument)
    .where(and(eq(contentDocument.kind, kind), eq(contentDocument.key, key)))
    .orderBy(desc(contentDocument.draft))

/** All documents of these kinds in both editions, without what they say: the draft of each first. */
export const selectListed = (reader: Reader, kinds: readonly string[]) =>
  reader
    .select(edited)
    .from(contentDocument)
    .where(inArray(contentDocument.kind, [...kinds]))
    .orderBy(contentDocument.kind, contentDocument.key, desc(contentDocument.draft))

export async function findPublished(reader: Reader, kind: string, key: string) {
  const [row] = await reader
    .select()
    .from(contentDocument)
    .where(and(eq(contentDocument.kind, kind), eq(contentDocument.key, key), eq(contentDocument.draft, false)))
  return row
}
