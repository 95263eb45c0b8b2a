import type { OrderView } from '@bottega/contract/orders/orders.ts'
import { useTranslations } from 'use-intl'
import { formatEuros } from '../../lib/format.ts'
import { usePageSetting } from '../../lib/page-setting.ts'
import styles from './OrderTotals.module.css'

/** What the order comes to, how it is paid, and the VAT inside. */
export function OrderTotals({ order }: { order: OrderView }) {
  const t = useTranslations()
  const { locale } = usePageSetting()
  const euro = (amount: number) => formatEuros(amount, locale)
  const { payment } = order
  return (
    <dl className={styles.rows}>
      <div>
        <dt>{t('basket.totals.goods')}</dt>
        <dd>{euro(order.goodsTotal)}</dd>
      </div>
      {order.discountTotal > 0 && (
        <div className={styles.saved}>
          <dt>{t('basket.totals.savings')}</dt>
          <dd>{`−${euro(order.discountTotal)}`}</dd>
        </div>
      )}
      <div>
        <dt>{t('basket.totals.delivery')}</dt>
        <dd>{order.deliveryFee === 0 ? t('basket.totals.free') : euro(order.deliveryFee)}</dd>
      </div>
      {order.bagFee > 0 && (
        <div>
          <dt>{t('basket.totals.bags')}</dt>
          <dd>{euro(order.bagFee)}</dd>
        </div>
      )}
      <div className={styles.sum}>
        <dt>{t('basket.totals.total')}</dt>
        <dd>{euro(order.grossTotal)}</dd>
      </div>
      {order.vat.map(({ percent, amount }) => (
        <div key={percent}>
          <dt>{t('orders.vatInside', { percent: String(percent) })}</dt>
          <dd>{euro(amount)}</dd>
        </div>
      ))}
      {payment && (
        <div>
          <dt>{t('orders.payment')}</dt>
          <dd>{payment.name}</dd>
        </div>
      )}
      {order.prebilledAmount > order.grossTotal && payment?.state === 'authorised' && (
        <div>
          <dt>{t('orders.held')}</dt>
          <dd>{euro(order.prebilledAmount)}</dd>
        </div>
      )}
    </dl>
  )
}
