import { SumRow } from '@bottega/ui/components/text/SumRow.tsx'
import type { OrderView } from '@bottega/contract/orders/orders.ts'
import { formatEuros } from '../../lib/words/format.ts'
import { handoverOf } from '../../lib/words/service-text.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { basketWords } from '../cart-store/words/basket.ts'
import { OrderMoney } from './OrderMoney.tsx'
import { OrderMovements } from './OrderMovements.tsx'
import { ordersWords } from '../../lib/words/shared/orders.ts'
import styles from './OrderTotals.module.css'

const ofVoucher: ReadonlySet<string> = new Set(['line-voucher', 'order-voucher'])

/** The totals of the order, in the rows of the cart, its payment type, and the included VAT. */
export function OrderTotals({ order }: { order: OrderView }) {
  const t = useTranslations([basketWords, ordersWords])
  const { locale } = usePageSetting()
  const euro = (amount: number) => formatEuros(amount, locale)
  const { payment } = order
  const vouchers = order.orderAdjustments.reduce(
    (sum, { reason, amount }) => sum - (ofVoucher.has(reason) ? amount : 0),
    0,
  )
  const offers = order.discountTotal - vouchers
  return (
    <>
      <dl>
        <SumRow name={t('basket.totals.goods')}>{euro(order.goodsTotal)}</SumRow>
        {offers > 0.005 && <SumRow name={t('basket.totals.savings')} tone="saved">{`−${euro(offers)}`}</SumRow>}
        {vouchers > 0 && <SumRow name={t('basket.totals.vouchers')} tone="saved">{`−${euro(vouchers)}`}</SumRow>}
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
        {payment && order.money.length === 0 && <SumRow name={t('orders.payment')}>{payment.name}</SumRow>}
      </dl>
      <div className={styles.money}>
        <OrderMoney order={order} />
        <OrderMovements order={order} />
      </div>
    </>
  )
}
