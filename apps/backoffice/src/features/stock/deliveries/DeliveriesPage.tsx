import { staffSupplierDeliveries, staffSupplierOrders, staffSuppliers } from '@bottega/contract/staff-stock/calls.ts'
import type { StaffSupplierDelivery } from '@bottega/contract/staff-stock/supplier-deliveries.ts'
import type { StaffSupplier, StaffSupplierOrderView } from '@bottega/contract/staff-stock/suppliers.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import type { SubmitEvent } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { numberIn } from '../../../lib/actions/EurosField.tsx'
import { api } from '../../../lib/api.ts'
import { idIn } from '../../../lib/asked.ts'
import { useAmount } from '../../../lib/format/use-amount.ts'
import { useDay } from '../../../lib/format/use-day.ts'
import { useWhen } from '../../../lib/format/use-when.ts'
import { PageHead } from '../../../lib/head/PageHead.tsx'
import layout from '../../../lib/layout.module.css'
import { type Column, DataTable } from '../../../lib/lists/DataTable.tsx'
import { Section } from '../../../lib/Section.tsx'
import { requireRole } from '../../../lib/signed-in-staff.ts'
import { paths } from '../../../paths.ts'
import styles from './Deliveries.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper'])
  const before = idIn(new URL(request.url).searchParams.get('before'))
  const [{ stores, orders }, { suppliers }, found] = await Promise.all([
    api.call(staffSupplierOrders, { query: {} }).then(({ data }) => data),
    api.call(staffSuppliers, { query: {} }).then(({ data }) => data),
    api.call(staffSupplierDeliveries, { query: { ...(before !== undefined && { before }) } }).then(({ data }) => data),
  ])
  return { stores, suppliers, before, ...found, open: orders.filter(({ closedAt }) => closedAt === undefined) }
}

/** Deliveries of suppliers, and where the next one begins. */
export function Component() {
  const t = useTranslations('stock.deliveries')
  const { stores, suppliers, open, deliveries, more, before } = useLoaderData<typeof loader>()
  const last = deliveries.at(-1)
  return (
    <>
      <PageHead back={{ href: paths.stock(), text: t('back') }} title={t('title')} text={t('text')} />
      {before === undefined && <Begin stores={stores} suppliers={suppliers} open={open} />}
      <Section title={t('list')}>
        {deliveries.length === 0 ? <p>{t('none')}</p> : <Deliveries deliveries={deliveries} />}
        <div className={layout.actions}>
          {before !== undefined && (
            <LinkButton variant="secondary" href={paths.supplierDeliveries()}>
              {t('newest')}
            </LinkButton>
          )}
          {more && last !== undefined && (
            <LinkButton variant="secondary" href={paths.supplierDeliveries(last.deliveryId)}>
              {t('older')}
            </LinkButton>
          )}
        </div>
      </Section>
    </>
  )
}

interface BeginProps {
  stores: readonly { id: number; name: string }[]
  suppliers: readonly StaffSupplier[]
  open: readonly StaffSupplierOrderView[]
}

/** A delivery begins at the order its goods are of, or at its supplier. */
function Begin({ stores, suppliers, open }: BeginProps) {
  const t = useTranslations('stock.deliveries')
  const day = useDay()
  const navigate = useNavigate()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const [store, supplier] = [numberIn(fields, 'store'), numberIn(fields, 'supplier')]
    void navigate(paths.supplierDeliveryNew({ store, supplier }))
  }

  return (
    <Section title={t('begin')}>
      <h3>{t('ofOrder')}</h3>
      {open.length === 0 && <p>{t('noOrders')}</p>}
      <ul className={styles.orders}>
        {open.map(({ supplierOrderId, supplier, store, expectedOn, isPartlyHere }) => (
          <li key={supplierOrderId}>
            <Anchor href={paths.supplierDeliveryNew({ order: supplierOrderId })}>
              {t('orderOf', { supplier, number: supplierOrderId })}
            </Anchor>
            <small>{isPartlyHere ? t('partly', { store }) : t('expected', { store, day: day(expectedOn) })}</small>
          </li>
        ))}
      </ul>
      <h3>{t('without')}</h3>
      {suppliers.length === 0 ? (
        <>
          <p>{t('noSuppliersText')}</p>
          <div className={layout.actions}>
            <LinkButton variant="secondary" href={paths.suppliers()}>
              {t('suppliers')}
            </LinkButton>
          </div>
        </>
      ) : (
        <form className={layout.filter} onSubmit={submit}>
          <Select
            name="store"
            label={t('store')}
            options={stores.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <Select
            name="supplier"
            label={t('supplier')}
            options={suppliers.map(({ supplierId, name }) => ({ value: String(supplierId), label: name }))}
          />
          <Button type="submit">{t('beginWithout')}</Button>
        </form>
      )}
    </Section>
  )
}

function Deliveries({ deliveries }: { deliveries: readonly StaffSupplierDelivery[] }) {
  const t = useTranslations('stock.deliveries')
  const amount = useAmount()
  const day = useDay()
  const when = useWhen()
  const columns: readonly Column<StaffSupplierDelivery>[] = [
    { key: 'supplier', title: t('supplier'), renderCell: ({ supplier }) => supplier },
    {
      key: 'document',
      title: t('document'),
      renderCell: ({ documentNumber, documentDate }) =>
        t('documentOf', { number: documentNumber, day: day(documentDate) }),
    },
    { key: 'store', title: t('store'), renderCell: ({ store }) => store },
    {
      key: 'received',
      title: t('received'),
      renderCell: ({ receivedAt, receivedBy }) => `${when(receivedAt)}, ${receivedBy}`,
    },
    {
      key: 'order',
      title: t('order'),
      renderCell: ({ supplierOrderId }) => supplierOrderId ?? t('withoutOrder'),
    },
    {
      key: 'goods',
      title: t('goods'),
      renderCell: ({ lines }) => (
        <details>
          <summary>{t('lines', { count: lines.length })}</summary>
          <ul className={styles.goods}>
            {lines.map(({ productId, name, pack, isLoose, quantity, isCounted }) => (
              <li key={productId}>
                <Anchor href={paths.product(productId)}>{[name, pack].filter(Boolean).join(' · ')}</Anchor>
                <span>
                  {amount(quantity, isLoose ? 'kg' : 'pz')}
                  {!isCounted && ` (${t('lineNotCounted')})`}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ),
    },
  ]
  return <DataTable caption={t('list')} columns={columns} rows={deliveries} keyOf={({ deliveryId }) => deliveryId} />
}
