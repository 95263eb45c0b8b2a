import { authTest } from '@bottega/contract/auth/calls.ts'
import { fulfilmentOrders, fulfilmentRelease } from '@bottega/contract/fulfilment/calls.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { arrivedWithin } from '@bottega/rules/orders/parking.ts'
import { formatNumber, formatPrice } from '@bottega/rules/text/format.ts'
import { centsFromEuros } from '@bottega/rules/money/cents.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../lib/api/browser-api.ts'
import { required } from '../../lib/api/required.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { Notice } from '../../lib/notices/Notice.tsx'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { TitledPage } from '../../lib/page/TitledPage.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { requireStaff } from '../../lib/visit/require-sign-in.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/StaffOrdersPage.ts'
import styles from './Fulfilment.module.css'
import { idIn } from './id-in.ts'
import { fulfilmentWords } from './words/fulfilment.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...namedPageMeta(matches, (locale) => translatorOf(fulfilmentWords, locale)('slots.title')),
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  requireStaff((await api.call(authTest)).user, ['operator', 'picker'])
  const timeslotId = idIn(params.timeslotId)
  const found = await required(api.call(fulfilmentOrders, { query: { timeslot_id: timeslotId } }))
  return { timeslotId, ...found }
}

/** The orders of a slot by what is next, and one press that gives all of them to the pickers. */
export default function StaffOrdersPage({ loaderData: { timeslotId, slot, orders } }: Route.ComponentProps) {
  const t = useTranslations(fulfilmentWords, 'orders')
  const { locale } = usePageSetting()
  const { revalidate } = useRevalidator()
  const { busy, refusal, run } = useCommand(async () => {
    await browserApi().call(fulfilmentRelease, { body: { timeslot_id: timeslotId } })
    await revalidate()
  })
  const waits = orders.some(({ status }) => status.orderStatusId === orderStatus.ordered)
  return (
    <TitledPage title={t('title', { begin: slot?.beginTime ?? '', end: slot?.endTime ?? '' })}>
      <p>
        <Anchor href={paths.staffSlots(slot && { day: slot.date })}>{t('back')}</Anchor>
      </p>
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      {waits && (
        <Button busy={busy} onClick={() => run()}>
          {t('release')}
        </Button>
      )}
      {orders.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <ul className={styles.cards}>
          {orders.map((order) => (
            <li key={order.orderId} className={styles.card}>
              <h2>
                <Anchor href={paths.staffOrder(order.orderId)}>{t('open', { orderId: String(order.orderId) })}</Anchor>
              </h2>
              <p>{order.customer}</p>
              {order.parking && (
                <p className={styles.badges}>
                  <Badge tone="ok">
                    {order.parking.distance <= arrivedWithin
                      ? t('arrived')
                      : t('coming', { distance: formatNumber(order.parking.distance, locale) })}
                  </Badge>
                  {order.parking.info !== '' && <b>{order.parking.info}</b>}
                </p>
              )}
              <p className={styles.badges}>
                <Badge>{order.status.name}</Badge>
                <span>{t('lines', { decided: String(order.decided), lines: String(order.lines) })}</span>
                {order.bags !== undefined && <span>{t('bags', { count: order.bags })}</span>}
                <span>{formatPrice(centsFromEuros(order.total) ?? 0, locale)}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </TitledPage>
  )
}
