import * as calls from '@bottega/contract/leaflets/calls.ts'
import { type HandledCall, handlersOf } from '../../kernel/calls/call-handler.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { cachedAnswers } from '../../trade/catalog/answer-cache.ts'
import { catalogContextOf } from '../../trade/catalog/catalog.context.ts'
import type { CatalogSource } from '../../trade/catalog/catalog.service.ts'
import { listLeafletProducts, searchLeaflets, viewLeaflet } from './leaflets.service.ts'

/** Leaflets on a page of the list, where the request does not say. */
const usualLeaflets = 50
/** (Content and discovery, section 7: page_size) */
const usualProducts = 10

/** (Content and discovery, section 7: leaflet calls) */
export function leafletHandlers(shop: Shop): readonly HandledCall[] {
  const catalogue = shop.catalogue
  const source: CatalogSource = { catalogue, db: shop.db }
  const answers = cachedAnswers(catalogue, 200)

  return handlersOf(calls, {
    leafletsSearch: async (call, { query }) => {
      const context = await catalogContextOf(catalogue, call)
      const request = {
        type: query.parent_leaflet_type_id,
        page: query.page ?? 1,
        pageSize: query.page_size ?? usualLeaflets,
      }
      return {
        data: await answers(calls.leafletsSearch, context, request, () => searchLeaflets(source, context, request)),
      }
    },
    leafletsView: async (call, { query }) => {
      const { leaflet_id: number, slug } = query
      if (number === undefined && slug === undefined) throw new ShopError('error.leaflet.notFound')
      const context = await catalogContextOf(catalogue, call)
      const make = async () => ({ leaflet: await viewLeaflet(source, context, { number, slug }) })
      return { data: await answers(calls.leafletsView, context, { number, slug }, make) }
    },
    leafletsProducts: async (call, { query }) => {
      const context = await catalogContextOf(catalogue, call)
      const request = {
        leafletId: query.parent_leaflet_id,
        page: query.page ?? 1,
        pageSize: query.page_size ?? usualProducts,
        leafletPage: query.leaflet_page,
      }
      const make = () => listLeafletProducts(source, context, request)
      return { data: await answers(calls.leafletsProducts, context, request, make) }
    },
  })
}
