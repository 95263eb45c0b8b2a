import { tokenOrderView } from '@bottega/contract/orders/calls.ts'
import type { LinkedOrderView } from '@bottega/contract/orders/order-links.ts'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { Skeleton } from '@bottega/ui/components/feedback/Skeleton.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Sheet } from '@bottega/ui/components/overlays/Sheet.tsx'
import { data } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { asRefusal } from '../../../lib/api/refusals.ts'
import { useLoaded } from '../../../lib/api/use-loaded.ts'
import { LoadedPart } from '../../../lib/notices/LoadedPart.tsx'
import { idIn } from '../../../lib/page/address-numbers.ts'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { TitledPage } from '../../../lib/page/TitledPage.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { formatEuros } from '../../../lib/words/format.ts'
import { windowText } from '../../../lib/words/shop-day.ts'
import { ordersWords } from '../../../lib/words/shared/orders.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'
import { OrderLines } from '../OrderLines.tsx'
import { OrderStatusBadge } from '../OrderStatusBadge.tsx'
import { OrderTimeline } from '../OrderTimeline.tsx'
import { orderHistoryWords } from '../words/orderHistory.ts'
import type { Route } from './+types/LinkedOrderPage.ts'
import styles from './LinkedOrderPage.module.css'

export const meta: Route.MetaFunction = ({ matches, params }) => [
  ...namedPageMeta(matches, (locale) =>
    translatorOf(ordersWords, locale)('order', { orderId: params['orderId'] ?? '' }),
  ),
  { name: 'robots', content: 'noindex' },
]

export function loader({ params }: Route.LoaderArgs) {
  const orderId = idIn(params.orderId)
  if (orderId === undefined) throw data(null, { status: 404 })
  return { orderId }
}

/**
 * An order without a login, for those who have its link. The token stands behind `#`, which is sent to no server; from
 * there it goes into the body of one request.
 */
export default function LinkedOrderPage({ loaderData: { orderId } }: Route.ComponentProps) {
  const t = useTranslations(orderHistoryWords, 'link')
  const orders = useTranslations(ordersWords)
  const loaded = useLoaded(String(orderId), () => orderBehindLink(orderId))
  return (
    <TitledPage title={orders('order', { orderId: String(orderId) })} narrow>
      <LoadedPart loaded={loaded} placeholder={<Skeleton />}>
        {(order) =>
          order === undefined ? (
            <EmptyState
              title={t('none.title')}
              text={t('none.text')}
              action={<LinkButton href={paths.order(orderId)}>{t('signIn')}</LinkButton>}
            />
          ) : (
            <LinkedOrder order={order} />
          )
        }
      </LoadedPart>
    </TitledPage>
  )
}

function LinkedOrder({ order }: { order: LinkedOrderView }) {
  const t = useTranslations(orderHistoryWords, 'link')
  const orders = useTranslations(ordersWords)
  const { locale } = usePageSetting()
  return (
    <div className={styles.order}>
      <p className={styles.when}>
        <b>{windowText(order.deliveryDate, order, locale)}</b> · {order.deliveryService} · {order.store.name}{' '}
        <OrderStatusBadge status={order.status} />
      </p>
      <Sheet label={orders('timeline.label')}>
        <OrderTimeline order={order} />
      </Sheet>
      <Sheet title={orders('lines.title', { count: order.orderItems.length })}>
        <OrderLines order={order} />
        <p className={styles.total}>
          <span>{orders('total')}</span>
          <b>{formatEuros(order.grossTotal, locale)}</b>
        </p>
      </Sheet>
      <p>
        <LinkButton href={paths.order(order.orderId)} variant="secondary">
          {t('signIn')}
        </LinkButton>
      </p>
    </div>
  )
}

/** A link that is wrong, old or of a closed order shows nothing of it. */
async function orderBehindLink(orderId: number): Promise<LinkedOrderView | undefined> {
  const body = { order_id: orderId, access_token: window.location.hash.slice(1), show_replaced: true }
  try {
    return (await browserApi().call(tokenOrderView, { body })).data.order
  } catch (error) {
    const { code = '' } = asRefusal(error)
    if (code !== 'error.order.notFound' && code !== 'error.request.invalid') throw error
    return undefined
  }
}
