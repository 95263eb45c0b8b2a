import { articleTypeIds } from '@bottega/rules/content/articles.ts'
import type { BlockData } from '@bottega/contract/content/block-types.ts'
import { articleIfAny, listArticles, type ArticleRequest } from '../../articles/articles.service.ts'
import type { CatalogContext } from '../../../trade/catalog/catalog.context.ts'
import type { CatalogSource } from '../../../trade/catalog/catalog.service.ts'
import { latestIssue } from '../../leaflets/leaflets.service.ts'
import { answeredOnce } from './answered-once.ts'
import type { Filler } from './filler.ts'

type ListType = 'ArticleList' | 'ArticleCardList' | 'ArticleSlider' | 'RecipeSlider'

/** Blocks that ask the same are answered together. */
const fillLists =
  (typeId: number): Filler<ListType> =>
  (source, context, contents) =>
    answeredOnce(contents, async ({ articleClass, limit }) => {
      const request: ArticleRequest = { typeId, classSlug: articleClass, page: 1, pageSize: limit }
      const { articles } = await listArticles(source, context, request)
      return articles.length === 0 ? undefined : { articles }
    })

export const fillNews = fillLists(articleTypeIds.News)
export const fillRecipes = fillLists(articleTypeIds.recipe)

/** News beside the latest magazine. (Content and discovery, section 2: article slider) */
export const fillArticleSliders: Filler<'ArticleSlider'> = async (source, context, contents, page) => {
  const [lists, issue] = await Promise.all([fillNews(source, context, contents, page), latestIssue(source, context)])
  if (issue === undefined) return lists
  const { slug, title, from, baseLocation } = issue
  const magazine = { slug, title, from, baseLocation }
  return lists.map((list) => list && { articles: list.articles, magazine })
}

/** (Content and discovery, section 2: article detail) */
export const fillArticleDetails: Filler<'ArticleDetail'> = (source, context, contents, page) =>
  answeredOnce(contents, async ({ ARTICLE_ID: articleId }) => {
    const named = articleId === undefined ? { slug: page.slug } : { articleId }
    const article = await articleIfAny(source, context, named)
    return article && { article }
  })

/** As many as a page of their list. */
const cooperativesPageSize = 10

export const fillCooperatives: Filler<'Cooperatives'> = (source, context, contents) =>
  answeredOnce(
    contents.map(() => ({})),
    () => cooperativesOf(source, context),
  )

async function cooperativesOf(
  source: CatalogSource,
  context: CatalogContext,
): Promise<BlockData<'Cooperatives'> | undefined> {
  const request = {
    typeId: articleTypeIds.cooperative,
    page: 1,
    pageSize: cooperativesPageSize,
    order: 'oldest' as const,
  }
  const { articles, page } = await listArticles(source, context, request)
  return articles.length === 0 ? undefined : { found: { articles, page } }
}
