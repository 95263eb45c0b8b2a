import { classNames } from '@bottega/ui/class-names.ts'
import type { OrderSummaryView } from '@bottega/contract/orders/orders.ts'
import { unpaidStatuses } from '@bottega/rules/orders/order-status.ts'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { formatEuros } from '../../../lib/words/format.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import card from '../../../lib/page/linked-card.module.css'
import { windowText } from '../../../lib/words/shop-day.ts'
import { ordersWords } from '../../../lib/words/shared/orders.ts'
import styles from './OrderCard.module.css'
import { orderListWords } from '../words/orderList.ts'
import { OrderSaying } from '../OrderSaying.tsx'
import { OrderStatusBadge } from '../OrderStatusBadge.tsx'

type OrderCardProps = {
  order: OrderSummaryView
  withSuborders?: boolean
  /** Below it stands already what it waits for. */
  isExplained?: boolean
}

/** An order in the list: its slot, service and total; what its payment waits for; whose it is where it is another person's. */
export function OrderCard({ order, withSuborders = false, isExplained = false }: OrderCardProps) {
  const t = useTranslations(ordersWords)
  const list = useTranslations(orderListWords)
  const { locale } = usePageSetting()
  const { person, suborders } = order
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
          {person && ` · ${list('of', { name: `${person.firstName} ${person.lastName}` })}`}
        </p>
        {!isExplained && unpaidStatuses.has(order.status.orderStatusId) && <OrderSaying order={order} />}
        {withSuborders && suborders.length > 0 && (
          <ul className={styles.suborders}>
            {suborders.map(({ suborderId, warehouse, deliveryStatus }) => (
              <li key={suborderId}>
                {`${list('suborder', { suborderId: String(suborderId), warehouse: warehouse.name })} · ${deliveryStatus.name}`}
              </li>
            ))}
          </ul>
        )}
      </div>
      <OrderStatusBadge status={order.status} />
      <b className={styles.total}>{formatEuros(order.grossTotal, locale)}</b>
    </li>
  )
}
