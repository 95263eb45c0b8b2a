import { useState } from 'react'
import { useNavigate } from 'react-router'
import { notifications } from '../../../lib/notices/notifications.ts'
import type { ShelfProduct } from '../../product-card/shelf-product.ts'
import type { ListingAnswer, ProductListing } from './load-listing.ts'

type MorePages = {
  products: readonly ShelfProduct[]
  /** The last page that is on screen. */
  lastPage: number
  pending: boolean
  loadMore: () => void
}

interface MorePagesParts {
  loadPage: (page: number) => Promise<ListingAnswer>
  /** The address of the list with everything up to a page. */
  hrefUpTo: (lastPage: number) => string
}

/**
 * The pages loaded below those of the address, which is then updated: a reload shows as many. They belong to that list
 * only: another filter, order or page begins with its own, coming back from a product does not.
 */
export function useMorePages(first: ProductListing, { loadPage, hrefUpTo }: MorePagesParts): MorePages {
  const navigate = useNavigate()
  const list = nameOf(first)
  const [more, setMore] = useState({ list, products: noProducts, lastPage: first.lastPage })
  const [pending, setPending] = useState(false)
  const { products, lastPage } = more.list === list ? more : { products: noProducts, lastPage: first.lastPage }

  async function load() {
    setPending(true)
    const answer = await loadPage(lastPage + 1)
    setPending(false)
    if ('failure' in answer) return notifications.notify('error', answer.failure)
    const known = new Set([...first.products, ...products].map(({ productId }) => productId))
    const fresh = answer.products.filter(({ productId }) => !known.has(productId))
    setMore({ list, products: [...products, ...fresh], lastPage: lastPage + 1 })
    await navigate(hrefUpTo(lastPage + 1), { replace: true, preventScrollReset: true })
  }

  return { products: [...first.products, ...products], lastPage, pending, loadMore: () => void load() }
}

const noProducts: readonly ShelfProduct[] = []

/** Identifies a list when it is loaded again: its first products, their prices, and its length. */
function nameOf({ page, products }: ProductListing): string {
  const begin = products.map(({ productId, priceDisplay, available }) => `${productId}:${priceDisplay}:${available}`)
  return [page.selPage, page.totItems, ...begin].join(' ')
}
