import { isCollected } from '@bottega/rules/delivery/delivery-services.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { ShopLink } from '../../lib/page/ShopLink.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { formatShopDay, windowText } from '../../lib/words/shop-day.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import { useOrderSaying } from '../orders/order-saying.ts'
import { UnpaidActions } from '../orders/payment/UnpaidActions.tsx'
import { useReorder } from '../orders/use-reorder.ts'
import styles from './KnownCustomer.module.css'
import type { KnownOrders } from './known-orders.ts'
import { homeWords } from './words/home.ts'

/** What a customer comes back for: an order to pay first, the one on its way, and the shop of last time. */
export function KnownCustomer({ orders: { unpaid, next, last } }: { orders: KnownOrders }) {
  const t = useTranslations(homeWords, 'known')
  return (
    <section className={styles.section}>
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={styles.cards}>
        {unpaid?.map((order) => (
          <UnpaidOrder key={order.orderId} order={order} />
        ))}
        {next && <NextOrder order={next} />}
        {last && <LastShop order={last} />}
      </div>
    </section>
  )
}

function UnpaidOrder({ order }: { order: NonNullable<KnownOrders['unpaid']>[number] }) {
  const t = useTranslations(homeWords, 'known')
  const { locale } = usePageSetting()
  return (
    <article className={styles.card} data-tone="warn">
      <h2>
        <Icon name="clock" /> {t('unpaid.title')}
      </h2>
      <p className={styles.when}>
        <ShopLink to={paths.order(order.orderId)}>{windowText(order.deliveryDate, order, locale)}</ShopLink>
      </p>
      <p className={styles.details}>{useOrderSaying(order)}</p>
      <UnpaidActions order={order} />
    </article>
  )
}

function NextOrder({ order }: { order: NonNullable<KnownOrders['next']> }) {
  const t = useTranslations(homeWords, 'known.next')
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
      <LinkButton href={paths.order(order.orderId)} variant="secondary">
        {order.changeableUntil === undefined ? t('open') : t('change')}
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
