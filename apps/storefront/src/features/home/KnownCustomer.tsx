import { isCollected } from '@bottega/rules/delivery/delivery-services.ts'
import { formatDay, formatTime } from '@bottega/rules/text/format.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { formatShopDay, windowText } from '../../lib/words/shop-day.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import { useReorder } from '../orders/use-reorder.ts'
import styles from './KnownCustomer.module.css'
import type { KnownOrders } from './known-orders.ts'
import { homeWords } from './words/home.ts'

/** What a customer comes back for: the order on its way and the shop of last time. */
export function KnownCustomer({ orders: { next, last } }: { orders: KnownOrders }) {
  const t = useTranslations(homeWords, 'known')
  return (
    <section className={styles.section}>
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={styles.cards}>
        {next && <NextOrder order={next} />}
        {last && <LastShop order={last} />}
      </div>
    </section>
  )
}

function NextOrder({ order }: { order: NonNullable<KnownOrders['next']> }) {
  const t = useTranslations(homeWords, 'known.next')
  const { locale } = usePageSetting()
  const until = order.payableUntil ?? order.changeableUntil
  const at = until === undefined ? undefined : new Date(until)
  const when = at && { day: formatDay(at, locale), time: formatTime(at, locale) }
  const canChange = order.payableUntil === undefined && order.changeableUntil !== undefined
  return (
    <article className={styles.card}>
      <h2>
        <Icon name={isCollected(order.deliveryServiceId) ? 'store' : 'truck'} /> {t('title')}
      </h2>
      <p className={styles.when}>{windowText(order.deliveryDate, order, locale)}</p>
      <p className={styles.details}>
        {order.deliveryService}
        {' · '}
        {when === undefined ? t('closed') : t(canChange ? 'until' : 'pay', when)}
      </p>
      <LinkButton href={paths.order(order.orderId)} variant="secondary">
        {canChange ? t('change') : t('open')}
      </LinkButton>
    </article>
  )
}

function LastShop({ order }: { order: NonNullable<KnownOrders['last']> }) {
  const t = useTranslations(homeWords, 'known.last')
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
