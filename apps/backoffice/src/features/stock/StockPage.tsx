import { staffStock, staffStockFile } from '@bottega/contract/staff-stock/calls.ts'
import type { StaffStockRow } from '@bottega/contract/staff-stock/staff-stock.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { Remark } from '../../lib/Remark.tsx'
import { api } from '../../lib/api.ts'
import { idIn, pageIn } from '../../lib/asked.ts'
import { useAmount } from '../../lib/format/use-amount.ts'
import { useNumber } from '../../lib/format/use-number.ts'
import { PageHead } from '../../lib/head/PageHead.tsx'
import type { Column } from '../../lib/lists/DataTable.tsx'
import { ProductName } from '../../lib/lists/ProductName.tsx'
import { PagedTable } from '../../lib/lists/PagedTable.tsx'
import { SearchForm } from '../../lib/lists/SearchForm.tsx'
import { requireRole } from '../../lib/signed-in-staff.ts'
import { storeFile } from '../../lib/store-file.ts'
import { useCommand } from '../../lib/use-command.ts'
import { paths } from '../../paths.ts'

const views = ['low', 'still', 'all'] as const

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper'])
  const { searchParams } = new URL(request.url)
  const [store, department] = [idIn(searchParams.get('store')), idIn(searchParams.get('department'))]
  const show = views.find((one) => one === searchParams.get('show')) ?? 'low'
  const choice = {
    show,
    ...(store !== undefined && { warehouse_id: store }),
    ...(department !== undefined && { department_id: department }),
  }
  return { choice, ...(await api.call(staffStock, { query: { ...choice, page: pageIn(searchParams) } })).data }
}

/** Goods of a store that run out, by the days they last. */
export function Component() {
  const t = useTranslations('stock')
  const number = useNumber()
  const amount = useAmount()
  const { choice, warehouseId, coverDays, stores, departments, coming, goods, page } = useLoaderData<typeof loader>()
  const download = useCommand(async () => {
    storeFile((await api.call(staffStockFile, { query: { ...choice, warehouse_id: warehouseId } })).data)
  })

  const columns: readonly Column<StaffStockRow>[] = [
    {
      key: 'name',
      title: t('name'),
      renderCell: (product) => <ProductName product={product} />,
    },
    { key: 'category', title: t('category'), renderCell: ({ category }) => category },
    {
      key: 'available',
      title: t('available'),
      figures: true,
      renderCell: ({ available, isLoose }) => amount(available, isLoose ? 'kg' : 'pz'),
    },
    { key: 'sold', title: t('soldPerDay'), figures: true, renderCell: ({ soldPerDay }) => number(soldPerDay) },
    {
      key: 'cover',
      title: t('cover'),
      figures: true,
      renderCell: ({ available, cover }) => {
        if (available === 0) return <Badge tone="warn">{t('soldOut')}</Badge>
        return cover === undefined ? t('notSold') : t('days', { count: cover, text: number(cover) })
      },
    },
  ]
  return (
    <>
      <PageHead title={t('title')} text={t('text')}>
        <LinkButton variant="secondary" href={paths.stockCounts()}>
          {t('counts.link')}
        </LinkButton>
        <LinkButton variant="secondary" href={paths.stockTransfers()}>
          {t('transfers.link')}
        </LinkButton>
        <LinkButton variant="secondary" href={paths.supplierDeliveries()}>
          {t('deliveries.link')}
        </LinkButton>
        <LinkButton variant="secondary" href={paths.supplierOrders()}>
          {t('supplierOrders.link')}
        </LinkButton>
        <Button variant="secondary" busy={download.busy} onClick={() => download.run()}>
          {t('download')}
        </Button>
      </PageHead>
      {download.refusal !== undefined && <Remark tone="error">{download.refusal}</Remark>}
      {coming > 0 && (
        <Remark tone="info">
          {t('transfers.coming', { count: coming })}{' '}
          <Anchor href={paths.stockTransfers()}>{t('transfers.look')}</Anchor>
        </Remark>
      )}
      <SearchForm button={t('find')}>
        <Select
          name="store"
          label={t('store')}
          defaultValue={String(warehouseId)}
          options={stores.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <Select
          name="department"
          label={t('department')}
          defaultValue={String(choice.department_id ?? '')}
          options={[
            { value: '', label: t('allDepartments') },
            ...departments.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <Select
          name="show"
          label={t('show')}
          defaultValue={choice.show}
          options={views.map((value) => ({ value, label: t(`views.${value}`, { days: coverDays }) }))}
        />
      </SearchForm>
      <PagedTable
        caption={t('title')}
        columns={columns}
        rows={goods}
        keyOf={({ productId }) => productId}
        none={t('none')}
        noneText={t('noneText')}
        page={page}
      />
    </>
  )
}
