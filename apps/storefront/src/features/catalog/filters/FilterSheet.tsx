import type { DepartmentCount, FacetView, FilterCounts } from '@bottega/contract/catalog/products.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Drawer } from '@bottega/ui/components/overlays/Drawer.tsx'
import { commonWords } from '../../../lib/words/shared/common.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { catalogWords } from '../words/catalog.ts'
import { DepartmentFilter } from './DepartmentFilter.tsx'
import { FacetGroups } from './FacetGroups.tsx'
import { FilterForm } from './FilterForm.tsx'
import { filterCount, type ListingScope } from '../listing/listing-address.ts'
import type { ListingFilters } from './use-listing-filters.ts'

type FilterSheetProps = {
  scope: ListingScope
  departments: readonly DepartmentCount[]
  facets: readonly FacetView[]
  counts: FilterCounts | undefined
  listing: ListingFilters
  /** Number of products matching the current choice. */
  count: number
  onClose: () => void
}

/** The facets over the page where there is no room beside the list; the list behind updates with every choice. */
export function FilterSheet({ scope, departments, facets, counts, listing, count, onClose }: FilterSheetProps) {
  const t = useTranslations([catalogWords, commonWords])
  return (
    <Drawer
      open
      side="start"
      title={t('catalog.filters')}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={
        <>
          {filterCount(listing.filters) > 0 && (
            <Button variant="quiet" onClick={() => listing.reset()}>
              {t('catalog.clear')}
            </Button>
          )}
          <Button onClick={onClose} busy={listing.pending}>
            {t('catalog.show', { count })}
          </Button>
        </>
      }
    >
      <DepartmentFilter scope={scope} departments={departments} filters={listing.filters} />
      <FilterForm scope={scope} filters={listing.filters}>
        <FacetGroups facets={facets} counts={counts} listing={listing} />
      </FilterForm>
    </Drawer>
  )
}
