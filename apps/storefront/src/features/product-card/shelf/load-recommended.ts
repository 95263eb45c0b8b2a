import { advList } from '@bottega/contract/catalog/calls.ts'
import { RefusalError, type Api } from '@bottega/contract/api.ts'
import type { CallInput } from '@bottega/contract/call.ts'
import { shelfProduct, type ShelfProduct } from '../shelf-product.ts'

/** The recommendations of a slider; none when the call fails, because the page does without. */
export async function loadRecommended(
  api: Api,
  query: CallInput<typeof advList>['query'],
): Promise<readonly ShelfProduct[]> {
  try {
    return (await api.call(advList, { query })).data.products.map(shelfProduct)
  } catch (error) {
    if (error instanceof RefusalError) return []
    throw error
  }
}
