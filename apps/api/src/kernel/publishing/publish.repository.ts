import { and, eq, inArray, max, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { contentDocument, contentFile, contentPublication, contentVersion } from './publishing.tables.ts'
import type { LoadedFile } from './content-kind.ts'
import { mediaTypeOf } from './media.ts'

export type StoredDocument = typeof contentDocument.$inferSelect
export type NewDocument = Omit<typeof contentDocument.$inferInsert, 'id'>

/** Any number only imports of content use. */
const contentLock = 716_239_021

/** One import of content at a time; false while another runs. */
export async function tryLockContent(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(${contentLock}) as free`)
  return rows[0]?.['free'] === true
}

const known = {
  number: contentDocument.number,
  draft: contentDocument.draft,
  kind: contentDocument.kind,
  key: contentDocument.key,
  slug: contentDocument.slug,
  type: contentDocument.type,
  digest: contentDocument.digest,
  version: contentDocument.version,
  removal: contentDocument.removal,
}
export type KnownDocument = Pick<StoredDocument, keyof typeof known>

export const selectKnown = (tx: Reader): Promise<KnownDocument[]> => tx.select(known).from(contentDocument)

/** The largest number and, for each number, the largest version ever given. */
export async function selectVersions(tx: Reader): Promise<{ last: number; versionOf: ReadonlyMap<number, number> }> {
  const rows = await tx
    .select({ number: contentVersion.number, version: max(contentVersion.version) })
    .from(contentVersion)
    .groupBy(contentVersion.number)
  return {
    last: rows.reduce((last, { number }) => Math.max(last, number), 0),
    versionOf: new Map(rows.map(({ number, version }) => [number, version ?? 0])),
  }
}

/** Files the database does not have yet, one after the other: together they may be large. */
export async function insertFiles(tx: Tx, files: readonly LoadedFile[]): Promise<void> {
  const hashes = [...new Set(files.map(({ hash }) => hash))]
  const stored = await tx.select({ hash: contentFile.hash }).from(contentFile).where(inArray(contentFile.hash, hashes))
  const have = new Set(stored.map(({ hash }) => hash))
  for (const { hash, path, content } of files) {
    if (have.has(hash)) continue
    have.add(hash)
    await tx
      .insert(contentFile)
      .values({ hash, size: content.length, content, mediaType: mediaTypeOf(path) ?? null })
      .onConflictDoNothing()
  }
}

const pageOf = 200

/** The version of the content that begins with these changes. */
export async function insertPublication(tx: Tx, row: typeof contentPublication.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(contentPublication).values(row).returning({ id: contentPublication.id })
  if (inserted === undefined) throw new Error('no publication was written')
  return inserted.id
}

/** Of a publication, or as drafts without one. */
export async function insertDocuments(
  tx: Tx,
  documents: readonly NewDocument[],
  publication: number | null,
): Promise<void> {
  for (let from = 0; from < documents.length; from += pageOf) {
    const page = documents.slice(from, from + pageOf)
    await tx.insert(contentDocument).values(page)
    await tx
      .insert(contentVersion)
      .values(page.map(({ number, version, kind, key, files }) => ({ number, version, kind, key, files, publication })))
  }
}

export async function deleteDocuments(
  tx: Tx,
  documents: readonly Pick<KnownDocument, 'number' | 'draft'>[],
): Promise<void> {
  for (const draft of [true, false]) {
    const numbers = documents.filter((one) => one.draft === draft).map(({ number }) => number)
    if (numbers.length === 0) continue
    await tx
      .delete(contentDocument)
      .where(and(eq(contentDocument.draft, draft), inArray(contentDocument.number, numbers)))
  }
}

export async function insertRemovals(
  tx: Tx,
  removed: readonly Pick<KnownDocument, 'number' | 'kind' | 'key'>[],
  versionOf: ReadonlyMap<number, number>,
  publication: number,
): Promise<void> {
  if (removed.length === 0) return
  const rows = removed.map(({ number, kind, key }) => ({
    number,
    kind,
    key,
    version: (versionOf.get(number) ?? 0) + 1,
    files: [],
    publication,
  }))
  await tx.insert(contentVersion).values(rows)
}
