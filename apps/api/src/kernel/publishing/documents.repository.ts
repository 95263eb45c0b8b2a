import { and, arrayOverlaps, asc, desc, eq, gt, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '../database/database.ts'
import { contentDocument } from './publishing.tables.ts'
import type { StoredDocument } from './publish.repository.ts'

/**
 * The edition of the content a reader sees: the documents that are published at this moment, in a preview with drafts
 * in their place.
 */
export interface Edition {
  readonly now: Date
  readonly preview: boolean
}

/** The choice of documents of a kind, or of several. */
export interface DocumentQuery {
  readonly kind: string | readonly string[]
  readonly types?: readonly string[]
  /** With at least one of these. */
  readonly classes?: readonly string[]
  readonly numbers?: readonly number[]
  readonly where?: SQL | undefined
}

export interface DocumentPage {
  readonly documents: readonly StoredDocument[]
  /** On all pages. */
  readonly total: number
}

/** One page of documents, the latest first; `page` from 1. */
export async function listDocuments(
  reader: Reader,
  edition: Edition,
  query: DocumentQuery,
  { page, pageSize, order = 'newest' }: { page: number; pageSize: number; order?: 'newest' | 'oldest' },
): Promise<DocumentPage> {
  const direction = order === 'newest' ? desc : asc
  const rows = await reader
    .select({ document: contentDocument, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(contentDocument)
    .where(and(shownIn(edition), ...conditionsOf(query)))
    .orderBy(sql`${direction(contentDocument.datedAt)} nulls last`, direction(contentDocument.number))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const total = rows[0]?.total ?? (page === 1 ? 0 : await countDocuments(reader, edition, query))
  return { documents: rows.map(({ document }) => document), total }
}

export function countDocuments(reader: Reader, edition: Edition, query: DocumentQuery): Promise<number> {
  return reader.$count(contentDocument, and(shownIn(edition), ...conditionsOf(query)))
}

/** By its number or by its slug. */
export async function findDocument(
  reader: Reader,
  edition: Edition,
  kind: string,
  { number, slug }: { number?: number | undefined; slug?: string | undefined },
): Promise<StoredDocument | undefined> {
  if (number === undefined && slug === undefined) return undefined
  const [row] = await reader
    .select()
    .from(contentDocument)
    .where(
      and(
        shownIn(edition),
        eq(contentDocument.kind, kind),
        number === undefined ? undefined : eq(contentDocument.number, number),
        slug === undefined ? undefined : eq(contentDocument.slug, slug),
      ),
    )
    .limit(1)
  return row
}

/** Whether a draft removes the published document of this slug. */
export async function isRemovalDrafted(reader: Reader, kind: string, slug: string): Promise<boolean> {
  const published = alias(contentDocument, 'published')
  const found = await reader
    .select({ number: published.number })
    .from(published)
    .innerJoin(contentDocument, eq(contentDocument.number, published.number))
    .where(and(eq(published.kind, kind), eq(published.slug, slug), contentDocument.removal))
    .limit(1)
  return found.length > 0
}

function conditionsOf({ kind, types, classes, numbers, where }: DocumentQuery): (SQL | undefined)[] {
  return [
    typeof kind === 'string' ? eq(contentDocument.kind, kind) : inArray(contentDocument.kind, [...kind]),
    types && inArray(contentDocument.type, [...types]),
    classes && arrayOverlaps(contentDocument.classes, [...classes]),
    numbers && inArray(contentDocument.number, [...numbers]),
    where,
  ]
}

/** A draft hides what it will replace or remove; its dates count as they will. */
function shownIn({ now, preview }: Edition): SQL | undefined {
  const dated = and(
    or(isNull(contentDocument.startsAt), lte(contentDocument.startsAt, now)),
    or(isNull(contentDocument.endsAt), gt(contentDocument.endsAt, now)),
  )
  if (!preview) return and(eq(contentDocument.draft, false), dated)
  const replaced = sql`not exists (select 1 from ${contentDocument} as newer
    where newer.number = ${contentDocument.number} and newer.draft)`
  return and(or(and(eq(contentDocument.draft, true), eq(contentDocument.removal, false)), replaced), dated)
}
