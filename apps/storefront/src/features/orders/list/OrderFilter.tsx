import type { AddressView } from '@bottega/contract/delivery/addresses.ts'
import type { OrderSummaryView } from '@bottega/contract/orders/orders.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { orderType } from '@bottega/rules/orders/order-type.ts'
import { Form } from 'react-router'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { orderListWords } from '../words/orderList.ts'
import { addressOf, filterCount, type OrderFilters } from './order-filters.ts'
import styles from './OrderFilter.module.css'

type OrderFilterProps = {
  filters: OrderFilters
  addresses: readonly Pick<AddressView, 'addressId' | 'addressName' | 'address1' | 'addressNumber'>[]
  orders: readonly OrderSummaryView[]
}

/** Filters of the list, as a form that works before any script: what it says stands in the address. */
export function OrderFilter({ filters, addresses, orders }: OrderFilterProps) {
  const t = useTranslations(orderListWords, 'filter')
  const { scope } = filters
  const count = filterCount(filters)
  return (
    <details className={styles.filter} open={count > 0 || undefined}>
      <summary className={styles.summary}>{count === 0 ? t('title') : t('active', { count: String(count) })}</summary>
      <Form action={paths.orders()} className={styles.form} key={JSON.stringify(filters)}>
        {scope !== 'own' && <input type="hidden" name="scope" value={scope} />}
        <TextField type="date" name="from" label={t('from')} defaultValue={filters.from} />
        <TextField type="date" name="to" label={t('to')} defaultValue={filters.to} />
        {scope === 'own' ? (
          <OwnFields filters={filters} />
        ) : (
          <SuborderFields filters={filters} addresses={addresses} orders={orders} />
        )}
        <div className={styles.buttons}>
          <Button type="submit">{t('apply')}</Button>
          {count > 0 && (
            <LinkButton variant="quiet" href={paths.orders(addressOf({ scope, page: 1 }))}>
              {t('reset')}
            </LinkButton>
          )}
        </div>
      </Form>
    </details>
  )
}

function OwnFields({ filters }: Pick<OrderFilterProps, 'filters'>) {
  const t = useTranslations(orderListWords, 'filter')
  return (
    <>
      <TextField name="min" label={t('min')} inputMode="decimal" defaultValue={filters.min} />
      <TextField name="max" label={t('max')} inputMode="decimal" defaultValue={filters.max} />
      <Select
        name="type"
        label={t('type')}
        defaultValue={filters.type ?? ''}
        options={[
          { value: '', label: t('everyType') },
          { value: String(orderType.delivered), label: t('delivered') },
          { value: String(orderType.collected), label: t('collected') },
        ]}
      />
    </>
  )
}

function SuborderFields({ filters, addresses, orders }: OrderFilterProps) {
  const t = useTranslations(orderListWords, 'filter')
  const warehouses = new Map(
    orders.flatMap(({ suborders }) => suborders.map(({ warehouse }) => [warehouse.warehouseId, warehouse.name])),
  )
  return (
    <>
      <TextField type="date" name="deliveryFrom" label={t('deliveryFrom')} defaultValue={filters.deliveryFrom} />
      <TextField type="date" name="deliveryTo" label={t('deliveryTo')} defaultValue={filters.deliveryTo} />
      <TextField name="order" label={t('order')} inputMode="numeric" defaultValue={filters.order} />
      <TextField name="suborder" label={t('suborder')} inputMode="numeric" defaultValue={filters.suborder} />
      {warehouses.size > 0 && (
        <Select
          name="warehouse"
          label={t('warehouse')}
          defaultValue={filters.warehouse ?? ''}
          options={[
            { value: '', label: t('everyWarehouse') },
            ...[...warehouses].map(([id, label]) => ({ value: String(id), label })),
          ]}
        />
      )}
      {addresses.length > 0 && (
        <Select
          name="address"
          label={t('address')}
          defaultValue={filters.address ?? ''}
          options={[
            { value: '', label: t('everyAddress') },
            ...addresses.map(({ addressId, addressName, address1, addressNumber }) => ({
              value: String(addressId),
              label: `${addressName}, ${address1} ${addressNumber}`,
            })),
          ]}
        />
      )}
    </>
  )
}
