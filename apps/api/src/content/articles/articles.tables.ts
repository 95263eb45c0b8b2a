import type { Language } from '@bottega/rules/text/language.ts'
import { customType, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const wordPositions = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The words of published articles by language: plain words as the rule `plainWords` makes them, so that accents and
 * capitals make no difference, with those of the title weighing most. A text that was not translated stands in every
 * language.
 */
export const articleText = pgTable(
  'article_text',
  {
    kind: text().notNull(),
    slug: text().notNull(),
    language: text().$type<Language>().notNull(),
    words: wordPositions().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.slug, t.language] }), index('article_text_words').using('gin', t.words)],
)
