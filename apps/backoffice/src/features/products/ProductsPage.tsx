import {
  staffManyChanges,
  staffProductClassList,
  staffProducts,
  staffProductsFile,
} from '@bottega/contract/staff-products/calls.ts'
import type { StaffProductRow } from '@bottega/contract/staff-products/staff-products.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { pageIn } from '../../lib/asked.ts'
import { useAmount } from '../../lib/format/use-amount.ts'
import { useEuros } from '../../lib/format/use-euros.ts'
import type { Column } from '../../lib/lists/DataTable.tsx'
import { ListFiles } from '../../lib/lists/ListFiles.tsx'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { NamedViews, readViews } from '../../lib/lists/NamedViews.tsx'
import { PagedTable } from '../../lib/lists/PagedTable.tsx'
import { ProductName } from '../../lib/lists/ProductName.tsx'
import { ProductPicture } from '../../lib/ProductPicture.tsx'
import { requireRole, useSignedInStaff } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'
import { askedOrder, askedProducts } from './asked-products.ts'
import { ManyBar } from './ManyBar.tsx'
import { ManyChanges } from './ManyChanges.tsx'
import layout from './Products.module.css'
import { ProductsFilter } from './ProductsFilter.tsx'
import { saleTones } from './sales.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper'])
  const { searchParams } = new URL(request.url)
  const [asked, sort] = [askedProducts(searchParams), askedOrder(searchParams)]
  const query = { ...asked, page: pageIn(searchParams), ...(sort !== undefined && { sort }) }
  const [table, { data: classes }, { data: many }, views] = await Promise.all([
    api.call(staffProducts, { query }),
    api.call(staffProductClassList),
    api.call(staffManyChanges),
    readViews('products'),
  ])
  return { asked, sort, views, groups: classes.groups, changes: many.changes, ...table.data }
}

/** All products, those off sale too, with price and stock in one store. */
export function Component() {
  const t = useTranslations('products')
  const { actingFor, wholeGroup } = useSignedInStaff()
  const { asked, sort, views, products, page, groups, changes, ...table } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={t('title')}>
        {wholeGroup && actingFor === undefined && <LinkButton href={paths.productNew()}>{t('form.new')}</LinkButton>}
        <LinkButton variant="secondary" href={paths.productClasses()}>
          {t('classesTitle')}
        </LinkButton>
      </PageHead>
      <NamedViews table="products" views={views} />
      <ProductsFilter asked={asked} sort={sort} table={table} />
      <ChosenTable
        key={JSON.stringify(asked)}
        asked={asked}
        products={products}
        page={page}
        stores={table.stores}
        groups={groups}
        categories={table.categories}
      />
      <ManyChanges changes={changes} />
    </>
  )
}

type Loaded = Awaited<ReturnType<typeof loader>>

/** The rows with what is chosen among them, which stays from page to page; another filter begins anew. */
function ChosenTable({
  asked,
  products,
  page,
  ...choices
}: Pick<Loaded, 'asked' | 'products' | 'page' | 'stores' | 'groups' | 'categories'>) {
  const t = useTranslations('products')
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const [all, setAll] = useState(false)
  const toggle = (productId: number) => {
    const others = [...ids].filter((id) => id !== productId)
    setIds(new Set(ids.has(productId) ? others : [...others, productId]))
  }
  const columns = useColumns({ isChosen: (productId) => all || ids.has(productId), all, toggle })
  return (
    <>
      {products.length > 0 && (
        <ManyBar
          found={page.totItems}
          all={all}
          onAll={setAll}
          count={all ? page.totItems : ids.size}
          chosen={all ? asked : [...ids]}
          onMade={() => {
            setIds(new Set())
            setAll(false)
          }}
          {...choices}
        />
      )}
      <PagedTable
        caption={t('title')}
        columns={columns}
        rows={products}
        keyOf={({ productId }) => productId}
        none={t('none')}
        noneText={t('noneText')}
        page={page}
      />
      {products.length > 0 && (
        <ListFiles load={(format) => api.call(staffProductsFile, { query: { ...asked, format } })} />
      )}
    </>
  )
}

interface Choosing {
  isChosen: (productId: number) => boolean
  /** All that match are chosen, and no single one. */
  all: boolean
  toggle: (productId: number) => void
}

function useColumns({ isChosen, all, toggle }: Choosing): readonly Column<StaffProductRow>[] {
  const t = useTranslations('products')
  const euros = useEuros()
  const amount = useAmount()
  return [
    {
      key: 'name',
      title: t('name'),
      renderCell: (product) => (
        <div className={layout.named}>
          <Checkbox
            aria-label={t('many.choose', { name: product.name })}
            checked={isChosen(product.productId)}
            disabled={all}
            onChange={() => toggle(product.productId)}
          >
            {''}
          </Checkbox>
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
        <div className={layout.codes}>
          {code}
          {barcode !== undefined && <div>{barcode}</div>}
        </div>
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
