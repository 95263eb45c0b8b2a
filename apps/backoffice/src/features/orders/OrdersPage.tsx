import { staffOrders, staffOrdersFile } from '@bottega/contract/staff-orders/calls.ts'
import type { StaffOrderRow } from '@bottega/contract/staff-orders/staff-orders.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { orderStages } from '@bottega/rules/orders/order-stage.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { StoreFilter } from '../../lib/lists/StoreFilter.tsx'
import { api } from '../../lib/api.ts'
import { idIn, pageIn } from '../../lib/asked.ts'
import layout from '../../lib/layout.module.css'
import type { Column } from '../../lib/lists/DataTable.tsx'
import { ListFiles } from '../../lib/lists/ListFiles.tsx'
import { useDay } from '../../lib/format/use-day.ts'
import { useEuros } from '../../lib/format/use-euros.ts'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { NamedViews, readViews } from '../../lib/lists/NamedViews.tsx'
import { PagedTable } from '../../lib/lists/PagedTable.tsx'
import { SearchForm } from '../../lib/lists/SearchForm.tsx'
import { useWhen } from '../../lib/format/use-when.ts'
import { requireRole } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'
import { stageTone } from '../../lib/status-tones.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper', 'operator'])
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q') ?? ''
  const day = searchParams.get('day') ?? ''
  const stage = orderStages.find((one) => one === searchParams.get('stage'))
  const customer = idIn(searchParams.get('customer'))
  const store = idIn(searchParams.get('store'))
  const service = idIn(searchParams.get('service'))
  const page = pageIn(searchParams)
  const filter = {
    q,
    ...(customer !== undefined && { user_id: customer }),
    ...(day !== '' && { day }),
    ...(store !== undefined && { store_id: store }),
    ...(service !== undefined && { delivery_service_id: service }),
    ...(stage !== undefined && { stage }),
  }
  const [{ data }, views] = await Promise.all([
    api.call(staffOrders, { query: { ...filter, page } }),
    readViews('orders'),
  ])
  return { q, day, stage, customer, store, service, filter, views, ...data }
}

/** Orders of all stores, by number, name or phone. */
export function Component() {
  const t = useTranslations('orders')
  const stages = useTranslations('orders.stages')
  const dayOf = useDay()
  const euros = useEuros()
  const when = useWhen()
  const {
    q,
    day,
    stage: chosen,
    customer,
    store: storeId,
    service: serviceId,
    filter,
    ...read
  } = useLoaderData<typeof loader>()
  const { orders, page, stores, services, views } = read

  const all = { value: '', label: t('all') }
  const columns: readonly Column<StaffOrderRow>[] = [
    {
      key: 'number',
      title: t('number'),
      renderCell: ({ orderId }) => (
        <Anchor href={paths.order(orderId)}>{t('orderTitle', { orderId: String(orderId) })}</Anchor>
      ),
    },
    {
      key: 'customer',
      title: t('customer'),
      renderCell: ({ customer, phone }) => (
        <>
          {customer}
          {phone !== '' && <div className={layout.whole}>{phone}</div>}
        </>
      ),
    },
    {
      key: 'status',
      title: t('status'),
      renderCell: ({ status, stage }) => <Badge tone={stageTone(stage)}>{status}</Badge>,
    },
    {
      key: 'slot',
      title: t('slot'),
      renderCell: ({ day: slotDay, beginTime, endTime, store }) =>
        `${dayOf(slotDay, 'short')}, ${beginTime}–${endTime} · ${store}`,
    },
    { key: 'placed', title: t('placed'), renderCell: ({ placedAt }) => when(placedAt) },
    {
      key: 'total',
      title: t('total'),
      figures: true,
      renderCell: ({ total }) => euros(total),
    },
  ]

  return (
    <>
      <PageHead title={t('title')} />
      <NamedViews table="orders" views={views} />
      <SearchForm button={t('find')}>
        <TextField name="q" type="search" label={t('search')} defaultValue={q} maxLength={100} />
        <TextField name="day" type="date" label={t('day')} defaultValue={day} />
        <Select
          name="stage"
          label={t('status')}
          defaultValue={chosen ?? ''}
          options={[all, ...orderStages.map((value) => ({ value, label: stages(value) }))]}
        />
        {stores.length > 1 && <StoreFilter label={t('store')} all={t('all')} stores={stores} storeId={storeId} />}
        {services.length > 1 && (
          <Select
            name="service"
            label={t('service')}
            defaultValue={String(serviceId ?? '')}
            options={[all, ...services.map((one) => ({ value: String(one.deliveryServiceId), label: one.name }))]}
          />
        )}
        {customer !== undefined && <input type="hidden" name="customer" value={customer} />}
      </SearchForm>
      <PagedTable
        caption={t('title')}
        columns={columns}
        rows={orders}
        keyOf={({ orderId }) => orderId}
        none={t('none')}
        noneText={t('noneText')}
        page={page}
      />
      {orders.length > 0 && (
        <ListFiles load={(format) => api.call(staffOrdersFile, { query: { ...filter, format } })} />
      )}
    </>
  )
}
