import type { OrderView } from '@bottega/contract/orders/orders.ts'
import { useTranslations } from 'use-intl'
import { formatEuros } from '../../lib/format.ts'
import { usePageSetting } from '../../lib/page-setting.ts'
import { windowText } from '../../lib/shop-day.ts'
import styles from './OrderFacts.module.css'

/** When, where and how much, of an order placed. */
export function OrderFacts({ order }: { order: OrderView }) {
  const t = useTranslations('checkout.facts')
  const { locale } = usePageSetting()
  const { shippingAddress: address } = order
  const isHeld = order.payment?.state === 'authorised' && order.prebilledAmount > order.grossTotal
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('when')}</dt>
        <dd>{windowText(order.deliveryDate, order, locale)}</dd>
      </div>
      <div>
        <dt>{order.deliveryService || t('where')}</dt>
        <dd>{`${address.address1} ${address.addressNumber}, ${address.city}`}</dd>
      </div>
      {order.payments.length > 1 && (
        <div>
          <dt>{t('how')}</dt>
          <dd>{order.payments.map(({ name, amount }) => `${name} ${formatEuros(amount, locale)}`).join(' + ')}</dd>
        </div>
      )}
      <div>
        <dt>{t('total')}</dt>
        <dd>
          <b>{formatEuros(order.grossTotal, locale)}</b>
          {isHeld && <span>{t('held', { amount: formatEuros(order.prebilledAmount, locale) })}</span>}
        </dd>
      </div>
    </dl>
  )
}
