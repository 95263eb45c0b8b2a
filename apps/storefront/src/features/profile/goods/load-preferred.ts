import type { Api } from '@bottega/contract/api.ts'
import type { CallInput } from '@bottega/contract/call.ts'
import { productsList } from '@bottega/contract/catalog/calls.ts'
import { listsList } from '@bottega/contract/lists/calls.ts'
import { required } from '../../../lib/api/required.ts'
import { shelfProduct, type ShelfProduct } from '../../product-card/shelf-product.ts'

const onAPage = 24
/** A list holds no more. */
const onAList = 300

/** The products of the list the heart uses; of the first own list with something on it where that one is empty. */
export async function loadFavourites(api: Api): Promise<readonly ShelfProduct[]> {
  const { lists } = await required(api.call(listsList))
  const filled = lists.filter(({ size, sharingData }) => size > 0 && sharingData.grant === 'OWNER')
  const list = filled.find(({ selected }) => selected) ?? filled[0]
  if (list === undefined) return []
  return (await loadPage(api, { parent_wishlist_id: list.listId, page_size: onAList })).products
}

/** Bought before, the most often bought first. */
export const loadMostPurchased = (api: Api, page: number) =>
  loadPage(api, { preferred: true, page, page_size: onAPage })

async function loadPage(api: Api, query: CallInput<typeof productsList>['query']) {
  const answer = await required(api.call(productsList, { query }))
  if (!('products' in answer)) throw new Error('No list of products')
  return { page: answer.page, products: answer.products.map(shelfProduct) }
}
