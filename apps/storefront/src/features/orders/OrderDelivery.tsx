import type { OrderView } from '@bottega/contract/orders/orders.ts'
import { nameBesideStreet } from '@bottega/rules/delivery/address-name.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { windowText } from '../../lib/words/shop-day.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { ordersWords } from '../../lib/words/shared/orders.ts'
import { DoorText } from '../places/door/DoorText.tsx'
import styles from './OrderDelivery.module.css'

/** Slot, place and note of the order. */
export function OrderDelivery({ order }: { order: OrderView }) {
  const t = useTranslations(ordersWords)
  const { locale } = usePageSetting()
  const { shippingAddress: address, note, orderReference, costCentre } = order
  const own = nameBesideStreet({
    name: address.addressName,
    street: address.address1,
    number: address.addressNumber,
  })
  return (
    <div className={styles.delivery}>
      <p>
        <b>{windowText(order.deliveryDate, order, locale)}</b>
      </p>
      <p>{order.deliveryService}</p>
      <address>
        {own !== '' && (
          <>
            {own}
            <br />
          </>
        )}
        {`${address.address1} ${address.addressNumber}`}
        <br />
        {`${address.postalcode} ${address.city} ${address.province}`}
      </address>
      <DoorText said={address} />
      {orderReference !== undefined && (
        <p>
          {t('orderReference')} {orderReference}
        </p>
      )}
      {costCentre !== undefined && (
        <p>
          {t('costCentre')} {costCentre}
        </p>
      )}
      {note !== undefined && note !== '' && (
        <p className={styles.note}>
          {t('note')} {note}
        </p>
      )}
    </div>
  )
}
