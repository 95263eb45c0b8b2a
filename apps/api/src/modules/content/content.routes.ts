import * as catalogCalls from '@bottega/contract/catalog/calls.ts'
import * as contentCalls from '@bottega/contract/content/calls.ts'
import { type HandledCall, handlersOf } from '../../calls/call-handler.ts'
import type { Shop } from '../../shop.ts'
import { catalogContextOf } from '../catalog/catalog.context.ts'
import type { CatalogSource } from '../catalog/catalog.service.ts'
import { cachedAnswers } from '../catalog/answer-cache.ts'
import { catalogueOf } from '../catalog/snapshot/catalogue.ts'
import { viewBlock, viewCategories } from './category-page.service.ts'
import { searchContent } from './search-content.service.ts'

/** Levels of departments shown when the query names no depth. (Shopping core, section 7) */
const treeDepth = 3

/** Of the content system, where the query names none. */
const resultsPerPage = 10

/** (Shopping core, section 7, "Products and category"; Content and discovery, section 7) */
export function contentHandlers(shop: Shop): readonly HandledCall[] {
  const catalogue = catalogueOf(shop)
  const source: CatalogSource = { catalogue, db: shop.db }
  const answers = cachedAnswers(catalogue, 300)

  const ofCategories = handlersOf(catalogCalls, {
    categoriesView: async (call, { query }) => {
      const context = await catalogContextOf(catalogue, call)
      const request = {
        slug: query.slug ?? null,
        categoryId: query.categoryId ?? null,
        filtered: query.filtered ?? false,
        depth: query.depth ?? treeDepth,
        query: query.q?.trim() ? query.q.trim() : null,
        grid: query.grid ?? false,
      }
      const make = () => viewCategories(source, context, request)
      const data = query.skip_cache === true ? make() : answers(catalogCalls.categoriesView, context, request, make)
      return { data: await data }
    },
    categoriesBlock: async (call, { query }) => {
      const context = await catalogContextOf(catalogue, call)
      const id = query.categoryBlockId
      return {
        data: await answers(catalogCalls.categoriesBlock, context, { id }, () => viewBlock(source, context, id)),
      }
    },
  })

  const ofContent = handlersOf(contentCalls, {
    contentSearch: async (call, { query }) => {
      const context = await catalogContextOf(catalogue, call)
      const request = { words: query.search ?? '', type: query.type ?? 'post', subtype: query.subtype ?? 'any' }
      const { page = 1, per_page: perPage = resultsPerPage } = query
      const { data, total } = await answers(
        contentCalls.contentSearch,
        context,
        { ...request, page, perPage },
        async () => {
          const found = await searchContent(source, context, request)
          return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length }
        },
      )
      return {
        data,
        headers: { 'x-wp-total': String(total), 'x-wp-totalpages': String(Math.ceil(total / perPage)) },
      }
    },
  })
  return [...ofCategories, ...ofContent]
}
