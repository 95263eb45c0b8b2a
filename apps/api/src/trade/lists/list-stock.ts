import type { CallContext } from '../../kernel/calls/call-handler.ts'
import { catalogContextOf } from '../catalog/catalog.context.ts'
import { listTogether } from '../catalog/catalog.service.ts'
import { listingRequestOf } from '../catalog/listing-request.ts'
import type { ListRow } from './lists.service.ts'

/**
 * The stock of each product of a list, by product id, for the store, service and slot of the customer's cart; products
 * that store does not sell are missing. (Content and discovery, section 7: calculate_stock)
 */
export async function stockOf(context: CallContext, { items }: ListRow): Promise<ReadonlyMap<number, number>> {
  const catalogue = context.shop.catalogue
  const among = items.map(({ productId }) => productId)
  const request = { ...listingRequestOf({ page_size: Math.max(1, among.length) }), among }
  const shelf = await catalogContextOf(catalogue, context)
  const [products = []] = await listTogether({ catalogue, db: context.shop.db }, shelf, [request])
  return new Map(products.map(({ productId, available }) => [productId, available]))
}
