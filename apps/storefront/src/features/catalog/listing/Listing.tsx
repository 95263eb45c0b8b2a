import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import type { ProductFilters } from '@bottega/rules/catalog/product-filters.ts'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { FailureState } from '../../../lib/notices/FailureState.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { ActiveFilters } from '../filters/ActiveFilters.tsx'
import { DepartmentFilter } from '../filters/DepartmentFilter.tsx'
import { FacetGroups } from '../filters/FacetGroups.tsx'
import { FilterForm } from '../filters/FilterForm.tsx'
import { catalogWords } from '../words/catalog.ts'
import { filterCount, type ListingScope } from './listing-address.ts'
import styles from './Listing.module.css'
import { ListingResults } from './ListingResults.tsx'
import type { ListingAnswer } from './load-listing.ts'
import { SortSelect } from '../filters/SortSelect.tsx'
import { useListingFilters } from '../filters/use-listing-filters.ts'

const FilterSheet = lazy(() => import('../filters/FilterSheet.tsx').then((module) => ({ default: module.FilterSheet })))

type ListingProps = {
  scope: ListingScope
  answer: ListingAnswer
  filters: ProductFilters
  loadPage: (page: number) => Promise<ListingAnswer>
  /** Choices above the list: sub-categories, offers. */
  chips?: ReactNode
  /** Shown beside the list on a wide screen: the cart panel. */
  beside?: ReactNode
  /** Shown instead of the list when nothing was found without any filter. */
  nothing?: ReactNode
}

/** A list of products with its filters, order and pages. */
export function Listing({ scope, answer, filters: shown, loadPage, chips, beside, nothing }: ListingProps) {
  const t = useTranslations(catalogWords)
  const { revalidate } = useRevalidator()
  const listing = useListingFilters(scope, shown)
  const [sheetOpen, setSheetOpen] = useState(false)
  const facets = 'facets' in answer ? answer.facets : []
  const departments = 'departments' in answer ? answer.departments : []
  const counts = 'filterCounts' in answer ? answer.filterCounts : undefined
  const chosen = filterCount(listing.filters)
  if (nothing && 'page' in answer && answer.page.totItems === 0 && filterCount(shown) === 0) return nothing
  return (
    <>
      <div className={styles.toolbar}>
        {chips && <div className={styles.chips}>{chips}</div>}
        <div className={styles.tools}>
          <div className={styles.filterButton}>
            <Button variant="secondary" onClick={() => setSheetOpen(true)}>
              <Icon name="filter" />
              {chosen > 0 ? t('filtersChosen', { count: chosen }) : t('filters')}
            </Button>
          </div>
          <SortSelect listing={listing} />
        </div>
      </div>
      <div className={styles.body}>
        <aside aria-label={t('filters')} className={styles.facets}>
          <DepartmentFilter scope={scope} departments={departments} filters={listing.filters} />
          <FilterForm scope={scope} filters={listing.filters}>
            <FacetGroups facets={facets} counts={counts} listing={listing} />
          </FilterForm>
        </aside>
        <div className={styles.list}>
          <ActiveFilters scope={scope} facets={facets} departments={departments} filters={listing.filters} />
          {'failure' in answer ? (
            <FailureState text={answer.failure} onRetry={() => void revalidate()} />
          ) : (
            <ListingResults scope={scope} listing={answer} filters={shown} choice={listing} loadPage={loadPage} />
          )}
        </div>
        {beside && <div className={styles.beside}>{beside}</div>}
      </div>
      <Suspense fallback={null}>
        {sheetOpen && (
          <FilterSheet
            scope={scope}
            departments={departments}
            facets={facets}
            counts={counts}
            listing={listing}
            count={'page' in answer ? answer.page.totItems : 0}
            onClose={() => setSheetOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
