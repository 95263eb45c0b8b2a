import type { FoundContentView } from '@bottega/contract/content-system/search.ts'
import type { CategoryView } from '@bottega/contract/catalog/categories.ts'
import { plainWords } from '@bottega/rules/text/plain-words.ts'
import { type ArticleType, articleTypes } from '@bottega/rules/content/articles.ts'
import { type FoundArticles, pageAddress, searchArticles } from '../articles/articles.service.ts'
import type { CatalogContext } from '../../trade/catalog/catalog.context.ts'
import type { CatalogSource } from '../../trade/catalog/catalog.service.ts'
import { categoryTree, departments } from '../../trade/catalog/categories.service.ts'

export interface ContentSearch {
  readonly words: string
  readonly type: 'post' | 'term'
  /** `any`, `category`, or a type of article. */
  readonly subtype: string
  readonly page: number
  readonly perPage: number
}

export interface FoundContent {
  readonly found: FoundContentView[]
  readonly total: number
}

export function searchContent(
  source: CatalogSource,
  context: CatalogContext,
  search: ContentSearch,
): Promise<FoundContent> {
  return search.type === 'term' ? searchTerms(source, context, search) : searchPosts(source, context, search)
}

async function searchPosts(
  source: CatalogSource,
  context: CatalogContext,
  { words, subtype, page, perPage }: ContentSearch,
): Promise<FoundContent> {
  const types = subtype === 'any' ? articleTypes : articleTypes.filter((type: ArticleType) => type === subtype)
  // Without words the content system answers everything; a search page that was just opened asks for nothing.
  if (types.length === 0 || words.trim() === '') return { found: [], total: 0 }
  const { found, total } = await searchArticles(source, context, { types, query: words, page, pageSize: perPage })
  return { found: found.map(foundPost), total }
}

const foundPost = ({ article, excerpt }: FoundArticles['found'][number]): FoundContentView => ({
  id: article.articleId,
  title: article.title,
  url: pageAddress(article),
  type: 'post',
  subtype: article.articleType.name,
  ...(article.media[0] && { featured_image: article.media[0].large }),
  excerpt: [...excerpt],
})

const everyLevel = Number.MAX_SAFE_INTEGER

const withThoseBelow = (node: CategoryView): CategoryView[] => [
  node,
  ...(node.categories ?? []).flatMap(withThoseBelow),
]

/** All departments that match, in the order of their tree. */
async function searchTerms(
  source: CatalogSource,
  context: CatalogContext,
  { words, subtype, page, perPage }: ContentSearch,
): Promise<FoundContent> {
  if (!['any', 'category'].includes(subtype)) return { found: [], total: 0 }
  const { tree } = await categoryTree(source, context, { filtered: false, query: null })
  const wanted = plainWords(words)
  const matching = departments(tree, everyLevel)
    .flatMap(withThoseBelow)
    .filter(({ name }) => plainWords(name).includes(wanted))
  const found = matching.slice((page - 1) * perPage, page * perPage).map(foundTerm)
  return { found, total: matching.length }
}

const foundTerm = ({ categoryId, name, itemUrl }: CategoryView): FoundContentView => ({
  id: categoryId,
  title: name,
  url: itemUrl,
  type: 'term',
  subtype: 'category',
})
