import { usualBannerPlace } from '@bottega/contract/content/banner-place.ts'
import * as calls from '@bottega/contract/content-system/calls.ts'
import type { Call } from '@bottega/contract/call.ts'
import type { ArticleType } from '@bottega/rules/content/articles.ts'
import { type HandledCall, handlersOf } from '../../kernel/calls/call-handler.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { cachedAnswers } from '../../trade/catalog/answer-cache.ts'
import { type CatalogContext, catalogContextOf } from '../../trade/catalog/catalog.context.ts'
import type { CatalogSource } from '../../trade/catalog/catalog.service.ts'
import { blockContextOf } from '../content/category-page.service.ts'
import { presentProposal } from '../content/block.presenter.ts'
import { shownBanners } from '../content/stored-banners.ts'
import { loadForm } from '../forms/form-documents.ts'
import { listMenus } from './menus.service.ts'
import { listPosts, type PostsRequest } from './posts.service.ts'
import { searchContent } from './search-content.service.ts'

/** The size of a page where the query names none. (Content and discovery, section 7: custom posts, recipe posts) */
const perPageOf = { posts: 10, recipes: 8 } as const
/** More than the search of everything would show. */
const mostFound = 50

/** Those of a list with commas that can be ids. */
const idsIn = (list: string) => (list.match(/\d{1,9}/g) ?? []).slice(0, 50).map(Number)

const totalsOf = (total: number, perPage: number) => ({
  'x-wp-total': String(total),
  'x-wp-totalpages': String(Math.ceil(total / perPage)),
})

/** (Content and discovery, section 7: content-system calls) */
export function contentSystemHandlers(shop: Shop): readonly HandledCall[] {
  const catalogue = shop.catalogue
  const source: CatalogSource = { catalogue, db: shop.db }
  const answers = cachedAnswers(catalogue, 300)
  const bannerContext = (context: CatalogContext) => ({ ...blockContextOf(context), language: context.language })

  async function posts(call: Call, context: CatalogContext, types: readonly ArticleType[], request: PostsRequest) {
    const make = () => listPosts(source, context, types, request)
    const { posts: data, total } = await answers(call, context, request, make)
    return { data, headers: totalsOf(total, request.perPage) }
  }

  return handlersOf(calls, {
    contentSearch: async (call, { query }) => {
      const context = await catalogContextOf(catalogue, call)
      const { search = '', type = 'post', subtype = 'any', page = 1, per_page: perPage = perPageOf.posts } = query
      const request = { words: search, type, subtype, page, perPage }
      const make = () => searchContent(source, context, request)
      const { found, total } = await answers(calls.contentSearch, context, request, make)
      return { data: found, headers: totalsOf(total, perPage) }
    },
    contentAliSearch: async (call, { query: { q = '' } }) => {
      const context = await catalogContextOf(catalogue, call)
      const request = { words: q, type: 'post' as const, subtype: 'any', page: 1, perPage: mostFound }
      const make = () => searchContent(source, context, request)
      return { data: (await answers(calls.contentAliSearch, context, request, make)).found }
    },
    contentPages: async (call, { query: { page = 1, per_page: perPage = perPageOf.posts, slug } }) =>
      posts(calls.contentPages, await catalogContextOf(catalogue, call), ['page'], { slug, page, perPage }),
    contentPosts: async (call, { query: { page = 1, per_page: perPage = perPageOf.posts, slug } }) =>
      posts(calls.contentPosts, await catalogContextOf(catalogue, call), ['News', 'post'], { slug, page, perPage }),
    contentRecipes: async (call, { query: { page = 1, limit: perPage = perPageOf.recipes, slug } }) =>
      posts(calls.contentRecipes, await catalogContextOf(catalogue, call), ['recipe'], { slug, page, perPage }),
    contentUxBlocks: async (call, { query: { page = 1, per_page: perPage = perPageOf.posts, slug } }) =>
      posts(calls.contentUxBlocks, await catalogContextOf(catalogue, call), ['page', 'faq'], { slug, page, perPage }),
    contentNewSlides: async (call, { query: { place = usualBannerPlace } }) => {
      const context = await catalogContextOf(catalogue, call)
      const banners = await shownBanners(shop.db, bannerContext(context), { places: [place] })
      return { data: banners.map(presentProposal) }
    },
    contentSlidesById: async (call, { query: { ids } }) => {
      const context = await catalogContextOf(catalogue, call)
      const banners = await shownBanners(shop.db, bannerContext(context), { numbers: idsIn(ids) })
      return { data: banners.map(presentProposal) }
    },
    contentMenus: async (call, { query: { slug } }) => {
      const context = await catalogContextOf(catalogue, call)
      const menus = await answers(calls.contentMenus, context, {}, () => listMenus(source, context))
      return { data: slug === undefined ? menus : menus.filter((menu) => menu.slug === slug) }
    },
    contentMailPars: async ({ visitor: { language, preview = false }, now }, { query: { form: slug } }) => {
      const form = await loadForm(shop.db, { slug }, language, { now, preview }).catch(ignoreUnknown)
      if (form === undefined) return { data: [] }
      const { settings, actions } = form.view
      return { data: [{ form: slug, subject: settings.title, success_message: actions.success_message ?? '' }] }
    },
  })
}

/** The content system answers an empty list for what it does not have. */
function ignoreUnknown(error: unknown): undefined {
  if (error instanceof ShopError) return undefined
  throw error
}
