import type { Handlers } from '../../calls/call-handler.ts'
import type { Shop } from '../../shop.ts'
import { catalogContextOf } from '../catalog/catalog.context.ts'
import type { CatalogSource } from '../catalog/catalog.service.ts'
import { cachedAnswers } from '../catalog/kept-answers.ts'
import { catalogueOf } from '../catalog/snapshot/catalogue.ts'
import { viewBlock, viewCategories } from './category-page.service.ts'

type ContentCalls = 'categories.view' | 'categories.block'

/** Levels of departments shown when the query names no depth. (Shopping core, section 7) */
const treeDepth = 3

/** (Shopping core, section 7, "Products and category") */
export function contentHandlers(shop: Shop): Handlers<ContentCalls> {
  const catalogue = catalogueOf(shop)
  const source: CatalogSource = { catalogue, db: shop.db }
  const answers = cachedAnswers(catalogue, 300)

  return {
    'categories.view': async (call, { query }) => {
      const context = await catalogContextOf(catalogue, call)
      const asked = {
        slug: query.slug ?? null,
        categoryId: query.categoryId ?? null,
        filtered: query.filtered ?? false,
        depth: query.depth ?? treeDepth,
        query: query.q?.trim() ? query.q.trim() : null,
        grid: query.grid ?? false,
      }
      const make = () => viewCategories(source, context, asked)
      const data = query.skip_cache === true ? make() : answers('categories.view', context, asked, make)
      return { data: await data }
    },
    'categories.block': async (call, { query }) => {
      const context = await catalogContextOf(catalogue, call)
      const id = query.categoryBlockId
      return { data: await answers('categories.block', context, { id }, () => viewBlock(source, context, id)) }
    },
  }
}
