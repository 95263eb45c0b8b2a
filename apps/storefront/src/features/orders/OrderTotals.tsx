import { SumRow } from '@bottega/ui/components/SumRow.tsx'
import type { OrderView } from '@bottega/contract/orders/orders.ts'
import { useTranslations } from 'use-intl'
import { formatEuros } from '../../lib/format.ts'
import { handoverOf } from '../../lib/service-text.ts'
import { usePageSetting } from '../../lib/page-setting.ts'

/** What the order comes to, how it is paid, and the VAT inside. */
export function OrderTotals({ order }: { order: OrderView }) {
  const t = useTranslations()
  const { locale } = usePageSetting()
  const euro = (amount: number) => formatEuros(amount, locale)
  const { payment } = order
  return (
    <dl>
      <SumRow name={t('basket.totals.goods')}>{euro(order.goodsTotal)}</SumRow>
      {order.discountTotal > 0 && (
        <SumRow name={t('basket.totals.savings')} tone="saved">{`−${euro(order.discountTotal)}`}</SumRow>
      )}
      <SumRow name={t(`basket.totals.${handoverOf(order)}`)}>
        {order.deliveryFee === 0 ? t('basket.totals.free') : euro(order.deliveryFee)}
      </SumRow>
      {order.bagFee > 0 && <SumRow name={t('basket.totals.bags')}>{euro(order.bagFee)}</SumRow>}
      <SumRow name={t('basket.totals.total')} tone="sum">
        {euro(order.grossTotal)}
      </SumRow>
      {order.vat.map(({ percent, amount }) => (
        <SumRow key={percent} name={t('orders.vatInside', { percent: String(percent) })}>
          {euro(amount)}
        </SumRow>
      ))}
      {payment && <SumRow name={t('orders.payment')}>{payment.name}</SumRow>}
      {order.prebilledAmount > order.grossTotal && payment?.state === 'authorised' && (
        <SumRow name={t('orders.held')}>{euro(order.prebilledAmount)}</SumRow>
      )}
    </dl>
  )
}
