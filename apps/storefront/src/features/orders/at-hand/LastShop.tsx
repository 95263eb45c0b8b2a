import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { formatShopDay } from '../../../lib/words/shop-day.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { useReorder } from '../use-reorder.ts'
import { atHandWords } from '../words/atHand.ts'
import styles from './AtHand.module.css'
import type { KnownOrders } from './known-orders.ts'

/** The shop of last time, to order again. */
export function LastShop({ order }: { order: NonNullable<KnownOrders['last']> }) {
  const t = useTranslations(atHandWords, 'last')
  const { locale } = usePageSetting()
  const { busy, reorder } = useReorder(order.orderId)
  return (
    <article className={styles.card}>
      <h2>
        <Icon name="bag" /> {t('title')}
      </h2>
      <p className={styles.details}>
        {t('details', { day: formatShopDay(order.deliveryDate, locale), count: order.totalItems })}
      </p>
      <Button busy={busy} onClick={reorder}>
        {t('again')}
      </Button>
    </article>
  )
}
