import { productsList } from '@bottega/contract/catalog/calls.ts'
import { RefusalError, type Api } from '@bottega/contract/api.ts'
import { shelfProduct, type ShelfProduct } from '../product-card/shelf-product.ts'

const mostShown = 12

/**
 * The goods a customer has bought before, the most frequent first, as far as they are available. Empty without
 * purchases, and when the call fails: the home page does without.
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
