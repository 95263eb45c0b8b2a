import { slotDay, slotOpenDay } from '@bottega/contract/staff-slots/calls.ts'
import type { CalendarSlot } from '@bottega/contract/staff-slots/staff-slots.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { Remark } from '../../lib/Remark.tsx'
import { api } from '../../lib/api.ts'
import { useDay } from '../../lib/format/use-day.ts'
import { ReadAgain } from '../../lib/reading/ReadAgain.tsx'
import { useRead } from '../../lib/reading/use-read.ts'
import { useCommand } from '../../lib/use-command.ts'
import type { Calendar } from './CalendarPage.tsx'
import { ConcernedOrders } from './ConcernedOrders.tsx'
import styles from './Slots.module.css'
import { dayInput, type DayOf } from './chosen-day.ts'

function OpenDayButton({ of }: { of: DayOf }) {
  const t = useTranslations('slots')
  const { revalidate } = useRevalidator()
  const { busy, refusal, run } = useCommand(async () => {
    await api.call(slotOpenDay, { body: dayInput(of) })
    await revalidate()
  })
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={() => run()}>
        {t('openDay')}
      </Button>
      {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
    </>
  )
}

/** Orders still on a day that is closed: without it, a packed order would wait there with nobody to see it. */
function OrdersOfClosedDay({ of }: { of: DayOf }) {
  const t = useTranslations('slots')
  const still = useRead(async () => (await api.call(slotDay, { query: dayInput(of) })).data.orders)
  if (still.answer === undefined) return <ReadAgain {...still} />
  if (still.answer.length === 0) return null
  return (
    <>
      <Remark tone="warn">{t('stillThere', { count: still.answer.length })}</Remark>
      <ConcernedOrders orders={still.answer} />
    </>
  )
}

interface DayProps {
  day: string
  calendar: Calendar
  slots: readonly CalendarSlot[]
  nameOf: (deliveryServiceId: number) => string
  onChange: ((slot: CalendarSlot) => void) | undefined
  onClose: ((day: string) => void) | undefined
}

/** The slots of a day, service by service, and the day as a whole closed or opened again. */
export function Day({
  day,
  calendar: { storeId, service, today, closedDays },
  slots,
  nameOf,
  onChange,
  onClose,
}: DayProps) {
  const t = useTranslations('slots')
  const dayOf = useDay()
  const closings = closedDays.filter(
    ({ date, deliveryServiceId }) =>
      date === day && (deliveryServiceId === 0 || service === 0 || deliveryServiceId === service),
  )
  const own = closings.find(({ deliveryServiceId }) => deliveryServiceId === service)
  return (
    <section className={styles.day}>
      <div className={styles.dayHead}>
        <h2>{dayOf(day, 'withWeekday')}</h2>
        {onClose !== undefined && day >= today && own === undefined && (
          <Button variant="secondary" onClick={() => onClose(day)}>
            {t('closeDay')}
          </Button>
        )}
        {onClose !== undefined && day >= today && own !== undefined && <OpenDayButton of={{ storeId, day, service }} />}
      </div>
      {closings.map(({ deliveryServiceId, reason }) => (
        <Remark key={deliveryServiceId} tone="warn">
          {deliveryServiceId === 0
            ? t('closed', { reason })
            : t('closedService', { service: nameOf(deliveryServiceId), reason })}
        </Remark>
      ))}
      {closings.length > 0 && day >= today && (
        <OrdersOfClosedDay key={`${storeId} ${day} ${service}`} of={{ storeId, day, service }} />
      )}
      {slots.length === 0 && <p className={styles.soft}>{t('noSlots')}</p>}
      <div className={styles.services}>
        {[...Map.groupBy(slots, ({ deliveryServiceId }) => deliveryServiceId)].map(([id, ofService]) => (
          <section key={id} className={styles.service}>
            <h3>{nameOf(id)}</h3>
            <ul className={styles.slots}>
              {ofService.map((slot) => (
                <li key={slot.timeslotId} data-active={slot.active}>
                  <SlotRow slot={slot} name={nameOf(id)} onChange={onChange} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

interface SlotRowProps {
  slot: CalendarSlot
  name: string
  onChange: ((slot: CalendarSlot) => void) | undefined
}

function SlotRow({ slot, name, onChange }: SlotRowProps) {
  const t = useTranslations('slots')
  const { beginTime, endTime, booked, held, capacity, active, isPast } = slot
  const label = `${beginTime}–${endTime} ${name}`
  return (
    <>
      <div className={styles.window}>
        <strong>{`${beginTime}–${endTime}`}</strong>
        {!active && <Badge tone="warn">{t('off')}</Badge>}
      </div>
      <div className={styles.fill}>
        <meter
          min={0}
          max={Math.max(1, capacity)}
          value={booked + held}
          aria-label={t('taken', { slot: label, taken: String(booked + held), capacity: String(capacity) })}
        />
        <span>{t('bookedOf', { booked: String(booked), capacity: String(capacity) })}</span>
        {held > 0 && <span className={styles.soft}>{t('held', { count: held })}</span>}
      </div>
      {onChange !== undefined && !isPast && (
        <Button variant="quiet" aria-label={t('changeSlot', { slot: label })} onClick={() => onChange(slot)}>
          {t('change')}
        </Button>
      )}
    </>
  )
}
