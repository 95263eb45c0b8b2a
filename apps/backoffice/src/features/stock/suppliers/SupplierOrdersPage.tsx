import {
  staffOrderProposals,
  staffSupplierOrder,
  staffSupplierOrderClose,
  staffSupplierOrderFile,
  staffSupplierOrders,
  staffSuppliers,
} from '@bottega/contract/staff-stock/calls.ts'
import type { StaffOrderProposal, StaffSupplierOrderView } from '@bottega/contract/staff-stock/suppliers.ts'
import { missingToMinimum, mostPacks } from '@bottega/rules/fulfilment/supplier-orders.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/api.ts'
import { idIn } from '../../../lib/asked.ts'
import { useAmount } from '../../../lib/format/use-amount.ts'
import { useDay } from '../../../lib/format/use-day.ts'
import { useEuros } from '../../../lib/format/use-euros.ts'
import { useNumber } from '../../../lib/format/use-number.ts'
import { useWhen } from '../../../lib/format/use-when.ts'
import { PageHead } from '../../../lib/head/PageHead.tsx'
import layout from '../../../lib/layout.module.css'
import { type Column, DataTable } from '../../../lib/lists/DataTable.tsx'
import { ProductName } from '../../../lib/lists/ProductName.tsx'
import { SearchForm } from '../../../lib/lists/SearchForm.tsx'
import { Remark } from '../../../lib/Remark.tsx'
import { Section } from '../../../lib/Section.tsx'
import { requireRole } from '../../../lib/signed-in-staff.ts'
import { storeFile } from '../../../lib/store-file.ts'
import { useCommand } from '../../../lib/use-command.ts'
import { paths } from '../../../paths.ts'

const dayChoices = [3, 7, 14, 28] as const

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper'])
  const { searchParams } = new URL(request.url)
  const [{ stores, orders }, { suppliers }] = await Promise.all([
    api.call(staffSupplierOrders, { query: {} }).then(({ data }) => data),
    api.call(staffSuppliers, { query: {} }).then(({ data }) => data),
  ])
  const days = dayChoices.find((one) => one === idIn(searchParams.get('days'))) ?? 7
  const warehouseId = idIn(searchParams.get('store')) ?? stores[0]?.id
  const supplierId = idIn(searchParams.get('supplier')) ?? suppliers[0]?.supplierId
  const chosen =
    warehouseId === undefined || supplierId === undefined
      ? undefined
      : { warehouse_id: warehouseId, supplier_id: supplierId, days }
  const proposal = chosen && (await api.call(staffOrderProposals, { query: chosen })).data
  return { stores, suppliers, orders, days, chosen, proposal }
}

