import {
  changeFilters,
  resetFilters,
  toggleFacet,
  type ProductFilters,
} from '@bottega/rules/catalog/product-filters.ts'
import { useOptimistic, useTransition } from 'react'
import { useNavigate } from 'react-router'
import { listingHref, type ListingScope } from '../listing/listing-address.ts'

export interface ListingFilters {
  /** As on screen, or as just chosen while the new list loads. */
  readonly filters: ProductFilters
  readonly pending: boolean
  readonly change: (change: Partial<ProductFilters>) => void
  readonly toggle: (parameterName: string, valueId: number) => void
  readonly reset: () => void
}

/** Filters are in the address: choosing one navigates there, without scrolling. */
export function useListingFilters(scope: ListingScope, shown: ProductFilters): ListingFilters {
  const navigate = useNavigate()
  const [pending, startTransition] = useTransition()
  const [filters, showAlready] = useOptimistic(shown)

  function go(next: ProductFilters) {
    startTransition(async () => {
      showAlready(next)
      await navigate(listingHref(scope, next), { preventScrollReset: true })
    })
  }

  return {
    filters,
    pending,
    change: (change) => go(changeFilters(filters, change)),
    toggle: (parameterName, valueId) => go(toggleFacet(filters, parameterName, valueId)),
    reset: () => go(resetFilters(filters)),
  }
}
