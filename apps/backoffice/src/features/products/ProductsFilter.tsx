import type { ReplyOf } from '@bottega/contract/call-schema.ts'
import type { staffProducts } from '@bottega/contract/staff-products/staff-products.ts'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useTranslations } from 'use-intl'
import { SearchForm } from '../../lib/lists/SearchForm.tsx'
import { type AskedProducts, gaps, lawGaps, orders } from './asked-products.ts'
import { sales } from './sales.ts'

type Table = Pick<ReplyOf<typeof staffProducts>, 'warehouseId' | 'stores' | 'categories'>

interface ProductsFilterProps {
  asked: AskedProducts
  sort: (typeof orders)[number] | undefined
  table: Table
}

/** The filter of the table and its order; the address keeps it. */
export function ProductsFilter({ asked, sort, table: { warehouseId, stores, categories } }: ProductsFilterProps) {
  const t = useTranslations('products')
  const all = { value: '', label: t('all') }
  return (
    <SearchForm button={t('find')}>
      <TextField name="q" type="search" label={t('search')} defaultValue={asked.q ?? ''} maxLength={100} />
      {stores.length > 1 && (
        <Select
          name="store"
          label={t('store')}
          defaultValue={String(warehouseId)}
          options={stores.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <CategorySelect categories={categories} chosen={asked.category_id} first={all.label} />
      <Select
        name="sale"
        label={t('sale')}
        defaultValue={asked.sale ?? ''}
        options={[all, ...sales.map((value) => ({ value, label: t(`sales.${value}`) }))]}
      />
      <Select
        name="without"
        label={t('without')}
        defaultValue={asked.without ?? ''}
        options={[all, ...gaps.map((value) => ({ value, label: t(`missing.${value}`) }))]}
      />
      <Select
        name="lacks"
        label={t('lacks')}
        defaultValue={asked.lacks ?? ''}
        options={[all, ...lawGaps.map((value) => ({ value, label: t(`lacking.${value}`) }))]}
      />
      <Select
        name="sort"
        label={t('sort')}
        defaultValue={sort ?? ''}
        options={[
          { value: '', label: t('bestKnown') },
          ...orders.map((value) => ({ value, label: t(`orders.${value}`) })),
        ]}
      />
    </SearchForm>
  )
}

interface CategorySelectProps {
  categories: Table['categories']
  chosen?: number | undefined
  /** The word of no choice. */
  first: string
}

/** The tree of categories as one list, each deeper one moved in. */
export function CategorySelect({ categories, chosen, first }: CategorySelectProps) {
  const t = useTranslations('products')
  return (
    <Select
      name="category"
      label={t('category')}
      defaultValue={String(chosen ?? '')}
      options={[
        { value: '', label: first },
        ...categories.map(({ id, name, depth }) => ({ value: String(id), label: `${'\u2003'.repeat(depth)}${name}` })),
      ]}
    />
  )
}