/** The order a store should send to a supplier, and what is on its way. */
export function Component() {
  const t = useTranslations('stock.supplierOrders')
  const { stores, suppliers, orders, days, chosen, proposal } = useLoaderData<typeof loader>()
  const choice = chosen && `${chosen.warehouse_id} ${chosen.supplier_id} ${chosen.days}`
  return (
    <>
      <PageHead back={{ href: paths.stock(), text: t('back') }} title={t('title')} text={t('text')}>
        <LinkButton href={paths.suppliers()}>{t('suppliers')}</LinkButton>
      </PageHead>
      {chosen === undefined || proposal === undefined ? (
        <EmptyState title={t('noSuppliers')} text={t('noSuppliersText')} />
      ) : (
        <>
          <SearchForm button={t('show')}>
            <Select
              name="store"
              label={t('store')}
              defaultValue={String(chosen.warehouse_id)}
              options={stores.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
            <Select
              name="supplier"
              label={t('supplier')}
              defaultValue={String(chosen.supplier_id)}
              options={suppliers.map(({ supplierId, name }) => ({ value: String(supplierId), label: name }))}
            />
            <Select
              name="days"
              label={t('lasts')}
              defaultValue={String(days)}
              options={dayChoices.map((count) => ({ value: String(count), label: t('days', { count }) }))}
            />
          </SearchForm>
          <Proposal key={`${choice} ${orders[0]?.supplierOrderId ?? 0}`} chosen={chosen} proposal={proposal} />
        </>
      )}
      <Orders orders={orders} />
    </>
  )
}

interface ProposalProps {
  chosen: { warehouse_id: number; supplier_id: number }
  proposal: NonNullable<Awaited<ReturnType<typeof loader>>['proposal']>
}

/** The proposed packs, which staff change before they order. */
function Proposal({ chosen, proposal: { goods, more, minimum, expectedOn } }: ProposalProps) {
  const t = useTranslations('stock.supplierOrders')
  const amount = useAmount()
  const number = useNumber()
  const euros = useEuros()
  const day = useDay()
  const { revalidate } = useRevalidator()
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const [key, setKey] = useState(() => crypto.randomUUID())
  const packsOf = ({ productId, packs }: StaffOrderProposal) => Number(typed[productId] ?? packs)
  const isWrong = (packs: number) => !Number.isInteger(packs) || packs < 0 || packs > mostPacks
  const wanted = goods.filter((good) => packsOf(good) > 0)
  const totalCents = wanted.reduce((sum, good) => sum + packsOf(good) * Math.round(good.packPrice * 100), 0)
  const missing = missingToMinimum(totalCents, Math.round(minimum * 100))
  const order = useCommand(async () => {
    const lines = wanted.map((good) => ({ product_id: good.productId, packs: packsOf(good) }))
    const body = { warehouse_id: chosen.warehouse_id, supplier_id: chosen.supplier_id, lines }
    const { data } = await api.call(staffSupplierOrder, { body, idempotencyKey: key })
    storeFile((await api.call(staffSupplierOrderFile, { query: { supplier_order_id: data.supplierOrderId } })).data)
    await revalidate()
  })

  const columns: readonly Column<StaffOrderProposal>[] = [
    { key: 'name', title: t('product'), renderCell: (product) => <ProductName product={product} /> },
    { key: 'code', title: t('supplierCode'), renderCell: ({ supplierCode }) => supplierCode },
    {
      key: 'available',
      title: t('available'),
      figures: true,
      renderCell: ({ available, isLoose }) => amount(available, isLoose ? 'kg' : 'pz'),
    },
    {
      key: 'ordered',
      title: t('ordered'),
      figures: true,
      renderCell: ({ ordered, isLoose }) => amount(ordered, isLoose ? 'kg' : 'pz'),
    },
    { key: 'sold', title: t('soldPerDay'), figures: true, renderCell: ({ soldPerDay }) => number(soldPerDay) },
    {
      key: 'cover',
      title: t('cover'),
      figures: true,
      renderCell: ({ available, cover }) => {
        if (available === 0) return <Badge tone="warn">{t('soldOut')}</Badge>
        return cover === undefined ? t('notSold') : t('coverDays', { count: cover, text: number(cover) })
      },
    },
    {
      key: 'pack',
      title: t('pack'),
      figures: true,
      renderCell: ({ packSize, packPrice, isLoose }) =>
        t('packOf', { amount: amount(packSize, isLoose ? 'kg' : 'pz'), price: euros(packPrice) }),
    },
    {
      key: 'packs',
      title: t('packs'),
      renderCell: (good) => (
        <TextField
          type="number"
          min={0}
          max={mostPacks}
          label={t('packsOf', { name: good.name })}
          value={typed[good.productId] ?? String(good.packs)}
          onChange={({ currentTarget: { value } }) => {
            setTyped({ ...typed, [good.productId]: value })
            // Another content is another order.
            setKey(crypto.randomUUID())
          }}
        />
      ),
    },
  ]
  if (goods.length === 0) return <EmptyState title={t('none')} text={t('noneText')} />
  return (
    <>
      {more && <Remark tone="warn">{t('more', { count: goods.length })}</Remark>}
      <DataTable caption={t('proposal')} columns={columns} rows={goods} keyOf={({ productId }) => productId} />
      <p className={layout.actions}>
        {t('total', { count: wanted.length, total: euros(totalCents / 100), day: day(expectedOn) })}
      </p>
      {missing > 0 && (
        <Remark tone="warn">{t('missing', { missing: euros(missing / 100), minimum: euros(minimum) })}</Remark>
      )}
      {order.refusal !== undefined && <Remark tone="error">{order.refusal}</Remark>}
      <div className={layout.actions}>
        <Button
          busy={order.busy}
          disabled={wanted.length === 0 || goods.some((good) => isWrong(packsOf(good)))}
          onClick={() => order.run()}
        >
          {t('order')}
        </Button>
      </div>
    </>
  )
}

/** Orders that were sent, what is still expected first. */
function Orders({ orders }: { orders: readonly StaffSupplierOrderView[] }) {
  const t = useTranslations('stock.supplierOrders')
  const euros = useEuros()
  const day = useDay()
  const when = useWhen()
  const download = useCommand(async (supplierOrderId: number) => {
    storeFile((await api.call(staffSupplierOrderFile, { query: { supplier_order_id: supplierOrderId } })).data)
  })
  const { revalidate } = useRevalidator()
  const close = useCommand(async (supplierOrderId: number) => {
    await api.call(staffSupplierOrderClose, { body: { supplier_order_id: supplierOrderId } })
    await revalidate()
  })
  const columns: readonly Column<StaffSupplierOrderView>[] = [
    {
      key: 'supplier',
      title: t('supplier'),
      renderCell: ({ supplierOrderId, supplier }) => t('orderOf', { number: supplierOrderId, supplier }),
    },
    { key: 'store', title: t('store'), renderCell: ({ store }) => store },
    { key: 'at', title: t('sent'), renderCell: ({ orderedAt, orderedBy }) => `${when(orderedAt)}, ${orderedBy}` },
    { key: 'products', title: t('products'), figures: true, renderCell: ({ products }) => products },
    { key: 'total', title: t('value'), figures: true, renderCell: ({ total }) => euros(total) },
    {
      key: 'state',
      title: t('state'),
      renderCell: ({ expectedOn, isPartlyHere, closedAt, closedBy }) =>
        closedAt === undefined ? (
          <Badge tone={isPartlyHere ? 'warn' : 'ok'}>
            {isPartlyHere ? t('partly') : t('expected', { day: day(expectedOn) })}
          </Badge>
        ) : (
          t('closed', { when: when(closedAt), name: closedBy ?? '' })
        ),
    },
    {
      key: 'file',
      title: t('file'),
      actions: true,
      renderCell: ({ supplierOrderId, closedAt }) => (
        <div className={layout.actions}>
          <Button variant="secondary" busy={download.busy} onClick={() => download.run(supplierOrderId)}>
            {t('download', { number: supplierOrderId })}
          </Button>
          {closedAt === undefined && (
            <LinkButton variant="secondary" href={paths.supplierDeliveryNew({ order: supplierOrderId })}>
              {t('receive', { number: supplierOrderId })}
            </LinkButton>
          )}
          {closedAt === undefined && (
            <Button variant="secondary" busy={close.busy} onClick={() => close.run(supplierOrderId)}>
              {t('close', { number: supplierOrderId })}
            </Button>
          )}
        </div>
      ),
    },
  ]
  return (
    <Section title={t('orders')}>
      {download.refusal !== undefined && <Remark tone="error">{download.refusal}</Remark>}
      {close.refusal !== undefined && <Remark tone="error">{close.refusal}</Remark>}
      {orders.some(({ closedAt }) => closedAt === undefined) && <p>{t('openText')}</p>}
      {orders.length === 0 ? (
        <p>{t('noOrders')}</p>
      ) : (
        <DataTable
          caption={t('orders')}
          columns={columns}
          rows={orders}
          keyOf={({ supplierOrderId }) => supplierOrderId}
        />
      )}
    </Section>
  )
}
