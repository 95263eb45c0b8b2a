import { fulfilmentAssignFree, fulfilmentRelease } from '@bottega/contract/fulfilment/calls.ts'
import type { FulfilmentOrderRow } from '@bottega/contract/fulfilment/fulfilment.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { arrivedWithin } from '@bottega/rules/orders/parking.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { SegmentedControl } from '@bottega/ui/components/fields/SegmentedControl.tsx'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { hasAnyRole } from '@bottega/rules/people/roles.ts'
import { api } from '../../lib/api.ts'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { Remark } from '../../lib/Remark.tsx'
import { useCommand } from '../../lib/use-command.ts'
import { useDay } from '../../lib/format/use-day.ts'
import { useEuros } from '../../lib/format/use-euros.ts'
import { useSignedInStaff } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'
import type { loadSlot } from './loaders.ts'
import { OrderPicker } from './OrderPicker.tsx'
import styles from './Picking.module.css'
import { usePresses } from './presses/presses.ts'
import { PressesRemark, WaitingPresses } from './presses/PressesRemark.tsx'
import { rowNow } from './use-order.ts'
import { useNumber } from '../../lib/format/use-number.ts'

export { loadSlot as loader } from './loaders.ts'

const open: ReadonlySet<number> = new Set([orderStatus.ordered, orderStatus.inPreparation, orderStatus.beingPicked])

const choices = ['all', 'mine', 'free'] as const
type Choice = (typeof choices)[number]

/** The orders of a slot by what is next and by who picks them, one press that gives all of them to the pickers, and the way to their batch. */
export function Component() {
  const t = useTranslations('picking.orders')
  const pickers = useTranslations('picking.pickers')
  const { timeslotId, slot, orders: listed, staff, copiedAt } = useLoaderData<typeof loadSlot>()
  const dayText = useDay()
  const state = usePresses()
  const orders = listed.map((row) => rowNow(row, state))
  const { roles } = useSignedInStaff()
  const [choice, setChoice] = useState<Choice>('all')
  const { revalidate } = useRevalidator()
  const { busy, refusal, run } = useCommand(async () => {
    await api.call(fulfilmentRelease, { body: { timeslot_id: timeslotId } })
    await revalidate()
  })
  const waits = orders.some(({ status }) => status.orderStatusId === orderStatus.ordered)
  const isOpen = orders.some(({ status }) => open.has(status.orderStatusId))
  const you = staff.find((one) => one.you)
  const [taken, setTaken] = useState<number>()
  const isFree = ({ status, picker }: FulfilmentOrderRow) => open.has(status.orderStatusId) && picker === undefined
  const free = orders.filter(isFree).length
  const takeFree = useCommand(async (staffId: number) => {
    setTaken(undefined)
    const body = { timeslot_id: timeslotId, staff_id: staffId }
    const { orderIds } = (await api.call(fulfilmentAssignFree, { body })).data
    setTaken(orderIds.length)
    await revalidate()
  })
  const shown = orders.filter((one) => {
    if (choice === 'all') return true
    return choice === 'mine' ? one.picker?.you === true : isFree(one)
  })
  return (
    <div className={styles.picking}>
      <PageHead
        back={{ href: paths.picking(slot?.date), text: t('back') }}
        title={t('title', { begin: slot?.beginTime ?? '', end: slot?.endTime ?? '' })}
        {...(slot && { text: `${dayText(slot.date)} · ${slot.warehouseName} · ${slot.deliveryService}` })}
      >
        {isOpen && <LinkButton href={paths.batch(timeslotId)}>{t('batch')}</LinkButton>}
        {waits && hasAnyRole(roles, ['picker']) && (
          <Button variant="secondary" busy={busy} onClick={() => run()}>
            {t('release')}
          </Button>
        )}
        {free > 0 && you !== undefined && hasAnyRole(roles, ['picker']) && (
          <Button variant="secondary" busy={takeFree.busy} onClick={() => takeFree.run(you.staffId)}>
            {pickers('takeFree', { count: free })}
          </Button>
        )}
      </PageHead>
      {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
      {takeFree.refusal !== undefined && <Remark tone="error">{takeFree.refusal}</Remark>}
      {taken !== undefined && <Remark tone="info">{pickers('tookFree', { count: taken })}</Remark>}
      <PressesRemark copiedAt={copiedAt} />
      {orders.length > 1 && (
        <SegmentedControl
          legend={pickers('show')}
          value={choice}
          options={choices.map((value) => ({ value, label: pickers(value) }))}
          onChange={setChoice}
        />
      )}
      {orders.length > 0 && shown.length === 0 && <EmptyState title={pickers('noneShown')} />}
      {orders.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <ul className={styles.cards}>
          {shown.map((order) => (
            <li key={order.orderId} className={styles.card}>
              <OrderCard order={order} />
              <OrderPicker order={order} staff={staff} isOpen={open.has(order.status.orderStatusId)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function OrderCard({
  order: { orderId, customer, parking, status, decided, lines, bags, crates, total },
}: {
  order: FulfilmentOrderRow
}) {
  const t = useTranslations('picking.orders')
  const number = useNumber()
  const euros = useEuros()
  return (
    <>
      <h2>
        <Anchor href={paths.pickOrder(orderId)}>{t('open', { orderId: String(orderId) })}</Anchor>
      </h2>
      <p>{customer}</p>
      {parking && (
        <p className={styles.badges}>
          <Badge tone="ok">
            {parking.distance <= arrivedWithin ? t('arrived') : t('coming', { distance: number(parking.distance) })}
          </Badge>
          {parking.info !== '' && <b>{parking.info}</b>}
        </p>
      )}
      <p className={styles.badges}>
        <Badge>{status.name}</Badge>
        <WaitingPresses orderId={orderId} />
        <span>{t('lines', { decided: String(decided), lines: String(lines) })}</span>
        {bags !== undefined && bags > 0 && <span>{t('bags', { count: bags })}</span>}
        {crates !== undefined && crates > 0 && <span>{t('crates', { count: crates })}</span>}
        <span>{euros(total)}</span>
      </p>
    </>
  )
}
