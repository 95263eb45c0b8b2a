import { useState } from 'react'
import { notifications } from '../../lib/notifications.ts'
import type { ShelfProduct } from '../product-card/shelf-product.ts'
import type { ListingAnswer, ProductListing } from './load-listing.ts'

type MorePages = {
  products: readonly ShelfProduct[]
  /** The last page that is on screen. */
  lastPage: number
  pending: boolean
  loadMore: () => void
}

/**
 * The pages loaded below the one of the address. They belong to that very list: another filter, order or page begins
 * anew, coming back from a product does not.
 */
export function useMorePages(first: ProductListing, loadPage: (page: number) => Promise<ListingAnswer>): MorePages {
  const [more, setMore] = useState({ below: first, products: noProducts, lastPage: first.page.selPage })
  const [pending, setPending] = useState(false)
  const current = more.below === first ? more : { below: first, products: noProducts, lastPage: first.page.selPage }

  async function load() {
    setPending(true)
    const page = current.lastPage + 1
    const answer = await loadPage(page)
    setPending(false)
    if ('failure' in answer) return notifications.notify('error', answer.failure)
    const known = new Set([...first.products, ...current.products].map(({ productId }) => productId))
    const fresh = answer.products.filter(({ productId }) => !known.has(productId))
    setMore({ below: first, products: [...current.products, ...fresh], lastPage: page })
  }

  return {
    products: [...first.products, ...current.products],
    lastPage: current.lastPage,
    pending,
    loadMore: () => void load(),
  }
}

const noProducts: readonly ShelfProduct[] = []
