import { staffOrder } from '@bottega/contract/staff-orders/calls.ts'
import type { StaffOrder } from '@bottega/contract/staff-orders/staff-orders.ts'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { CustomerLink, Email, PhoneLink } from '../../lib/links.tsx'
import layout from '../../lib/layout.module.css'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { Facts, Part, Parts } from '../../lib/Part.tsx'
import { Remark } from '../../lib/Remark.tsx'
import { readOne } from '../../lib/reading/read-one.ts'
import { useAmount } from '../../lib/format/use-amount.ts'
import { useDay } from '../../lib/format/use-day.ts'
import { useEuros } from '../../lib/format/use-euros.ts'
import { useWhen } from '../../lib/format/use-when.ts'
import { useWindow } from '../../lib/format/use-window.ts'
import { TagList } from '../../lib/lists/TagList.tsx'
import { requireRole } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'
import { stageTone } from '../../lib/status-tones.ts'
import { GivenBack } from './GivenBack.tsx'
import { lineName } from './LineFields.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderMails } from './OrderMails.tsx'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper', 'operator'])
  return readOne(
    params['orderId'],
    'error.order.notFound',
    async (orderId) => (await api.call(staffOrder, { query: { order_id: orderId } })).data.order,
  )
}

/** The whole story of an order, and what staff do about it. */
export function Component() {
  const t = useTranslations('orders')
  const order = useLoaderData<typeof loader>()
  const amount = useAmount()
  const when = useWhen()
  const euros = useEuros()
  /** Of the few that have one; names of staff and of new kinds of rows stand as they are. */
  const wordOf = (group: 'reasons' | 'actors', name: string) => {
    const key = `${group}.${name}` as 'actors.customer'
    return t.has(key) ? t(key) : name
  }
  const windowOf = useWindow()
  const { customer, lines, adjustments, events, payments, refunds, notes } = order
  return (
    <>
      <PageHead
        back={{ href: paths.orders(), text: t('back') }}
        title={t('orderTitle', { orderId: String(order.orderId) })}
      >
        <Badge tone={stageTone(order.stage)}>{order.status}</Badge>
      </PageHead>
      <OrderActions order={order} />
      <Parts>
        <Part title={t('facts')}>
          <Delivery order={order} />
        </Part>
        <Part title={t('customer')}>
          <p>
            <CustomerLink userId={customer.userId} name={customer.name} />
          </p>
          <TagList tags={customer.tags} />
          <p>
            <Email address={customer.email} />
          </p>
          {customer.phone !== '' && (
            <p>
              <PhoneLink phone={customer.phone} />
            </p>
          )}
          {order.aboutCustomer.map((note) => (
            <Remark key={note} tone="info">
              {note}
            </Remark>
          ))}
          {order.orderReference !== undefined && (
            <p>
              {t('orderReference')} {order.orderReference}
            </p>
          )}
          {order.costCentre !== undefined && (
            <p>
              {t('costCentre')} {order.costCentre}
            </p>
          )}
          {order.customerNote !== '' && <blockquote>{order.customerNote}</blockquote>}
        </Part>
        <Part title={t('lines')}>
          <ul className={layout.rows}>
            {lines.map(({ isLoose, ordered, prepared = ordered, recalled, total, ...line }, place) => (
              // Lines have no name of their own, and never change places.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={place}>
                <span>
                  {lineName(line)} · {amount(ordered, isLoose ? 'kg' : 'pz')}
                  {prepared !== ordered && <> → {amount(prepared, isLoose ? 'kg' : 'pz')}</>}{' '}
                  {recalled && <Badge tone="warn">{t('recalled')}</Badge>}
                  {line.pieces !== undefined && <>({t('askedPieces', { count: line.pieces })})</>}
                  {line.lineNote !== undefined && (
                    <>
                      <br />
                      {t('lineNote')} <q>{line.lineNote}</q>
                    </>
                  )}
                </span>
                <span>{euros(total)}</span>
              </li>
            ))}
            {adjustments.map(({ reason, amount }, place) => (
              // oxlint-disable-next-line react/no-array-index-key
              <li key={`row ${place}`}>
                <span>{wordOf('reasons', reason)}</span>
                <span>{euros(amount)}</span>
              </li>
            ))}
            <li>
              <strong>{t('total')}</strong>
              <strong>{euros(order.total)}</strong>
            </li>
          </ul>
        </Part>
        <Part title={t('payments')}>
          <ul className={layout.rows}>
            {payments.map(({ at, state, amount, captured, refunded }) => (
              <li key={at}>
                <span>
                  {when(at)} · {t(`paymentStates.${state}` as 'paymentStates.captured')}
                  {refunded > 0 && <> · {t('refunded', { amount: euros(refunded) })}</>}
                </span>
                <span>{euros(captured > 0 ? captured : amount)}</span>
              </li>
            ))}
            {refunds.map(({ at, amount, state }) => (
              <li key={`refund ${at}`}>
                <span>
                  {when(at)} · {t(state === 'given' ? 'refundGiven' : 'refundAsked')}
                </span>
                <span>{euros(-amount)}</span>
              </li>
            ))}
          </ul>
        </Part>
        {order.givenBack.length > 0 && (
          <Part title={t('givenBack.title')}>
            <GivenBack of={order.givenBack} />
          </Part>
        )}
        <Part title={t('events')}>
          <ol className={layout.story}>
            {events.map(({ at, status, actor, reason, change, rescheduled }) => (
              <li key={`${at} ${status}`}>
                <time dateTime={at}>{when(at)}</time> <strong>{status}</strong> ·{' '}
                {wordOf('actors', actor.replace(/^staff /, ''))}
                {rescheduled !== undefined && (
                  <> · {t('rescheduled', { from: windowOf(rescheduled.from), to: windowOf(rescheduled.to) })}</>
                )}
                {reason !== '' && <> · {reason}</>}
                {change !== undefined && (
                  <>
                    {' '}
                    · {euros(change.from)} → {euros(change.to)}
                  </>
                )}
              </li>
            ))}
          </ol>
        </Part>
        <Part title={t('mails')}>
          <OrderMails order={order} />
        </Part>
        <Part title={t('notes')}>
          {notes.length === 0 ? (
            <p>{t('noNotes')}</p>
          ) : (
            <ol className={layout.story}>
              {notes.map(({ at, staffName, body }) => (
                <li key={at}>
                  <time dateTime={at}>{when(at)}</time> <strong>{staffName}</strong>
                  <p>{body}</p>
                </li>
              ))}
            </ol>
          )}
        </Part>
      </Parts>
    </>
  )
}

function Delivery({ order }: { order: StaffOrder }) {
  const t = useTranslations('orders')
  const day = useDay()
  const when = useWhen()
  return (
    <Facts
      of={[
        [t('slot'), `${day(order.day, 'withShortWeekday')}, ${order.beginTime}–${order.endTime}`],
        [t('where'), [order.deliveryService, order.store, order.address].filter(Boolean).join(' · ')],
        [t('placed'), when(order.placedAt)],
        ...(order.termsVersion === undefined
          ? []
          : [[t('terms'), t('termsOf', { day: day(order.termsVersion) })] as const]),
      ]}
    />
  )
}
