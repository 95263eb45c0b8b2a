import type { DepartmentCount } from '@bottega/contract/catalog/products.ts'
import { changeFilters, type ProductFilters } from '@bottega/rules/catalog/product-filters.ts'
import { formatNumber } from '@bottega/rules/text/format.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { listingHref, type ListingScope } from '../listing/listing-address.ts'
import { catalogWords } from '../words/catalog.ts'
import styles from './DepartmentFilter.module.css'

type DepartmentFilterProps = {
  scope: ListingScope
  departments: readonly DepartmentCount[]
  filters: ProductFilters
}

/** Departments shown before "show all". */
const shortList = 8

/** The departments a list lies in: each narrows the list to it, the chosen one lets go of it. */
export function DepartmentFilter({ scope, departments, filters }: DepartmentFilterProps) {
  const t = useTranslations(catalogWords)
  const { locale } = usePageSetting()
  const titleId = useId()
  if (departments.length < 2 && scope.parentCategoryId === undefined) return null
  const first = changeFilters(filters, { facets: {}, page: 1 })
  const isChosen = ({ categoryId }: DepartmentCount) => categoryId === scope.parentCategoryId
  const [shown, rest] = [departments.slice(0, shortList), departments.slice(shortList)]
  const links = (ones: readonly DepartmentCount[]) => (
    <ul>
      {ones.map((one) => (
        <li key={one.categoryId}>
          <Link
            to={listingHref({ ...scope, parentCategoryId: isChosen(one) ? undefined : one.categoryId }, first)}
            preventScrollReset
            aria-current={isChosen(one) || undefined}
            className={styles.link}
          >
            <span className={styles.name}>{one.name}</span>
            <span className={styles.count}>{formatNumber(one.count, locale)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
  return (
    <nav aria-labelledby={titleId} className={styles.group}>
      <h2 id={titleId} className={styles.title}>
        {t('departments')}
      </h2>
      {links(shown)}
      {rest.length > 0 && (
        <details open={rest.some(isChosen) || undefined}>
          <summary className={styles.summary}>{t('showAll', { count: departments.length })}</summary>
          {links(rest)}
        </details>
      )}
    </nav>
  )
}
