import type { ArticleCardView, ArticleClassView, ArticleView } from '@bottega/contract/articles/article.ts'
import type { HelpPageView } from '@bottega/contract/articles/articles.ts'
import { pageOf, type PageView } from '@bottega/contract/common.ts'
import { type ArticleType, articleTypeIds, typesUnder } from '@bottega/rules/content/articles.ts'
import { type ExcerptPart, excerptOf } from '@bottega/rules/content/excerpt.ts'
import type { Position } from '@bottega/rules/delivery/places/distance.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { CatalogContext } from '../../trade/catalog/catalog.context.ts'
import type { CatalogSource } from '../../trade/catalog/catalog.service.ts'
import { listWarehouses } from '../../trade/locator/warehouses.service.ts'
import { type Edition, editionOf, type StoredDocument } from '../../kernel/publishing/documents.service.ts'
import { presentArticle, presentCard, presentClasses, typeOf } from './article.presenter.ts'
import { searchedText } from './article-words.ts'
import {
  type ArticleFilter,
  findArticle,
  findArticlesBySlug,
  findClass,
  type Paging,
  searchTexts,
  selectArticles,
  selectClasses,
} from './articles.repository.ts'
import { isSearchedFor } from './expanded-words.ts'
import { presentRecipe } from './recipe.service.ts'

export interface ArticleRequest extends Paging {
  readonly typeId?: number | undefined
  readonly classId?: number | undefined
  /** The class by the name of its file. */
  readonly classSlug?: string | undefined
  readonly q?: string | undefined
  /** Cooperatives with a shop within so many metres. */
  readonly near?: { readonly position: Position; readonly metres: number } | undefined
}

export interface ArticleList {
  readonly articles: ArticleCardView[]
  readonly page: PageView
  readonly articleClasses: ArticleClassView[]
}

export async function listArticles(
  source: CatalogSource,
  context: CatalogContext,
  request: ArticleRequest,
): Promise<ArticleList> {
  const { page, pageSize, typeId } = request
  const filter = await filterOf(source, context, request)
  const nothing = { documents: [], total: 0 }
  const { documents, total } =
    filter === undefined ? nothing : await selectArticles(source.db, editionOf(context), filter, request)
  const shown = filter?.companies === undefined ? documents : nearestFirst(documents, filter.companies)
  const classes = presentClasses(await selectClasses(source.db, editionOf(context)), context.language)
  return {
    articles: shown.map((document) => presentCard(document, context.language, classes)),
    page: pageOf(page, pageSize, total),
    articleClasses: [...classes.values()].filter(isClassOf(typeId)),
  }
}

/** More than a shop has pages and answers. */
const mostHelpPages = 200

/** Everything editors have written that is no news: pages, and answers to questions. */
export async function listHelpPages({ db }: CatalogSource, context: CatalogContext): Promise<HelpPageView[]> {
  const paging = { page: 1, pageSize: mostHelpPages, order: 'oldest' as const }
  const { documents } = await selectArticles(db, editionOf(context), { types: ['page', 'faq'] }, paging)
  return documents.map((document) => {
    const card = presentCard(document, context.language, new Map())
    return { title: card.title, url: pageAddress(card) }
  })
}

/**
 * The address at which an article is read. A static page has a route of its own, `/page/{slug}`; the link of an article
 * of that type goes to a category. (Content and discovery, sections 2 and 3)
 */
export const pageAddress = ({ articleType, slug, itemUrl }: Pick<ArticleView, 'articleType' | 'slug' | 'itemUrl'>) =>
  articleType.name === 'page' ? `/page/${slug}` : itemUrl

export interface WholeArticles {
  readonly articles: Omit<ArticleView, 'recipe'>[]
  readonly total: number
}

/** A page of articles of some types with their texts, all or those of a slug. */
export async function listWholeArticles(
  source: CatalogSource,
  context: CatalogContext,
  { types, slug, ...paging }: Paging & { types: readonly ArticleType[]; slug?: string },
): Promise<WholeArticles> {
  const edition = editionOf(context)
  const { documents, total } = await selectArticles(source.db, edition, { types, slug }, paging)
  const classes = presentClasses(await selectClasses(source.db, edition), context.language)
  return { articles: documents.map((document) => presentArticle(document, context.language, classes)), total }
}

export interface FoundArticles {
  readonly found: { readonly article: ArticleCardView; readonly excerpt: readonly ExcerptPart[] }[]
  readonly total: number
}

