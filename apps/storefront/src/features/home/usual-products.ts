import { productsList } from '@bottega/contract/catalog/calls.ts'
import { RefusalError, type Api } from '@bottega/contract/api.ts'
import { shelfProduct, type ShelfProduct } from '../product-card/shelf-product.ts'

const mostShown = 12

/**
 * What somebody signed in has bought before, the most often first, as far as it can be had. Empty for whoever has
 * bought nothing yet, and when the shop cannot tell: the home page stands without.
 */
export async function loadUsual(api: Api): Promise<readonly ShelfProduct[]> {
  try {
    const { data } = await api.call(productsList, { query: { preferred: true, page_size: mostShown } })
    return 'products' in data ? data.products.filter(({ available }) => available > 0).map(shelfProduct) : []
  } catch (error) {
    if (error instanceof RefusalError) return []
    throw error
  }
}
