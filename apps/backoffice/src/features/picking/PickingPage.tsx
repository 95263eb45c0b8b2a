import type { FulfilmentSlotView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { hasAnyRole } from '@bottega/rules/people/roles.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { Form, useLoaderData, useSubmit } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDay } from '../../lib/format/use-day.ts'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { useSignedInStaff } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'
import type { loadSlots } from './loaders.ts'
import styles from './Picking.module.css'
import { PressesRemark } from './presses/PressesRemark.tsx'

export { loadSlots as loader } from './loaders.ts'

/** The slots of a day with how far their orders are. */
export function Component() {
  const t = useTranslations('picking.slots')
  const dayText = useDay()
  const submit = useSubmit()
  const { roles } = useSignedInStaff()
  const { day, slots, nextDay, copiedAt } = useLoaderData<typeof loadSlots>()
  return (
    <div className={styles.picking}>
      <PageHead title={t('title')}>
        <Form className={styles.day} onChange={({ currentTarget }) => void submit(currentTarget)}>
          <TextField key={day} type="date" name="day" label={t('day')} defaultValue={day} />
        </Form>
        <LinkButton variant="secondary" href={paths.rounds(day)}>
          {t('rounds')}
        </LinkButton>
        {hasAnyRole(roles, ['picker']) && (
          <LinkButton variant="secondary" href={paths.ownShift()}>
            {t('ownShift')}
          </LinkButton>
        )}
      </PageHead>
      <PressesRemark copiedAt={copiedAt} />
      {slots.length === 0 ? (
        <EmptyState
          title={t('none')}
          action={
            nextDay !== undefined && (
              <LinkButton href={paths.picking(nextDay)}>
                {t('next', { day: dayText(nextDay, 'withWeekday') })}
              </LinkButton>
            )
          }
        />
      ) : (
        <ul className={styles.cards}>
          {slots.map((slot) => (
            <li key={`${slot.timeslotId} ${slot.warehouseId}`} className={styles.card}>
              <SlotCard slot={slot} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Released and being picked have one name, and are told as one. */
function SlotCard({ slot }: { slot: FulfilmentSlotView }) {
  const t = useTranslations('picking.slots')
  const { timeslotId, beginTime, endTime, deliveryService, warehouseName, orders, byStatus } = slot
  return (
    <>
      <h2>
        <Anchor href={paths.pickingSlot(timeslotId)}>
          {beginTime}–{endTime} · {deliveryService}
        </Anchor>
      </h2>
      <p className={styles.soft}>
        {warehouseName} · {t('orders', { count: orders })}
      </p>
      <p className={styles.badges}>
        {[...Map.groupBy(byStatus, ({ name }) => name)].map(([name, same]) => (
          <Badge key={name}>{`${name}: ${same.reduce((sum, one) => sum + one.orders, 0)}`}</Badge>
        ))}
      </p>
    </>
  )
}
