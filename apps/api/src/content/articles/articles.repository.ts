import type { Language } from '@bottega/rules/text/language.ts'
import type { ArticleType } from '@bottega/rules/content/articles.ts'
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { articleText } from './articles.tables.ts'
import { contentDocument } from '../../kernel/publishing/publishing.tables.ts'
import {
  type DocumentPage,
  type Edition,
  findDocument,
  listDocuments,
  type StoredDocument,
} from '../../kernel/publishing/documents.service.ts'
import { articleKinds, classKind } from './article.kinds.ts'
import { textQuery, candidatesOf, expandWord, type ExpandedWord, typedWords } from './expanded-words.ts'

/** The words that are searched for in the texts of a language. */
export interface SearchedTexts {
  readonly language: Language
  readonly expanded: readonly ExpandedWord[]
}

export interface ArticleFilter {
  /** All types without it. */
  readonly types?: readonly ArticleType[] | undefined
  /** Slug of a class. */
  readonly articleClass?: string | undefined
  readonly words?: SearchedTexts | undefined
  /** Cooperatives with these ids, beside those the words find. */
  readonly companiesOfWords?: readonly number[] | undefined
  /** Cooperatives with these ids only. */
  readonly companies?: readonly number[] | undefined
  readonly numbers?: readonly number[] | undefined
  readonly slug?: string | undefined
}

export interface Paging {
  readonly page: number
  readonly pageSize: number
  readonly order?: 'newest' | 'oldest'
}

export function selectArticles(
  reader: Reader,
  edition: Edition,
  { types, articleClass, words, companies, companiesOfWords, numbers, slug }: ArticleFilter,
  paging: Paging,
): Promise<DocumentPage> {
  const found = words && or(wordsMatch(words), isCompany(companiesOfWords))
  return listDocuments(
    reader,
    edition,
    {
      kind: articleKinds,
      ...(types && { types }),
      ...(articleClass !== undefined && { classes: [articleClass] }),
      ...(numbers && { numbers }),
      where: and(
        found,
        companies && (isCompany(companies) ?? sql`false`),
        slug === undefined ? undefined : eq(contentDocument.slug, slug),
      ),
    },
    paging,
  )
}

/** Returns the words that those of a query stand for in the published texts of a language. */
export async function searchTexts(reader: Reader, query: string, language: Language): Promise<SearchedTexts> {
  const typed = typedWords(query)
  const ofTexts = typed.length === 0 ? [] : await wordsOfTexts(reader, typed.map(candidatesOf).join(' | '), language)
  return { language, expanded: typed.map((word) => expandWord(word, ofTexts, language)) }
}

/** The words of the texts that answer to a search, by its index. */
async function wordsOfTexts(reader: Reader, asked: string, language: Language): Promise<string[]> {
  const answering = sql`to_tsquery('simple', ${asked})`
  const { rows } = await reader.execute<{ word: string }>(sql`
    select distinct one.lexeme as word from ${articleText}, unnest(${articleText.words}) as one
    where ${eq(articleText.language, language)} and ${articleText.words} @@ ${answering}
      and array_to_tsvector(array[one.lexeme]) @@ ${answering}`)
  return rows.map(({ word }) => word)
}

/** Every word is in the text in one of its forms. A query without words finds all. */
function wordsMatch({ expanded, language }: SearchedTexts): SQL | undefined {
  if (expanded.length === 0) return undefined
  return sql`exists (select 1 from ${articleText}
    where ${articleText.kind} = ${contentDocument.kind} and ${articleText.slug} = ${contentDocument.slug}
      and ${eq(articleText.language, language)} and ${articleText.words} @@ to_tsquery('simple', ${textQuery(expanded)}))`
}

function isCompany(companies: readonly number[] = []): SQL | undefined {
  if (companies.length === 0) return undefined
  return inArray(sql`${contentDocument.body} ->> 'company'`, companies.map(String))
}

/** All articles with a slug: one of each kind may have it. */
export async function findArticlesBySlug(reader: Reader, edition: Edition, slug: string): Promise<StoredDocument[]> {
  const query = { kind: articleKinds, where: eq(contentDocument.slug, slug) }
  const { documents } = await listDocuments(reader, edition, query, { page: 1, pageSize: articleKinds.length })
  return [...documents]
}

export async function findArticle(
  reader: Reader,
  edition: Edition,
  number: number,
): Promise<StoredDocument | undefined> {
  const paging = { page: 1, pageSize: 1 }
  const { documents } = await listDocuments(reader, edition, { kind: articleKinds, numbers: [number] }, paging)
  return documents[0]
}

/** More classes than a menu of them could show. */
const mostClasses = 500

export async function selectClasses(reader: Reader, edition: Edition): Promise<readonly StoredDocument[]> {
  const paging = { page: 1, pageSize: mostClasses, order: 'oldest' as const }
  return (await listDocuments(reader, edition, { kind: classKind }, paging)).documents
}

export const findClass = (reader: Reader, edition: Edition, number: number): Promise<StoredDocument | undefined> =>
  findDocument(reader, edition, classKind, { number })
