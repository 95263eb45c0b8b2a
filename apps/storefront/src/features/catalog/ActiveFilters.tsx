import type { FacetView } from '@bottega/contract/catalog/products.ts'
import { Icon } from '@bottega/ui/components/Icon.tsx'
import { VisuallyHidden } from '@bottega/ui/components/VisuallyHidden.tsx'
import { changeFilters, toggleFacet, type ProductFilters } from '@bottega/rules/catalog/product-filters.ts'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import styles from './ActiveFilters.module.css'
import { filterCount, listingHref, type ListingScope } from './listing-address.ts'

type ActiveFiltersProps = { scope: ListingScope; facets: readonly FacetView[]; filters: ProductFilters }

/** What narrows the list now, each with the way to drop it. */
export function ActiveFilters({ scope, facets, filters }: ActiveFiltersProps) {
  const t = useTranslations('catalog')
  if (filterCount(filters) === 0) return null
  const chosen = facets.flatMap(({ parameterName, values }) =>
    values
      .filter(({ id }) => filters.facets[parameterName]?.includes(id))
      .map(({ id, name }) => ({ name, without: toggleFacet(filters, parameterName, id) })),
  )
  const flags = [
    ...(filters.promo ? [{ name: t('onlyPromo'), without: changeFilters(filters, { promo: false }) }] : []),
    ...(filters.onlyNew ? [{ name: t('onlyNew'), without: changeFilters(filters, { onlyNew: false }) }] : []),
  ]
  return (
    <ul className={styles.list} aria-label={t('active')}>
      {[...flags, ...chosen].map(({ name, without }) => (
        <li key={name}>
          <Link to={listingHref(scope, without)} preventScrollReset className={styles.filter}>
            <VisuallyHidden>{t('remove')} </VisuallyHidden>
            {name}
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={listingHref(scope, changeFilters(filters, { facets: {}, promo: false, onlyNew: false }))}
          preventScrollReset
          className={styles.clear}
        >
          {t('clear')}
        </Link>
      </li>
    </ul>
  )
}
