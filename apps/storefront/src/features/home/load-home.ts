import { RefusalError, type Api } from '@bottega/contract/api.ts'
import { emptyOnFailure } from '../../lib/empty-on-failure.ts'
import { shelfProduct, type ShelfProduct } from '../product-card/shelf-product.ts'
import { readBlocks, type HomeBlock, type SliderSource } from './home-blocks.ts'

/** The hidden category that carries the blocks of the home page. (Shopping core, section 2) */
const homeSlug = 'home'

export interface FilledBlock {
  readonly block: HomeBlock
  readonly products: readonly ShelfProduct[]
}

/** The blocks of the home page with the products of its sliders; a slider without products hides itself. */
export async function loadHome(api: Api): Promise<readonly FilledBlock[]> {
  const content = await emptyOnFailure(
    'content and discovery, section 8: failed category loads are silently ignored',
    api.call('categories.view', { query: { slug: homeSlug } }).then(({ data }) => data.category?.categoryBlocks ?? []),
  )
  const filled = await Promise.all(
    readBlocks(content).map(async (block) => ({ block, products: await productsOf(api, block) })),
  )
  return filled.filter(({ block, products }) => block.kind !== 'slider' || products.length > 0)
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
