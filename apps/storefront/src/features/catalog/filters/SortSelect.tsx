import { sortOrders } from '@bottega/contract/catalog/sort-orders.ts'
import { isSignedIn, useShopperPart } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { catalogWords } from '../words/catalog.ts'
import type { ListingFilters } from './use-listing-filters.ts'
import styles from './SortSelect.module.css'

/** The order of the list. Changing it keeps the page. (Shopping core, section 4) */
export function SortSelect({ listing: { filters, change } }: { listing: ListingFilters }) {
  const t = useTranslations(catalogWords)
  const signedIn = useShopperPart(({ user }) => isSignedIn(user))
  return (
    <label className={styles.sort}>
      <span className={styles.label}>{t('sort')}</span>
      <select
        name="sort"
        value={filters.sort ?? 'relevance'}
        onChange={({ currentTarget: { value } }) => change({ sort: value === 'relevance' ? null : value })}
        className={styles.select}
      >
        {sortOrders.map(
          (order) =>
            (order !== 'usual' || signedIn || filters.sort === 'usual') && (
              <option key={order} value={order}>
                {t(`sortBy.${order}`)}
              </option>
            ),
        )}
      </select>
    </label>
  )
}
