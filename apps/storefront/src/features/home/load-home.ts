import { RefusalError, type Api } from '@bottega/contract/api.ts'
import { isSignedIn } from '../../lib/visit/shopper.ts'
import { shelfProduct, type ShelfProduct } from '../product-card/shelf-product.ts'
import { loadUsual } from './usual-products.ts'
import { readBlocks, type HomeBlock, type SliderSource } from './home-blocks.ts'

/** The hidden category that carries the blocks of the home page. (Shopping core, section 2) */
const homeSlug = 'home'

export interface FilledBlock {
  readonly block: HomeBlock
  readonly products: readonly ShelfProduct[]
}

export interface Home {
  readonly blocks: readonly FilledBlock[]
  /** What the person signed in has bought before; empty for everybody else. */
  readonly usual: readonly ShelfProduct[]
}

/** The blocks of the home page with the products of its sliders; a slider without products hides itself. */
export async function loadHome(api: Api): Promise<Home> {
  const { user, content } = await loadContent(api)
  const [filled, usual] = await Promise.all([
    Promise.all(readBlocks(content).map(async (block) => ({ block, products: await productsOf(api, block) }))),
    isSignedIn(user) ? loadUsual(api) : [],
  ])
  return { blocks: filled.filter(({ block, products }) => block.kind !== 'slider' || products.length > 0), usual }
}

/** Failed category loads are silently ignored: the page then says what it can. (Content and discovery, section 8) */
async function loadContent(api: Api) {
  try {
    const { user, data } = await api.call('categories.view', { query: { slug: homeSlug } })
    return { user, content: data.category?.categoryBlocks ?? [] }
  } catch (error) {
    if (error instanceof RefusalError) return { user: error.user, content: [] }
    throw error
  }
}

async function productsOf(api: Api, block: HomeBlock): Promise<readonly ShelfProduct[]> {
  if (block.kind !== 'slider') return []
  try {
    const source = await sourceQuery(api, block.source)
    if (!source) return []
    const { data } = await api.call('products.list', { query: { ...source, page_size: block.limit } })
    return 'products' in data ? data.products.map(shelfProduct) : []
  } catch (error) {
    // One row less; the page and its other rows stand.
    if (error instanceof RefusalError) return []
    throw error
  }
}

async function sourceQuery(api: Api, source: SliderSource) {
  if ('promo' in source) return { promo: true }
  if ('newProduct' in source) return { new_product: true }
  const { data } = await api.call('categories.view', { query: { slug: source.categorySlug } })
  return data.category && { parent_category_id: data.category.categoryId }
}
