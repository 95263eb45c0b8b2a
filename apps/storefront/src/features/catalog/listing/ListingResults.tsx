import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Pagination } from '@bottega/ui/components/navigation/Pagination.tsx'
import { classNames } from '@bottega/ui/class-names.ts'
import { defaultPageSize, resetFilters, type ProductFilters } from '@bottega/rules/catalog/product-filters.ts'
import basket from '../../../assets/basket.webp'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { DietMark } from '../../diet/DietMark.tsx'
import { ProductGrid } from '../../product-card/shelf/ProductGrid.tsx'
import { catalogWords } from '../words/catalog.ts'
import { filterCount, listingHref, type ListingScope } from './listing-address.ts'
import styles from './ListingResults.module.css'
import type { ListingAnswer, ProductListing } from './load-listing.ts'
import { PageSizeSelect } from '../filters/PageSizeSelect.tsx'
import type { ListingFilters } from '../filters/use-listing-filters.ts'
import { useMorePages } from './use-more-pages.ts'

type ListingResultsProps = {
  scope: ListingScope
  listing: ProductListing
  filters: ProductFilters
  choice: ListingFilters
  loadPage: (page: number) => Promise<ListingAnswer>
}

/**
 * Pictures of the first row on a phone. More at once would share its line: those of a wide screen are found as soon as
 * the style is there.
 */
const firstRow = 2

/** The products, more of them on demand, and every page as a link. */
export function ListingResults({ scope, listing, filters, choice, loadPage }: ListingResultsProps) {
  const t = useTranslations(catalogWords)
  const { products, lastPage, pending, loadMore } = useMorePages(listing, {
    loadPage,
    hrefUpTo: (last) => listingHref(scope, filters, last),
  })
  const { totPages, totItems } = listing.page
  const hrefOf = (page: number) => listingHref(scope, { ...filters, page })
  if (products.length === 0) return <NothingHere scope={scope} filters={filters} />
  return (
    <div className={classNames(styles.results, choice.pending && styles.pending)} aria-busy={choice.pending}>
      <DietMark shelf={products} />
      <ProductGrid products={products} eager={firstRow} heading="h2" />
      <div className={styles.after}>
        {lastPage < totPages && (
          <>
            <p className={styles.seen}>{t('seen', { seen: products.length, total: totItems })}</p>
            <div className={styles.more}>
              <Button variant="secondary" busy={pending} onClick={loadMore}>
                {t('loadMore')}
              </Button>
            </div>
          </>
        )}
        <Pagination
          label={t('pages')}
          previousLabel={t('previous')}
          nextLabel={t('next')}
          pageLabel={(page) => t('page', { page })}
          current={lastPage}
          total={totPages}
          hrefOf={hrefOf}
        />
        {totItems > defaultPageSize && <PageSizeSelect choice={choice} />}
      </div>
    </div>
  )
}

function NothingHere({ scope, filters }: { scope: ListingScope; filters: ProductFilters }) {
  const t = useTranslations(catalogWords)
  const filtered = filterCount(filters) > 0
  return (
    <EmptyState
      title={filtered ? t('emptyFiltered') : t('empty')}
      text={filtered ? t('emptyFilteredText') : t('emptyText')}
      picture={<img src={basket} alt="" width="140" height="140" />}
      action={
        filtered || filters.page > 1 ? (
          <LinkButton href={listingHref(scope, resetFilters(filters))}>{t('clear')}</LinkButton>
        ) : undefined
      }
    />
  )
}
