import { staffProducts } from '@bottega/contract/staff-products/calls.ts'
import type { StaffProductRow } from '@bottega/contract/staff-products/staff-products.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { pageIn } from '../../lib/asked.ts'
import { useAmount } from '../../lib/format/use-amount.ts'
import { useEuros } from '../../lib/format/use-euros.ts'
import type { Column } from '../../lib/lists/DataTable.tsx'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { PagedTable } from '../../lib/lists/PagedTable.tsx'
import { ProductName } from '../../lib/lists/ProductName.tsx'
import { ProductPicture } from '../../lib/ProductPicture.tsx'
import { requireRole } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'
import { askedOrder, askedProducts } from './asked-products.ts'
import layout from './Products.module.css'
import { ProductsFilter } from './ProductsFilter.tsx'
import { saleTones } from './sales.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper'])
  const { searchParams } = new URL(request.url)
  const [asked, sort] = [askedProducts(searchParams), askedOrder(searchParams)]
  const query = { ...asked, page: pageIn(searchParams), ...(sort !== undefined && { sort }) }
  return { asked, sort, ...(await api.call(staffProducts, { query })).data }
}

/** All products, those off sale too, with price and stock in one store. */
export function Component() {
  const t = useTranslations('products')
  const { asked, sort, products, page, ...table } = useLoaderData<typeof loader>()
  const columns = useColumns()
  return (
    <>
      <PageHead title={t('title')}>
        <LinkButton variant="secondary" href={paths.productClasses()}>
          {t('classesTitle')}
        </LinkButton>
      </PageHead>
      <ProductsFilter asked={asked} sort={sort} table={table} />
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

function useColumns(): readonly Column<StaffProductRow>[] {
  const t = useTranslations('products')
  const euros = useEuros()
  const amount = useAmount()
  return [
    {
      key: 'name',
      title: t('name'),
      renderCell: (product) => (
        <div className={layout.named}>
          <ProductPicture src={product.picture} />
          <div>
            <ProductName product={product} />
          </div>
        </div>
      ),
    },
    {
      key: 'code',
      title: t('code'),
      renderCell: ({ code, barcode }) => (
        <>
          {code}
          {barcode !== undefined && <div>{barcode}</div>}
        </>
      ),
    },
    {
      key: 'price',
      title: t('price'),
      figures: true,
      renderCell: ({ price }) => (price === undefined ? t('noPrice') : euros(price)),
    },
    {
      key: 'stock',
      title: t('stock'),
      figures: true,
      renderCell: ({ available, isLoose }) => {
        if (available === 0) return <Badge tone="warn">{t('soldOut')}</Badge>
        return available === undefined ? t('notCounted') : amount(available, isLoose ? 'kg' : 'pz')
      },
    },
    { key: 'category', title: t('category'), renderCell: ({ category }) => category },
    {
      key: 'sale',
      title: t('sale'),
      renderCell: ({ sale }) => <Badge tone={saleTones[sale]}>{t(`sales.${sale}`)}</Badge>,
    },
  ]
}
