import { SearchField } from '@bottega/ui/components/fields/SearchField.tsx'
import { Form, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '../paths.ts'

/** Searches orders, customers and products from any page. */
export function SearchBox() {
  const t = useTranslations('search')
  // Empty again on the page that answers: the words stand in the line of that page.
  const { key } = useLocation()
  return (
    <search aria-label={t('title')}>
      <Form action={paths.search()} key={key}>
        <SearchField
          name="q"
          label={t('label')}
          submitLabel={t('find')}
          placeholder={t('title')}
          maxLength={100}
          required
        />
      </Form>
    </search>
  )
}
