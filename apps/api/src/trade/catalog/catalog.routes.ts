import * as calls from '@bottega/contract/catalog/calls.ts'
import { agreesToProfiling } from '@bottega/rules/people/consents.ts'
import { monthsBefore, purchaseMonths } from '@bottega/rules/people/retention.ts'
import { type CallContext, type HandledCall, handlersOf } from '../../kernel/calls/call-handler.ts'
import { customerOf } from '../../kernel/calls/call-handler.ts'
import { emptyOnFailure } from '../../kernel/empty-on-failure.ts'
import type { Shop } from '../../kernel/shop.ts'
import { type CatalogContext, catalogContextOf, type RequestedPlace } from './catalog.context.ts'
import { type CatalogSource, listAlternatives, listPrices, listProducts, viewProduct } from './catalog.service.ts'
import { advRequestOf, recommend } from './adv.service.ts'
import { cachedAnswers } from './answer-cache.ts'
import { listCheaper } from './cheaper.service.ts'
import { selectBought } from './bought.repository.ts'
import { selectListProducts } from './list-products.repository.ts'
import { listingRequestOf } from './listing-request.ts'
import { suggest } from './suggestions.service.ts'

/** Longer pages are for programs that read the whole catalogue once: not worth keeping. */
const longestCachedPage = 100

/** (Shopping core, section 7, "Products and category") */
export function catalogHandlers(shop: Shop): readonly HandledCall[] {
  const catalogue = shop.catalogue
  const source: CatalogSource = { catalogue, db: shop.db }
  const lists = cachedAnswers(catalogue, 300)
  const products = cachedAnswers(catalogue, 2000)
  const suggestions = cachedAnswers(catalogue, 500)
  const contextOf = (context: CallContext, place?: RequestedPlace) => catalogContextOf(catalogue, context, place)

  const viewOne = async (context: CatalogContext, wanted: { slug: string } | { productId: number }) => ({
    data: await products(calls.productsView, context, wanted, () => viewProduct(source, context, wanted)),
  })

  return handlersOf(calls, {
    productsList: async (call, { query }) => {
      const context = await contextOf(call, query)
      if (query.slug !== undefined) return viewOne(context, { slug: query.slug })
      if (query.product_id !== undefined) return viewOne(context, { productId: query.product_id })
      const request = listingRequestOf(query)
      const { parent_wishlist_id: listId } = query
      const userId = call.visitor.user?.userId
      const since = monthsBefore(call.now, purchaseMonths.own)
      const bought =
        userId !== undefined && (request.switches.preferred || request.sort === 'usual')
          ? await selectBought(source.db, { userId, since })
          : undefined
      // A customer's lists and bought products are private: such a page is computed for each request and not cached.
      if (listId !== undefined) {
        const among = await selectListProducts(source.db, customerOf(call.visitor).userId, listId)
        return { data: await listProducts(source, context, { ...request, among }, bought) }
      }
      if (bought !== undefined) {
        // Without words that say what is relevant, the goods they bought most often are.
        const isAll = request.query !== null || request.barcode !== null || !request.switches.preferred
        const among = isAll ? null : bought
        return { data: await listProducts(source, context, { ...request, among }, bought) }
      }
      const make = () => listProducts(source, context, request)
      if (request.pageSize > longestCachedPage) return { data: await make() }
      return { data: await lists(calls.productsList, context, { ...request, facets: [...request.facets] }, make) }
    },
    productsView: async (call, { query }) => viewOne(await contextOf(call), { productId: query.productId }),
    productsSuggest: async (call, { query }) => {
      const clause = 'Shopping core, section 7: products/suggest answers an empty list on error'
      const items = await emptyOnFailure(call.log, clause, [], async () => {
        const context = await contextOf(call)
        return suggestions(calls.productsSuggest, context, { q: query.q }, () => suggest(source, context, query.q))
      })
      return { data: { items } }
    },
    productsAlternatives: async (call, { query }) => {
      const context = await contextOf(call)
      const ids = [...new Set(query.product_ids)]
      const request = { onlyAvailable: query.filtered ?? false, details: query.details ?? true }
      return { data: { alternatives: await listAlternatives(source, context, ids, request) } }
    },
    productsAlternativeDetail: async (call, { query }) => {
      const context = await contextOf(call)
      await viewOne(context, { productId: query.product_id })
      const request = { onlyAvailable: true, details: query.details ?? true }
      const [found] = await listAlternatives(source, context, [query.product_id], request)
      return { data: { productIds: found?.productIds ?? [], products: found?.products ?? [] } }
    },
    productsCheaper: async (call, { query }) => {
      const context = await contextOf(call)
      return { data: { cheaper: await listCheaper(source, context, [...new Set(query.product_ids)]) } }
    },
    advList: async (call, { query }) => {
      const context = await contextOf(call, query)
      const { user } = call.visitor
      // Without consent to profiling the suggestions are those of everybody. (Regulation (EU) 2016/679, article 6(1)(a))
      const isDrawn = user !== undefined && user.userId === query.userId && agreesToProfiling(user.personInfos)
      const userId = isDrawn ? user.userId : null
      const since = monthsBefore(call.now, purchaseMonths.profiling)
      const request = advRequestOf(query, userId === null ? null : { userId, since })
      const make = async () => ({ products: await recommend(source, context, request) })
      // Habits are private, and a shuffled row differs every time: neither is cached.
      const data = userId !== null || request.shuffle ? make() : lists(calls.advList, context, request, make)
      return { data: await data }
    },
    pricesList: async (call, { query }) => ({
      data: { prices: await listPrices(source, await contextOf(call), query.product_id) },
    }),
  })
}
