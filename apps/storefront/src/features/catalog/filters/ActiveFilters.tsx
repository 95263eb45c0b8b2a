import type { DepartmentCount, FacetView } from '@bottega/contract/catalog/products.ts'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import {
  changeFilters,
  filterSwitches,
  resetFilters,
  toggleFacet,
  type ProductFilters,
} from '@bottega/rules/catalog/product-filters.ts'
import { truncate } from '@bottega/rules/text/truncate.ts'
import { Link } from 'react-router'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { catalogWords } from '../words/catalog.ts'
import styles from './ActiveFilters.module.css'
import { listingHref, type ListingScope } from '../listing/listing-address.ts'

type ActiveFiltersProps = {
  scope: ListingScope
  facets: readonly FacetView[]
  departments: readonly DepartmentCount[]
  filters: ProductFilters
}

/** Everything the list is narrowed to, each with a link that removes it, and one that removes all of it. */
export function ActiveFilters({ scope, facets, departments, filters }: ActiveFiltersProps) {
  const t = useTranslations(catalogWords)
  // A list that spans departments is narrowed to one; the list of a category is that category.
  const everywhere = departments.length > 0 ? { ...scope, parentCategoryId: undefined } : scope
  const ofDepartment = departments
    .filter(({ categoryId }) => categoryId === scope.parentCategoryId)
    .map(({ name }) => ({ name, href: listingHref(everywhere, changeFilters(filters, { facets: {}, page: 1 })) }))
  const ofSwitches = filterSwitches
    .filter((name) => filters[name])
    .map((name) => ({
      name: t(`only.${name}`),
      href: listingHref(scope, changeFilters(filters, { [name]: false, page: 1 })),
    }))
  const ofFacets = facets.flatMap(({ parameterName, values }) =>
    values
      .filter(({ id }) => filters.facets[parameterName]?.includes(id))
      .map(({ id, name }) => ({ name, href: listingHref(scope, toggleFacet(filters, parameterName, id)) })),
  )
  const chosen = [...ofDepartment, ...ofSwitches, ...ofFacets]
  if (chosen.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('active')}>
      {chosen.map(({ name, href }) => (
        <li key={name}>
          <Link to={href} preventScrollReset className={styles.filter}>
            <VisuallyHidden>{t('remove')} </VisuallyHidden>
            {truncate(name)}
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={listingHref(everywhere, resetFilters(filters))} preventScrollReset className={styles.clear}>
          {t('clear')}
        </Link>
      </li>
    </ul>
  )
}
