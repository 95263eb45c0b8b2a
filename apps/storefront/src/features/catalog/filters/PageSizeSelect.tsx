import { pageSizes } from '@bottega/rules/catalog/product-filters.ts'
import styles from './SortSelect.module.css'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { catalogWords } from '../words/catalog.ts'
import type { ListingFilters } from './use-listing-filters.ts'

/** Products on a page. Changing it keeps the page. (Shopping core, section 4) */
export function PageSizeSelect({ choice: { filters, change } }: { choice: ListingFilters }) {
  const t = useTranslations(catalogWords)
  return (
    <label className={styles.sort}>
      <span>{t('perPage')}</span>
      <select
        value={filters.pageSize}
        onChange={({ currentTarget: { value } }) => change({ pageSize: Number(value) })}
        className={styles.select}
      >
        {pageSizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
    </label>
  )
}
