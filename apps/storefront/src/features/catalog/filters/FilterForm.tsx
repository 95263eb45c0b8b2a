import { defaultPageSize, type ProductFilters } from '@bottega/rules/catalog/product-filters.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { catalogWords } from '../words/catalog.ts'
import styles from './FilterForm.module.css'
import type { ListingScope } from '../listing/listing-address.ts'

type FilterFormProps = { scope: ListingScope; filters: ProductFilters; children: ReactNode }

/** Filters as a GET form: without scripts its button applies them, and the list begins at its first page. */
export function FilterForm({ scope, filters: { sort, pageSize }, children }: FilterFormProps) {
  const t = useTranslations(catalogWords)
  return (
    <Form action={scope.pathname} preventScrollReset>
      {scope.q !== undefined && <input type="hidden" name="q" value={scope.q} />}
      {scope.parentCategoryId !== undefined && (
        <input type="hidden" name="parent_category_id" value={scope.parentCategoryId} />
      )}
      {pageSize !== defaultPageSize && <input type="hidden" name="page_size" value={pageSize} />}
      {sort !== null && <input type="hidden" name="sort" value={sort} />}
      {children}
      <div className={styles.apply}>
        <Button type="submit" variant="secondary" wide>
          {t('apply')}
        </Button>
      </div>
    </Form>
  )
}
