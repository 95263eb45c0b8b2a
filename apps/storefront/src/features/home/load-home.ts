import { categoriesView } from '@bottega/contract/catalog/calls.ts'
import { RefusalError, type Api } from '@bottega/contract/api.ts'
import { homeSlug } from '@bottega/rules/content/static-pages.ts'
import { shownGrid, type ShownGrid } from '../blocks/shown-grid.ts'
import type { ShelfProduct } from '../product-card/shelf-product.ts'
import { isSignedIn } from '../../lib/visit/shopper.ts'
import type { KnownOrders } from '../orders/at-hand/known-orders.ts'
import { loadSaved, type SavedFigures } from './saved-figures.ts'
import { loadUsual } from './usual-products.ts'

export interface Home {
  readonly grid: ShownGrid
  /** The goods the signed-in customer has bought before; empty for anonymous visitors. */
  readonly usual: readonly ShelfProduct[]
  readonly orders: KnownOrders
  /** Of customers alone. */
  readonly saved: SavedFigures | undefined
}

export async function loadHome(api: Api): Promise<Home> {
  const { user, grid } = await loadContent(api)
  if (!isSignedIn(user)) return { grid, usual: [], orders: {}, saved: undefined }
  const [usual, orders, saved] = await Promise.all([loadUsual(api), loadOrders(api), loadSaved(api)])
  return { grid, usual, orders, saved }
}

/**
 * Loads the orders with the scripts that read and show them: for customers alone, and here, so that they are there with
 * the page.
 */
async function loadOrders(api: Api): Promise<KnownOrders> {
  const [{ loadKnownOrders }] = await Promise.all([
    import('../orders/at-hand/known-orders.ts'),
    import('./KnownCustomer.tsx'),
  ])
  return loadKnownOrders(api)
}

/** Failed category loads are silently ignored: the page then shows what it has. (Content and discovery, section 8) */
async function loadContent(api: Api) {
  try {
    const { user, data } = await api.call(categoriesView, { query: { slug: homeSlug, grid: true } })
    return { user, grid: shownGrid(data.grid) }
  } catch (error) {
    if (error instanceof RefusalError) return { user: error.user, grid: shownGrid() }
    throw error
  }
}
