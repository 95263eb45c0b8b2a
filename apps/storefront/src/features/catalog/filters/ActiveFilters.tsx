import type { FacetView } from '@bottega/contract/catalog/products.ts'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { resetFilters, toggleFacet, type ProductFilters } from '@bottega/rules/catalog/product-filters.ts'
import { truncate } from '@bottega/rules/text/truncate.ts'
import { Link } from 'react-router'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { catalogWords } from '../words/catalog.ts'
import styles from './ActiveFilters.module.css'
import { listingHref, type ListingScope } from '../listing/listing-address.ts'

type ActiveFiltersProps = { scope: ListingScope; facets: readonly FacetView[]; filters: ProductFilters }

/** The chosen values of facets, each with a button to remove it; offers and new have their own switches. */
export function ActiveFilters({ scope, facets, filters }: ActiveFiltersProps) {
  const t = useTranslations(catalogWords)
  const chosen = facets.flatMap(({ parameterName, values }) =>
    values
      .filter(({ id }) => filters.facets[parameterName]?.includes(id))
      .map(({ id, name }) => ({ name, without: toggleFacet(filters, parameterName, id) })),
  )
  if (chosen.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('active')}>
      {chosen.map(({ name, without }) => (
        <li key={name}>
          <Link to={listingHref(scope, without)} preventScrollReset className={styles.filter}>
            <VisuallyHidden>{t('remove')} </VisuallyHidden>
            {truncate(name)}
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={listingHref(scope, resetFilters(filters))} preventScrollReset className={styles.clear}>
          {t('clear')}
        </Link>
      </li>
    </ul>
  )
}
