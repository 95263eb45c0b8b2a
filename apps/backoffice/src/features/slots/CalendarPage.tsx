import { slotCalendar, slotChange } from '@bottega/contract/staff-slots/calls.ts'
import { isShopDate, addDays } from '@bottega/rules/delivery/shop-calendar.ts'
import { hasAnyRole } from '@bottega/rules/people/roles.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState } from 'react'
import { Form, useLoaderData, useSearchParams, useSubmit, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { useActionDialog } from '../../lib/actions/use-action-dialog.ts'
import { api } from '../../lib/api.ts'
import { idIn } from '../../lib/asked.ts'
import layout from '../../lib/layout.module.css'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { requireRole, useSignedInStaff } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'
import { capacityBody } from './CapacityDialog.tsx'
import { unlessOnly, withParam } from './chosen-day.ts'
import { CloseDayDialog } from './CloseDayDialog.tsx'
import { Day } from './Day.tsx'
import { DayBar } from './DayBar.tsx'
import { SlotDialog } from './SlotDialog.tsx'
import styles from './Slots.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper', 'operator'])
  const { searchParams } = new URL(request.url)
  const [storeId, service = 0] = [idIn(searchParams.get('store')), idIn(searchParams.get('service'))]
  const from = searchParams.get('from') ?? ''
  const query = { ...(storeId !== undefined && { store_id: storeId }), ...(isShopDate(from) && { from }) }
  return { service, ...(await api.call(slotCalendar, { query })).data }
}

export type Calendar = Awaited<ReturnType<typeof loader>>

export const shouldRevalidate = unlessOnly('day')

/**
 * Two weeks of a store, one day of them at a time: capacity and what is taken of it, and what staff change of it. A store
 * has dozens of slots a day, and all of them at once are a page without an end.
 */
export function Component() {
  const t = useTranslations('slots')
  const submit = useSubmit()
  const { roles, actingFor } = useSignedInStaff()
  const calendar = useLoaderData<typeof loader>()
  const { stores, services, storeId, service, days, slots } = calendar
  const change = useActionDialog(async (timeslotId: number, fields) => {
    const seen = slots.find((one) => one.timeslotId === timeslotId)
    const body = { timeslot_id: timeslotId, version: seen?.version ?? 0, ...capacityBody(fields) }
    await api.call(slotChange, { body })
  })
  const changing = slots.find(({ timeslotId }) => timeslotId === change.open)
  const [closing, setClosing] = useState<string>()
  const mayChange = hasAnyRole(roles, ['shopkeeper']) && actingFor === undefined
  const shown = slots.filter(({ deliveryServiceId }) => service === 0 || deliveryServiceId === service)
  const nameOf = (id: number) => services.find(({ deliveryServiceId }) => deliveryServiceId === id)?.name ?? ''
  const [query, setQuery] = useSearchParams()
  const [first = ''] = days
  const chosen = [query.get('day'), calendar.today].find((one) => one !== null && days.includes(one)) ?? first
  const isClosed = (day: string) =>
    calendar.closedDays.some(({ date, deliveryServiceId: id }) => date === day && (id === 0 || id === service))

  return (
    <>
      <PageHead title={t('title')}>
        <LinkButton variant="secondary" href={paths.slotTemplates(storeId)}>
          {t('templates')}
        </LinkButton>
      </PageHead>
      <search>
        <Form className={layout.filter} onChange={({ currentTarget }) => void submit(currentTarget)}>
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
          <input type="hidden" name="day" value={chosen} />
          <TextField key={first} name="from" type="date" label={t('from')} defaultValue={first} />
        </Form>
      </search>
      <nav className={styles.weeks} aria-label={t('weeks')}>
        <Anchor href={paths.slots({ store: storeId, service, from: addDays(first, -7) })}>{t('before')}</Anchor>
        <Anchor href={paths.slots({ store: storeId, service, from: addDays(first, 7) })}>{t('after')}</Anchor>
      </nav>
      {shown.length === 0 && <EmptyState title={t('none')} />}
      <DayBar
        days={days}
        chosen={chosen}
        slots={shown}
        isClosed={isClosed}
        onChoose={(day) => setQuery(...withParam('day', day))}
      />
      <Day
        day={chosen}
        calendar={calendar}
        slots={shown.filter(({ date }) => date === chosen)}
        nameOf={nameOf}
        onChange={mayChange ? ({ timeslotId }) => change.show(timeslotId) : undefined}
        onClose={mayChange ? setClosing : undefined}
      />
      {changing !== undefined && (
        <SlotDialog dialog={change} slot={changing} name={nameOf(changing.deliveryServiceId)} />
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