/** A page of articles of some types with the words of a query, and where in their texts those are. */
export async function searchArticles(
  { db }: CatalogSource,
  context: CatalogContext,
  { types, query, ...paging }: Paging & { types: readonly ArticleType[]; query: string },
): Promise<FoundArticles> {
  const { language } = context
  const words = await searchTexts(db, query, language)
  const { documents, total } = await selectArticles(db, editionOf(context), { types, words }, paging)
  const found = documents.map((document) => ({
    article: presentCard(document, language, new Map()),
    excerpt: excerptOf(searchedText(document.body, language), (word) => isSearchedFor(words.expanded, word)),
  }))
  return { found, total }
}

/** Recipes have courses, other articles categories. */
const isClassOf = (typeId: number | undefined) => (one: ArticleClassView) =>
  one.articleClassGroup.name === (typeId === articleTypeIds.recipe ? 'course' : 'category')

/** Undefined where nothing can match: an unknown type or class, no shop nearby. */
async function filterOf(
  { db }: CatalogSource,
  context: CatalogContext,
  { typeId, classId, classSlug, q, near }: ArticleRequest,
): Promise<ArticleFilter | undefined> {
  const types = typeId === undefined ? undefined : typesUnder(typeId)
  if (types?.length === 0) return undefined
  const articleClass = classId === undefined ? undefined : await findClass(db, editionOf(context), classId)
  if (classId !== undefined && articleClass === undefined) return undefined
  const query = q?.trim()
  const companies = near && (await companiesNear(db, context, { position: near.position, metres: near.metres }))
  if (companies?.length === 0) return undefined
  const ofTown = query && types?.includes('cooperative') === true
  return {
    types,
    articleClass: articleClass?.slug ?? classSlug,
    ...(query && { words: await searchTexts(db, query, context.language) }),
    ...(ofTown && { companiesOfWords: await companiesNear(db, context, { words: query }) }),
    companies,
  }
}

/** Ids of the cooperatives whose shops match, each once, in the order of the shops. */
async function companiesNear(
  db: CatalogSource['db'],
  { site }: CatalogContext,
  shops: Parameters<typeof listWarehouses>[2],
): Promise<number[]> {
  const found = await listWarehouses(db, site, shops)
  return [...new Set(found.map(({ warehouse }) => warehouse.cooperativeId))]
}

function nearestFirst(documents: readonly StoredDocument[], companies: readonly number[]): StoredDocument[] {
  const rank = ({ body }: StoredDocument) => companies.indexOf(Number(body['company']))
  return documents.toSorted((one, other) => rank(one) - rank(other))
}

export interface ArticleNamed {
  readonly articleId?: number | undefined
  readonly slug?: string | undefined
  /** Of several articles with the slug, that of this type. */
  readonly typeId?: number | undefined
  readonly people?: number | undefined
}

/** An article by its id, else by its slug. (Content and discovery, section 5) */
export async function viewArticle(
  source: CatalogSource,
  context: CatalogContext,
  { articleId, slug, typeId, people }: ArticleNamed,
): Promise<ArticleView> {
  const edition = editionOf(context)
  const document = await findNamed(source, edition, { articleId, slug, typeId })
  if (document === undefined) throw new ShopError('error.article.notFound')
  return presentWhole(source, context, document, people)
}

/** The same for a block, which shows nothing where there is no article. */
export async function articleIfAny(
  source: CatalogSource,
  context: CatalogContext,
  named: ArticleNamed,
): Promise<ArticleView | undefined> {
  const document = await findNamed(source, editionOf(context), named)
  return document && presentWhole(source, context, document, named.people)
}

async function findNamed(
  { db }: CatalogSource,
  edition: Edition,
  { articleId, slug, typeId }: ArticleNamed,
): Promise<StoredDocument | undefined> {
  if (articleId !== undefined) return findArticle(db, edition, articleId)
  return slug === undefined ? undefined : chosenOf(await findArticlesBySlug(db, edition, slug), typeId)
}

async function presentWhole(
  source: CatalogSource,
  context: CatalogContext,
  document: StoredDocument,
  people: number | undefined,
): Promise<ArticleView> {
  const classes = presentClasses(await selectClasses(source.db, editionOf(context)), context.language)
  const recipe = await presentRecipe(source, context, document, people)
  return { ...presentArticle(document, context.language, classes), ...(recipe && { recipe }) }
}

/** The order of choice between an article, a text and a cooperative that share a slug, unless one type is asked for. */
const precedence: readonly ArticleType[] = ['News', 'post', 'recipe', 'page', 'faq', 'cooperative']

function chosenOf(documents: readonly StoredDocument[], typeId: number | undefined): StoredDocument | undefined {
  const types = typeId === undefined ? precedence : typesUnder(typeId)
  const rank = (document: StoredDocument) => types.indexOf(typeOf(document))
  return documents.filter((one) => rank(one) >= 0).toSorted((one, other) => rank(one) - rank(other))[0]
}
