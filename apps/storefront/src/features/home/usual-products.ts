import { RefusalError, type Api } from '@bottega/contract/api.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { shelfProduct, type ShelfProduct } from '../product-card/shelf-product.ts'

/** Enough of the past to know a habit, little enough to ask for with every visit. */
const ordersLookedAt = 6
const mostShown = 12
/** Bought once is a try, not a habit. */
const habitFrom = 2

/** Products in at least two of these orders, the most frequent first; among equals the one bought last. */
export function habitsOf(orders: readonly (readonly number[])[]): number[] {
  const counts = new Map<number, number>()
  for (const products of orders) for (const id of new Set(products)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count >= habitFrom)
    .toSorted(([, a], [, b]) => b - a)
    .map(([id]) => id)
    .slice(0, mostShown)
}

/**
 * What somebody signed in usually buys, out of their last orders; cancelled ones say nothing. Empty for who has no
 * habit yet, and when the shop cannot tell: the home page stands without.
 */
export async function loadUsual(api: Api): Promise<readonly ShelfProduct[]> {
  try {
    const { data } = await api.call('orders.list', { query: { page_size: ordersLookedAt } })
    const kept = data.orders.filter(({ status }) => status.orderStatusId !== orderStatus.cancelled)
    const orders = await Promise.all(kept.map((order) => productsOfOrder(api, order.orderId)))
    const found = await Promise.all(habitsOf(orders).map((productId) => loadProduct(api, productId)))
    return found.flatMap((product) => (product && product.available > 0 ? [product] : []))
  } catch (error) {
    if (error instanceof RefusalError) return []
    throw error
  }
}

async function productsOfOrder(api: Api, orderId: number): Promise<readonly number[]> {
  const { data } = await api.call('orders.view', { query: { order_id: orderId } })
  return data.order.orderItems.map(({ productId }) => productId)
}

/** Undefined for what is no longer sold. */
async function loadProduct(api: Api, productId: number): Promise<ShelfProduct | undefined> {
  try {
    return shelfProduct((await api.call('products.view', { query: { productId } })).data)
  } catch (error) {
    if (error instanceof RefusalError) return undefined
    throw error
  }
}
