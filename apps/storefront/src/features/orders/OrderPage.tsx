import { orderNoteList } from '@bottega/contract/orders/calls.ts'
import { isClosed, orderStatus } from '@bottega/rules/orders/order-status.ts'
import { Breadcrumbs } from '@bottega/ui/components/navigation/Breadcrumbs.tsx'
import { Sheet } from '@bottega/ui/components/overlays/Sheet.tsx'
import { data } from 'react-router'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { required } from '../../lib/api/required.ts'
import { HandoverCode } from './HandoverCode.tsx'
import { OrderRating } from './rating/OrderRating.tsx'
import { orderHistoryWords } from './words/orderHistory.ts'
import { loadOrder } from './load-order.ts'
import { OrderActions } from './OrderActions.tsx'
import { OrderSaying } from './OrderSaying.tsx'
import { OrderStop } from './OrderStop.tsx'
import { OrderDoor } from './requests/OrderDoor.tsx'
import { OrderSubstitutes } from './requests/OrderSubstitutes.tsx'
import { ParkingReservation } from './requests/ParkingReservation.tsx'
import { OrderDelivery } from './OrderDelivery.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import { OrderTotals } from './OrderTotals.tsx'
import { idIn } from '../../lib/page/address-numbers.ts'
import { formatDay, formatTime } from '@bottega/rules/text/format.ts'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { handoverOf } from '../../lib/words/service-text.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/OrderPage.ts'
import { OrderDocuments } from '../documents/OrderDocuments.tsx'
import { documentsWords } from '../documents/words/documents.ts'
import { ordersWords } from '../../lib/words/shared/orders.ts'
import styles from './OrderPage.module.css'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  namedPageMeta(matches, (locale) => translatorOf(ordersWords, locale)('order', { orderId: params['orderId'] ?? '' }))

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const orderId = idIn(params.orderId)
  if (orderId === undefined) throw data(null, { status: 404 })
  const { api } = context.get(visitContext)
  const order = await loadOrder(api, orderId, url)
  const filter = { order_id: orderId }
  const notes = order.noteId === undefined ? [] : (await required(api.call(orderNoteList, { body: { filter } }))).notes
  return { order, note: notes[0] }
}

/** One order: its status, lines, totals, and possible actions. */
export default function OrderPage({ loaderData: { order, note } }: Route.ComponentProps) {
  const t = useTranslations(ordersWords)
  const history = useTranslations(orderHistoryWords)
  const documents = useTranslations(documentsWords)
  const { locale } = usePageSetting()
  const placed = new Date(order.date)
  const title = t('order', { orderId: String(order.orderId) })
  return (
    <>
      <Breadcrumbs label={t('way')} links={[{ href: paths.orders(), name: t('title') }]} current={title} />
      <div className={styles.head}>
        <h1>{title}</h1>
        <OrderStatusBadge status={order.status} />
        <p className={styles.placed}>
          {t('placed', { day: formatDay(placed, locale), time: formatTime(placed, locale) })}
        </p>
        <OrderSaying order={order} />
        {order.status.orderStatusId === orderStatus.outForDelivery && <OrderStop orderId={order.orderId} />}
        <div className={styles.actions}>
          <OrderActions order={order} />
        </div>
      </div>
      <Sheet label={t('timeline.label')}>
        <OrderTimeline order={order} />
      </Sheet>
      <div className={styles.columns}>
        <div className={styles.side}>
          <Sheet title={t('lines.title', { count: order.totalItems })}>
            <OrderLines order={order} />
            {order.can.saveSubstitutes && <OrderSubstitutes orderId={order.orderId} orderItems={order.orderItems} />}
          </Sheet>
          {order.can.rate && (
            <Sheet title={history('rating.title')}>
              <OrderRating key={note?.date} orderId={order.orderId} note={note} />
            </Sheet>
          )}
        </div>
        <div className={styles.side}>
          <Sheet title={t(`service.${handoverOf(order)}`)}>
            <OrderDelivery order={order} />
            {order.can.saveDoor && <OrderDoor orderId={order.orderId} shippingAddress={order.shippingAddress} />}
            {order.handoverCode !== undefined && <HandoverCode orderId={order.orderId} code={order.handoverCode} />}
            {order.parking && <ParkingReservation orderId={order.orderId} parking={order.parking} />}
          </Sheet>
          <Sheet title={t('total')}>
            <OrderTotals order={order} />
          </Sheet>
          <Sheet title={documents('order.title')}>
            <OrderDocuments orderId={order.orderId} isClosed={isClosed(order.status.orderStatusId)} />
          </Sheet>
        </div>
      </div>
    </>
  )
}
