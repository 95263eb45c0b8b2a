import * as calls from '@bottega/contract/articles/calls.ts'
import type { ArticleView } from '@bottega/contract/articles/article.ts'
import type { CallInput } from '@bottega/contract/call.ts'
import { articleTypeIds } from '@bottega/rules/content/articles.ts'
import { nearMetres } from '@bottega/rules/delivery/places/distance.ts'
import { isLegalTextName } from '@bottega/rules/content/static-pages.ts'
import { type HandledCall, handlersOf } from '../../kernel/calls/call-handler.ts'
import type { Shop } from '../../kernel/shop.ts'
import { cachedAnswers } from '../../trade/catalog/answer-cache.ts'
import { type CatalogContext, catalogContextOf } from '../../trade/catalog/catalog.context.ts'
import type { CatalogSource } from '../../trade/catalog/catalog.service.ts'
import { editionOf } from '../../kernel/publishing/documents.service.ts'
import { builtInWhereNoOwn } from '../../places/legal/legal-texts.service.ts'
import { presentLegalText } from './legal-text.presenter.ts'
import { type ArticleNamed, listArticles, listHelpPages, viewArticle } from './articles.service.ts'
import { helpPagesFor } from './help-words.ts'

/** Articles of a page where the query names no size: as many as the news list has placeholders. */
const usualPageSize = 12

/** (Content and discovery, section 7) */
export function articleHandlers(shop: Shop): readonly HandledCall[] {
  const catalogue = shop.catalogue
  const source: CatalogSource = { catalogue, db: shop.db }
  const answers = cachedAnswers(catalogue, 300)
  return handlersOf(calls, {
    articlesSearch: async (call, { query }) => {
      const context = await catalogContextOf(catalogue, call)
      const { latitude, longitude, distance: metres = nearMetres } = query
      const hasPosition = latitude !== undefined && longitude !== undefined
      const request = {
        typeId: query.parent_article_type_id,
        classId: query.parent_article_class_id,
        q: query.q,
        near: hasPosition ? { position: { latitude, longitude }, metres } : undefined,
        page: query.page ?? 1,
        pageSize: query.page_size ?? usualPageSize,
        order: orderOf(query),
      }
      const make = () => listArticles(source, context, request)
      return { data: await answers(calls.articlesSearch, context, request, make) }
    },
    articlesView: async (call, { query }) => {
      const context = await catalogContextOf(catalogue, call)
      const named = {
        articleId: query.article_id,
        slug: query.slug,
        typeId: query.parent_article_type_id,
        people: query.people,
      }
      const legal = await legalArticle(shop, context, named)
      if (legal !== undefined) return { data: { article: legal } }
      const make = async () => ({ article: await viewArticle(source, context, named) })
      return { data: await answers(calls.articlesView, context, named, make) }
    },
    articlesHelp: async (call, { query: { q } }) => {
      const context = await catalogContextOf(catalogue, call)
      const pages = await answers(calls.articlesHelp, context, {}, () => listHelpPages(source, context))
      return { data: { pages: helpPagesFor(q, pages, context.language) } }
    },
  })
}

/** Never kept with the answers: the names of the shop may change at any time. */
async function legalArticle(
  shop: Shop,
  context: CatalogContext,
  { articleId, slug, typeId = articleTypeIds.page }: ArticleNamed,
): Promise<ArticleView | undefined> {
  if (articleId !== undefined || slug === undefined || typeId !== articleTypeIds.page) return undefined
  if (!isLegalTextName(slug)) return undefined
  const text = await builtInWhereNoOwn(shop, editionOf(context), slug, context.language)
  return text && presentLegalText(text, context.language)
}

/**
 * `des` and `desc` are both taken; anything but an ascending order is the latest first. Cooperatives have no date and
 * stand in the order of their files. (Content and account, 1)
 */
function orderOf({ sort = '', parent_article_type_id: typeId }: CallInput<typeof calls.articlesSearch>['query']) {
  const isAscending = /\basc$/i.test(sort.trim()) || typeId === articleTypeIds.cooperative
  return isAscending ? ('oldest' as const) : ('newest' as const)
}
