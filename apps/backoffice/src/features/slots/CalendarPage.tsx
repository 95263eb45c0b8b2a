import { slotCalendar } from '@bottega/contract/slot-desk/calls.ts'
import type { CalendarSlot } from '@bottega/contract/slot-desk/slot-desk.ts'
import { isShopDate, addDays } from '@bottega/rules/delivery/shop-calendar.ts'
import { hasAnyRole } from '@bottega/rules/people/roles.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState } from 'react'
import { Form, useLoaderData, useSubmit, type LoaderFunctionArgs } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { PageHead } from '../../lib/PageHead.tsx'
import { Remark } from '../../lib/Remark.tsx'
import { useWho } from '../../lib/use-who.ts'
import { requireRole } from '../../lib/who.ts'
import { paths } from '../../paths.ts'
import { CloseDayDialog } from './CloseDayDialog.tsx'
import { OpenDayButton } from './OpenDayButton.tsx'
import { SlotDialog } from './SlotDialog.tsx'
import styles from './Slots.module.css'

const idIn = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 0)

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper', 'operator'])
  const { searchParams } = new URL(request.url)
  const [storeId, service] = [idIn(searchParams.get('store')), idIn(searchParams.get('service'))]
  const from = searchParams.get('from') ?? ''
  const query = { ...(storeId > 0 && { store_id: storeId }), ...(isShopDate(from) && { from }) }
  return { service, ...(await api.call(slotCalendar, { query })).data }
}

/** Two weeks of a store, day by day: capacity and what is taken of it, and what staff change of it. */
export function Component() {
  const t = useTranslations('slots')
  const submit = useSubmit()
  const { roles, actingFor } = useWho()
  const calendar = useLoaderData<typeof loader>()
  const { stores, services, storeId, service, days, slots } = calendar
  const [changing, setChanging] = useState<CalendarSlot>()
  const [closing, setClosing] = useState<string>()
  const mayChange = hasAnyRole(roles, ['shopkeeper']) && actingFor === undefined
  const shown = slots.filter(({ deliveryServiceId }) => service === 0 || deliveryServiceId === service)
  const nameOf = (id: number) => services.find(({ deliveryServiceId }) => deliveryServiceId === id)?.name ?? ''
  const [first = ''] = days

  return (
    <>
      <PageHead title={t('title')}>
        <LinkButton variant="secondary" href={paths.slotTemplates(storeId)}>
          {t('templates')}
        </LinkButton>
      </PageHead>
      <search>
        <Form className={styles.filter} onChange={({ currentTarget }) => void submit(currentTarget)}>
          <Select
            name="store"
            label={t('store')}
            defaultValue={String(storeId)}
            options={stores.map(({ storeId: value, name }) => ({ value: String(value), label: name }))}
          />
          <Select
            key={storeId}
            name="service"
            label={t('service')}
            defaultValue={service > 0 ? String(service) : ''}
            options={[
              { value: '', label: t('allServices') },
              ...services.map(({ deliveryServiceId, name }) => ({ value: String(deliveryServiceId), label: name })),
            ]}
          />
          <TextField key={first} name="from" type="date" label={t('from')} defaultValue={first} />
        </Form>
      </search>
      <nav className={styles.weeks} aria-label={t('weeks')}>
        <Anchor href={paths.slots({ store: storeId, service, from: addDays(first, -7) })}>{t('before')}</Anchor>
        <Anchor href={paths.slots({ store: storeId, service, from: addDays(first, 7) })}>{t('after')}</Anchor>
      </nav>
      {shown.length === 0 && <EmptyState title={t('none')} />}
      <ul className={styles.days}>
        {days.map((day) => (
          <Day
            key={day}
            day={day}
            calendar={calendar}
            slots={shown.filter(({ date }) => date === day)}
            nameOf={nameOf}
            onChange={mayChange ? setChanging : undefined}
            onClose={mayChange ? setClosing : undefined}
          />
        ))}
      </ul>
      {changing !== undefined && (
        <SlotDialog slot={changing} name={nameOf(changing.deliveryServiceId)} onClose={() => setChanging(undefined)} />
      )}
      {closing !== undefined && (
        <CloseDayDialog
          of={{ storeId, day: closing, service }}
          serviceName={nameOf(service)}
          onClose={() => setClosing(undefined)}
        />
      )}
    </>
  )
}

interface DayProps {
  day: string
  calendar: Awaited<ReturnType<typeof loader>>
  slots: readonly CalendarSlot[]
  nameOf: (deliveryServiceId: number) => string
  onChange: ((slot: CalendarSlot) => void) | undefined
  onClose: ((day: string) => void) | undefined
}

function Day({ day, calendar: { storeId, service, today, closedDays }, slots, nameOf, onChange, onClose }: DayProps) {
  const t = useTranslations('slots')
  const format = useFormatter()
  const closings = closedDays.filter(
    ({ date, deliveryServiceId }) =>
      date === day && (deliveryServiceId === 0 || service === 0 || deliveryServiceId === service),
  )
  const own = closings.find(({ deliveryServiceId }) => deliveryServiceId === service)
  return (
    <li className={styles.day} data-past={day < today || undefined}>
      <div className={styles.dayHead}>
        <h2>{format.dateTime(new Date(`${day}T12:00:00Z`), { weekday: 'long', day: 'numeric', month: 'long' })}</h2>
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
      {slots.length === 0 && <p className={styles.soft}>{t('noSlots')}</p>}
      <ul className={styles.slots}>
        {slots.map((slot) => (
          <li key={slot.timeslotId} data-active={slot.active}>
            <SlotRow slot={slot} name={nameOf(slot.deliveryServiceId)} onChange={onChange} />
          </li>
        ))}
      </ul>
    </li>
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
        <span>{name}</span>
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
