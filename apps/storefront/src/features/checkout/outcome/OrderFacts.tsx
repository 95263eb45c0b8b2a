import type { OrderView } from '@bottega/contract/orders/orders.ts'
import { formatEuros } from '../../../lib/words/format.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { windowText } from '../../../lib/words/shop-day.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { OrderMoney } from '../../orders/OrderMoney.tsx'
import { checkoutWords } from '../words/checkout.ts'
import styles from './OrderFacts.module.css'

/** Slot, place and total of a placed order. */
export function OrderFacts({ order }: { order: OrderView }) {
  const t = useTranslations(checkoutWords, 'facts')
  const { locale } = usePageSetting()
  const { shippingAddress: address } = order
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
      {order.money.length > 0 && (
        <div>
          <dt>{t('how')}</dt>
          <dd>
            <OrderMoney order={order} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('total')}</dt>
        <dd>
          <b>{formatEuros(order.grossTotal, locale)}</b>
        </dd>
      </div>
    </dl>
  )
}
