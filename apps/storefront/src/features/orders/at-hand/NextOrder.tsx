import { isCollected } from '@bottega/rules/delivery/delivery-services.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { windowText } from '../../../lib/words/shop-day.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { useModifyOrder } from '../../order-changes/use-change-order.ts'
import { useOrderSaying } from '../order-saying.ts'
import { atHandWords } from '../words/atHand.ts'
import styles from './AtHand.module.css'
import type { KnownOrders } from './known-orders.ts'

type ComingOrder = NonNullable<KnownOrders['next']>

/** The order that comes next: when and how, to follow and, while it is time, to change. */
export function NextOrder({ order }: { order: ComingOrder }) {
  const t = useTranslations(atHandWords, 'next')
  const { locale } = usePageSetting()
  const saying = useOrderSaying(order)
  return (
    <article className={styles.card}>
      <h2>
        <Icon name={isCollected(order.deliveryServiceId) ? 'store' : 'truck'} /> {t('title')}
      </h2>
      <p className={styles.when}>{windowText(order.deliveryDate, order, locale)}</p>
      <p className={styles.details}>
        {order.deliveryService}
        {saying !== undefined && ` · ${saying}`}
      </p>
      <div className={styles.actions}>
        {order.changeableUntil !== undefined && <ChangeOrder orderId={order.orderId} />}
        <LinkButton href={paths.order(order.orderId)} variant="secondary">
          {t('track')}
        </LinkButton>
      </div>
    </article>
  )
}

function ChangeOrder({ orderId }: { orderId: number }) {
  const t = useTranslations(atHandWords, 'next')
  const { busy, modify } = useModifyOrder(orderId)
  return (
    <Button busy={busy} onClick={modify}>
      {t('change')}
    </Button>
  )
}
