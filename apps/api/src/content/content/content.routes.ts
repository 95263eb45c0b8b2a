import * as catalogCalls from '@bottega/contract/catalog/calls.ts'
import { type HandledCall, handlersOf } from '../../kernel/calls/call-handler.ts'
import type { Shop } from '../../kernel/shop.ts'
import { catalogContextOf } from '../../trade/catalog/catalog.context.ts'
import type { CatalogSource } from '../../trade/catalog/catalog.service.ts'
import { cachedAnswers } from '../../trade/catalog/answer-cache.ts'
import { viewBlock, viewCategories } from './category-page.service.ts'

/** Levels of departments shown when the query names no depth. (Shopping core, section 7) */
const treeDepth = 3

/** (Shopping core, section 7, "Products and category"; Content and discovery, section 7: category-block) */
export function contentHandlers(shop: Shop): readonly HandledCall[] {
  const catalogue = shop.catalogue
  const source: CatalogSource = { catalogue, db: shop.db }
  const answers = cachedAnswers(catalogue, 300)

  return handlersOf(catalogCalls, {
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
}
