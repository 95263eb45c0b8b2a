import type { OrderSummaryView } from '@bottega/contract/orders/orders.ts'
import { ordersWords } from '../../../lib/words/shared/orders.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { OrderSaying } from '../OrderSaying.tsx'
import { UnpaidActions } from '../payment/UnpaidActions.tsx'
import { OrderCard } from './OrderCard.tsx'
import styles from './UnpaidOrders.module.css'

/** Orders that wait for their payment, each with what can be done about it. */
export function UnpaidOrders({ orders }: { orders: readonly OrderSummaryView[] }) {
  const t = useTranslations(ordersWords, 'unpaid')
  if (orders.length === 0) return null
  return (
    <section className={styles.section} aria-label={t('title')}>
      <h2 className={styles.title}>{t('title')}</h2>
      {orders.map((order) => (
        <div key={order.orderId} className={styles.order}>
          <ul>
            <OrderCard order={order} isExplained />
          </ul>
          <OrderSaying order={order} />
          <UnpaidActions order={order} />
        </div>
      ))}
    </section>
  )
}
