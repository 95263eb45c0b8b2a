import { hasAnyRole, type StaffRole } from '@bottega/rules/people/roles.ts'
import { formatTimeToSecond } from '@bottega/rules/text/format-short.ts'
import type { CallReply } from '@bottega/contract/call.ts'
import { todayView, todayWeeks } from '@bottega/contract/today/calls.ts'
import type { TodaySlot } from '@bottega/contract/today/today.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { Form, useLoaderData, useSubmit, type LoaderFunctionArgs } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { StoreFilter } from '../../lib/lists/StoreFilter.tsx'
import { Section } from '../../lib/Section.tsx'
import { api } from '../../lib/api.ts'
import { idIn } from '../../lib/asked.ts'
import { useDay } from '../../lib/format/use-day.ts'
import { useEuros } from '../../lib/format/use-euros.ts'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { type Column, DataTable } from '../../lib/lists/DataTable.tsx'
import { useRefreshed } from '../../lib/reading/use-read.ts'
import { requireRole, useSignedInStaff } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'
import { Problems } from './Problems.tsx'
import { Sales } from './Sales.tsx'
import styles from './Today.module.css'
import { useNumber } from '../../lib/format/use-number.ts'

/** How many orders are at which stage: in words, and as parts of a bar. */
function StageBar({ slot: { byStage } }: { slot: TodaySlot }) {
  const t = useTranslations('today.stages')
  const sum = byStage.reduce((total, { orders }) => total + orders, 0)
  const parts = byStage.map(({ stage, orders }, place) => {
    const before = byStage.slice(0, place).reduce((total, one) => total + one.orders, 0)
    return { stage, x: (before / sum) * 100, width: (orders / sum) * 100 }
  })
  return (
    <div className={styles.stages}>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
        {parts.map(({ stage, x, width }) => (
          <rect key={stage} x={x} width={width} height={6} data-stage={stage} />
        ))}
      </svg>
      <ul>
        {byStage.map(({ stage, orders }) => (
          <li key={stage} data-stage={stage}>
            {t(stage, { count: orders })}
          </li>
        ))}
      </ul>
    </div>
  )
}

type Counts = CallReply<typeof todayView>['waiting']

interface WaitingPage {
  kind: keyof Counts
  path: string
  /** Staff who have the page. */
  roles: readonly StaffRole[]
}

const pages: readonly WaitingPage[] = [
  { kind: 'returns', path: paths.returns(), roles: ['shopkeeper', 'operator'] },
  { kind: 'rewards', path: paths.rewards(), roles: ['shopkeeper', 'operator'] },
  { kind: 'offers', path: paths.offers(), roles: ['shopkeeper', 'operator'] },
  { kind: 'tills', path: paths.tills(), roles: ['shopkeeper'] },
  { kind: 'soldOut', path: paths.stock(), roles: ['shopkeeper'] },
]

/** Work that waits on other pages: kinds without any are left out, and those of pages this person does not have. */
export function Waiting({ waiting }: { waiting: Counts }) {
  const t = useTranslations('today')
  const staff = useSignedInStaff()
  const shown = pages.filter(({ kind, roles }) => waiting[kind] > 0 && hasAnyRole(staff.roles, roles))
  if (shown.length === 0) return null
  return (
    <ul className={styles.waiting} aria-label={t('waiting')}>
      {shown.map(({ kind, path }) => (
        <li key={kind}>
          <Anchor href={path}>{t(`waitingKinds.${kind}`, { count: waiting[kind] })}</Anchor>
        </li>
      ))}
    </ul>
  )
}

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper', 'operator'])
  const { searchParams } = new URL(request.url)
  const day = searchParams.get('day') ?? ''
  const storeId = idIn(searchParams.get('store'))
  const store = storeId === undefined ? {} : { store_id: storeId }
  const [today, weeks] = await Promise.all([
    api.call(todayView, { query: { ...store, ...(day !== '' && { day }) } }),
    api.call(todayWeeks, { query: store }),
  ])
  return { ...today.data, weeks: weeks.data.weeks, storeId }
}

/** A page people leave open: it reads itself again every half minute while it is seen. */
export function Component() {
  const t = useTranslations('today')
  const language = useLocale()
  const number = useNumber()
  const dayOf = useDay()
  const euros = useEuros()
  const submit = useSubmit()
  const today = useLoaderData<typeof loader>()
  const { day, at, stores, slots, orders, late, left, takings, problems, waiting, hours, weeks, storeId } = today
  useRefreshed(30_000)

  const columns: readonly Column<TodaySlot>[] = [
    {
      key: 'slot',
      title: t('slot'),
      renderCell: ({ timeslotId, beginTime, endTime }) => (
        <Anchor href={paths.pickingSlot(timeslotId)}>{`${beginTime}–${endTime}`}</Anchor>
      ),
    },
    {
      key: 'place',
      title: t('place'),
      renderCell: ({ store, deliveryService, active }) => (
        <>
          {store} · {deliveryService} {!active && <Badge>{t('closed')}</Badge>}
        </>
      ),
    },
    { key: 'stages', title: t('orders'), renderCell: (slot) => <StageBar slot={slot} /> },
    {
      key: 'late',
      title: t('late'),
      renderCell: ({ late: few }) => (few === 0 ? '–' : <Badge tone="offer">{t('lateOrders', { count: few })}</Badge>),
    },
    {
      key: 'left',
      title: t('left'),
      figures: true,
      renderCell: (slot) => t('leftOf', { left: String(slot.left), capacity: String(slot.capacity) }),
    },
  ]
  const busy = slots.filter((slot) => slot.orders > 0 || slot.byStage.length > 0)

  return (
    <>
      <PageHead title={t('title')}>
        <Form className={styles.choice} onChange={({ currentTarget }) => void submit(currentTarget)}>
          <TextField key={day} name="day" type="date" label={t('day')} defaultValue={day} />
          <StoreFilter label={t('store')} all={t('allStores')} stores={stores} storeId={storeId} />
        </Form>
      </PageHead>
      <h2 className={styles.basis}>{t('basis', { day: dayOf(day, 'long') })}</h2>
      <dl className={styles.figures}>
        <div>
          <dt>{t('orders')}</dt>
          <dd>{number(orders)}</dd>
        </div>
        <div data-tone={late > 0 ? 'late' : undefined}>
          <dt>{t('late')}</dt>
          <dd>{number(late)}</dd>
        </div>
        <div>
          <dt>{t('left')}</dt>
          <dd>{number(left)}</dd>
        </div>
        <div>
          <dt>{t('takings')}</dt>
          <dd>{euros(takings)}</dd>
        </div>
      </dl>
      <Problems problems={problems} />
      <Waiting waiting={waiting} />
      <Section title={t('slots')}>
        {busy.length === 0 ? (
          <EmptyState title={t('noOrders')} />
        ) : (
          <DataTable caption={t('slots')} columns={columns} rows={busy} keyOf={({ timeslotId }) => timeslotId} />
        )}
      </Section>
      <div className={styles.plots}>
        <Sales
          title={t('byHour')}
          keyTitle={t('hour')}
          sales={hours.map(({ hour, orders: placed, takings: sold }) => ({
            label: `${hour}`,
            orders: placed,
            takings: sold,
          }))}
        />
        <Sales
          title={t('byWeek')}
          keyTitle={t('week')}
          sales={weeks.map(({ monday, orders: placed, takings: sold }) => ({
            orders: placed,
            takings: sold,
            label: dayOf(monday, 'short'),
          }))}
        />
      </div>
      <p className={styles.read}>{t('read', { at: formatTimeToSecond(new Date(at), language) })}</p>
    </>
  )
}
