import { staffProducts } from '@bottega/contract/staff-products/calls.ts'
import type { StaffProductRow } from '@bottega/contract/staff-products/staff-products.ts'
import { lawDutyNames } from '@bottega/rules/catalog/law-duties.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { pageIn } from '../../lib/asked.ts'
import type { Column } from '../../lib/lists/DataTable.tsx'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { ProductName } from '../../lib/lists/ProductName.tsx'
import { PagedTable } from '../../lib/lists/PagedTable.tsx'
import { SearchForm } from '../../lib/lists/SearchForm.tsx'
import { requireRole, useSignedInStaff } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'
import { saleTones, sales } from './sales.ts'

const gaps = ['any', ...lawDutyNames] as const

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper'])
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q') ?? ''
  const sale = sales.find((one) => one === searchParams.get('sale'))
  const lacks = gaps.find((one) => one === searchParams.get('lacks'))
  const page = pageIn(searchParams)
  const query = { q, page, ...(sale !== undefined && { sale }), ...(lacks !== undefined && { lacks }) }
  return { q, sale, lacks, ...(await api.call(staffProducts, { query })).data }
}

/** All products, those off sale too. */
export function Component() {
  const t = useTranslations('products')
  const { actingFor, wholeGroup } = useSignedInStaff()
  const { q, sale: chosen, lacks, products, page } = useLoaderData<typeof loader>()
  const columns: readonly Column<StaffProductRow>[] = [
    {
      key: 'name',
      title: t('name'),
      renderCell: (product) => <ProductName product={product} />,
    },
    { key: 'code', title: t('code'), renderCell: ({ code }) => code },
    { key: 'barcode', title: t('barcode'), renderCell: ({ barcode }) => barcode ?? '' },
    {
      key: 'sale',
      title: t('sale'),
      renderCell: ({ sale }) => <Badge tone={saleTones[sale]}>{t(`sales.${sale}`)}</Badge>,
    },
  ]
  return (
    <>
      <PageHead title={t('title')}>
        {wholeGroup && actingFor === undefined && <LinkButton href={paths.productNew()}>{t('form.new')}</LinkButton>}
        <LinkButton variant="secondary" href={paths.productClasses()}>
          {t('classesTitle')}
        </LinkButton>
      </PageHead>
      <SearchForm button={t('find')}>
        <TextField name="q" type="search" label={t('search')} defaultValue={q} maxLength={100} />
        <Select
          name="sale"
          label={t('sale')}
          defaultValue={chosen ?? ''}
          options={[{ value: '', label: t('all') }, ...sales.map((value) => ({ value, label: t(`sales.${value}`) }))]}
        />
        <Select
          name="lacks"
          label={t('lacks')}
          defaultValue={lacks ?? ''}
          options={[{ value: '', label: t('all') }, ...gaps.map((value) => ({ value, label: t(`lacking.${value}`) }))]}
        />
      </SearchForm>
      <PagedTable
        caption={t('title')}
        columns={columns}
        rows={products}
        keyOf={({ productId }) => productId}
        none={t('none')}
        noneText={t('noneText')}
        page={page}
      />
    </>
  )
}
