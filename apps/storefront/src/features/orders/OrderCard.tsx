import { classNames } from '@bottega/ui/class-names.ts'
import type { OrderSummaryView } from '@bottega/contract/orders/orders.ts'
import { ShopLink } from '../../lib/page/ShopLink.tsx'
import { formatEuros } from '../../lib/words/format.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import card from '../../lib/page/linked-card.module.css'
import { windowText } from '../../lib/words/shop-day.ts'
import { ordersWords } from '../../lib/words/shared/orders.ts'
import styles from './OrderCard.module.css'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'

/** An order in the list: its slot, service and total. */
export function OrderCard({ order }: { order: OrderSummaryView }) {
  const t = useTranslations(ordersWords)
  const { locale } = usePageSetting()
  return (
    <li className={classNames(card.card, styles.card)}>
      <div className={styles.words}>
        <h2 className={styles.when}>
          <ShopLink to={paths.order(order.orderId)} className={card.link}>
            {windowText(order.deliveryDate, order, locale)}
          </ShopLink>
        </h2>
        <p className={styles.details}>
          {t('card', { orderId: String(order.orderId), count: order.totalItems, service: order.deliveryService })}
        </p>
      </div>
      <OrderStatusBadge status={order.status} />
      <b className={styles.total}>{formatEuros(order.grossTotal, locale)}</b>
    </li>
  )
}
