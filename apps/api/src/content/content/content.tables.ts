import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../kernel/database/columns.ts'
import { category } from '../../trade/catalog/categories.tables.ts'

/** One block of a page grid: content is data for the block type, in the shop's languages where it is text. */
export const categoryBlock = pgTable(
  'category_block',
  {
    id: id(),
    categoryId: integer()
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    /** null for both sites. */
    site: text().$type<'coop' | 'collect'>(),
    type: text().notNull(),
    position: integer().notNull(),
    /** Its row in the template of its category; null in a row of its own, after those of the template. */
    row: integer(),
    column: integer(),
    content: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Shown from this moment on; null since ever. */
    startsAt: instant(),
    /** No longer shown from this moment on; null for ever. */
    endsAt: instant(),
  },
  (t) => [index('category_block_category').on(t.categoryId, t.position)],
)
