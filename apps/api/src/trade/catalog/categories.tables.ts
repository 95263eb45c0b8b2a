import type { ColumnWidths } from '@bottega/contract/content/block-schema.ts'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, type Localized, localized } from '../../kernel/database/columns.ts'

/** Sections of fields; texts that are shown may be written in the shop's languages. */
export type CategoryMetadata = Record<string, Record<string, string | Localized>>

/** The rows of a page of blocks; the blocks name the row and column they stand in, from 0. */
export interface GridTemplate {
  rows: { fluid?: boolean; columns: ColumnWidths[] }[]
}

/** `listed` is false for categories that only carry content blocks (home, timeslot, service-selector). */
export const category = pgTable(
  'category',
  {
    id: id(),
    parentId: integer(),
    /** The whole path, for example `frutta-e-verdura/frutta`. */
    slug: text().notNull().unique(),
    name: localized().notNull(),
    title: localized(),
    description: localized(),
    /** Ancestors from the root down, then the category itself. */
    path: integer().array().notNull(),
    position: integer().notNull().default(0),
    listed: boolean().notNull().default(true),
    /** File name of the picture under /photo, without size. */
    image: text(),
    /** Wire metadata sections beyond title and description (category_popup, category_seo…). */
    metadata: jsonb().$type<CategoryMetadata>().notNull().default({}),
    /** Without one every block is a row of its own. */
    template: jsonb().$type<GridTemplate>(),
  },
  (t) => [index('category_parent').on(t.parentId)],
)
