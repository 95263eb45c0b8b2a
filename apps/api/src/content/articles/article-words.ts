import { languages, type Language } from '@bottega/rules/text/language.ts'
import { plainWords } from '@bottega/rules/text/plain-words.ts'
import { textOfMarkup } from '@bottega/rules/content/markup.ts'
import { and, eq, sql } from 'drizzle-orm'
import { articleText } from './articles.tables.ts'
import { inLanguage } from '../../kernel/text/localized-text.ts'
import type { ContentKind } from '../../kernel/publishing/content-kind.ts'

/** Writes and removes the words that articles of a folder are found by. */
export const articleWords = (kind: string): Required<Pick<ContentKind, 'project' | 'unproject'>> => ({
  project: async (tx, { facts: { slug }, body }) => {
    const rows = languages.map((language) => ({ kind, slug, language, words: wordsOf(body, language) }))
    await tx
      .insert(articleText)
      .values(rows)
      .onConflictDoUpdate({
        target: [articleText.kind, articleText.slug, articleText.language],
        set: { words: sql`excluded.words` },
      })
  },
  unproject: async (tx, { slug }) => {
    await tx.delete(articleText).where(and(eq(articleText.kind, kind), eq(articleText.slug, slug)))
  },
})

/** PostgreSQL takes at most 1 MB of positions for one row. */
const longestText = 200_000

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Returns the text that is searched in an article beside its title, without markup. */
export function searchedText(body: Record<string, unknown>, language: Language): string {
  const { summary, content, address, region, recipe } = inLanguage(language, body)
  const ingredients = (recipe as { ingredients?: readonly { text: string }[] } | undefined)?.ingredients ?? []
  const listed = ingredients.map(({ text }) => text).join(', ')
  return [textOf(summary), textOfMarkup(textOf(content)), textOf(address), textOf(region), listed]
    .filter(Boolean)
    .join(' · ')
}

function wordsOf(body: Record<string, unknown>, language: Language) {
  const { title } = inLanguage(language, body)
  const rest = plainWords(searchedText(body, language)).slice(0, longestText)
  return sql<string>`setweight(to_tsvector('simple', ${plainWords(textOf(title))}), 'A')
    || to_tsvector('simple', ${rest})`
}
