import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { windowText } from '../../../lib/words/shop-day.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { useOrderSaying } from '../order-saying.ts'
import { UnpaidActions } from '../payment/UnpaidActions.tsx'
import { atHandWords } from '../words/atHand.ts'
import styles from './AtHand.module.css'
import type { KnownOrders } from './known-orders.ts'

/** An order that waits for its payment: until when, and what can be done. */
export function UnpaidOrder({ order }: { order: NonNullable<KnownOrders['unpaid']>[number] }) {
  const t = useTranslations(atHandWords)
  const { locale } = usePageSetting()
  return (
    <article className={styles.card} data-tone="warn">
      <h2>
        <Icon name="clock" /> {t('unpaid')}
      </h2>
      <p className={styles.when}>
        <ShopLink to={paths.order(order.orderId)}>{windowText(order.deliveryDate, order, locale)}</ShopLink>
      </p>
      <p className={styles.details}>{useOrderSaying(order)}</p>
      <UnpaidActions order={order} />
    </article>
  )
}
