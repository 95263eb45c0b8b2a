import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, instant } from '../database/columns.ts'

/** A file of the content folder: its path below the folder, and the content it has by its hash. */
export interface SourceFile {
  path: string
  hash: string
}

/** The content of files editors have imported, once for each content: what export writes and browsers download. */
export const contentFile = pgTable('content_file', {
  /** SHA-256 in hexadecimal. */
  hash: text().primaryKey(),
  /** Null for sources, which are not served. */
  mediaType: text(),
  size: integer().notNull(),
  content: bytes().notNull(),
})

/**
 * The documents that editors publish: articles, pages of blocks, texts, leaflets, forms, pictures. A draft stands
 * beside the published document with the same number, and is shown in previews instead of it.
 */
export const contentDocument = pgTable(
  'content_document',
  {
    id: id(),
    /** The id shown to clients. */
    number: integer().notNull(),
    draft: boolean().notNull().default(false),
    /** The folder of its kind: `articles`, `pages`. */
    kind: text().notNull(),
    /** Its name in that folder, without ending: `risotto-allo-zafferano`. */
    key: text().notNull(),
    slug: text().notNull(),
    /** The name by which its kind tells documents apart: the type of an article or of a leaflet. */
    type: text(),
    /** Classes of articles, as its kind writes them. */
    classes: text().array().notNull().default([]),
    /** The moment readers see as its date, and lists are sorted by. */
    datedAt: instant(),
    /** Shown from this moment on; null since ever. */
    startsAt: instant(),
    /** No longer shown from this moment on; null for ever. */
    endsAt: instant(),
    version: integer().notNull(),
    /** Hash of its files and body: equal when nothing changed. */
    digest: text().notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    files: jsonb().$type<SourceFile[]>().notNull(),
    /** The staff member who published or drafted it in the back office; null for files imported by a command. */
    author: text(),
    /** A draft that removes what is published. */
    removal: boolean().notNull().default(false),
    /** Of a draft: the version it stands beside, as it was when the draft was made. */
    basedOn: integer(),
    publishedAt: createdAt(),
  },
  (t) => [
    unique('content_document_key').on(t.kind, t.key, t.draft),
    unique('content_document_number').on(t.number, t.draft),
    unique('content_document_slug').on(t.kind, t.slug, t.draft),
    index('content_document_dated').on(t.kind, t.type, t.datedAt, t.number),
    index('content_document_classes').using('gin', t.classes),
    index('content_document_starts')
      .on(t.startsAt)
      .where(sql`${t.startsAt} is not null`),
    index('content_document_ends')
      .on(t.endsAt)
      .where(sql`${t.endsAt} is not null`),
    check('content_document_removal', sql`${t.draft} or not ${t.removal}`),
    check('content_document_shown', sql`${t.startsAt} is null or ${t.endsAt} is null or ${t.startsAt} < ${t.endsAt}`),
  ],
)

/** Each time the published content changed: by an import, or in the back office. Its id is the version editors see. */
export const contentPublication = pgTable('content_publication', {
  id: id(),
  at: createdAt(),
  /** Null for files imported by a command. */
  author: text(),
  added: jsonb().$type<string[]>().notNull(),
  changed: jsonb().$type<string[]>().notNull(),
  removed: jsonb().$type<string[]>().notNull(),
})

/** Every version a document has had; one without files is its removal. */
export const contentVersion = pgTable(
  'content_version',
  {
    number: integer().notNull(),
    version: integer().notNull(),
    kind: text().notNull(),
    key: text().notNull(),
    files: jsonb().$type<SourceFile[]>().notNull(),
    /** Null for a draft. */
    publication: integer().references(() => contentPublication.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.number, t.version] }),
    index('content_version_key').on(t.kind, t.key),
    index('content_version_publication').on(t.publication),
  ],
)
