import { slotTemplateChange, slotTemplates } from '@bottega/contract/staff-slots/calls.ts'
import type { SlotTemplateView } from '@bottega/contract/staff-slots/staff-slots.ts'
import { hasAnyRole } from '@bottega/rules/people/roles.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { Form, useLoaderData, useSearchParams, useSubmit, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { useActionDialog } from '../../lib/actions/use-action-dialog.ts'
import { api } from '../../lib/api.ts'
import { idIn } from '../../lib/asked.ts'
import { DataTable, type Column } from '../../lib/lists/DataTable.tsx'
import layout from '../../lib/layout.module.css'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { requireRole, useSignedInStaff } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'
import { capacityBody, CapacityDialog } from './CapacityDialog.tsx'
import { addTemplate, NewTemplateDialog } from './NewTemplateDialog.tsx'
import styles from './Slots.module.css'
import { unlessOnly, withParam } from './chosen-day.ts'
import { useWeekday, weekdays } from '../../lib/format/use-weekday.ts'
import { useNumber } from '../../lib/format/use-number.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper', 'operator'])
  const store = idIn(new URL(request.url).searchParams.get('store'))
  const query = store === undefined ? {} : { store_id: store }
  return (await api.call(slotTemplates, { query })).data
}

export const shouldRevalidate = unlessOnly('weekday')

/** The week of a store, from which its slots are made, one day of it at a time. */
export function Component() {
  const t = useTranslations('slots')
  const submit = useSubmit()
  const number = useNumber()
  const weekday = useWeekday()
  const { roles, actingFor } = useSignedInStaff()
  const { stores, services, storeId, templates } = useLoaderData<typeof loader>()
  const change = useActionDialog(async (templateId: number, fields) => {
    const seen = templates.find((one) => one.templateId === templateId)
    const body = { template_id: templateId, version: seen?.version ?? 0, ...capacityBody(fields) }
    await api.call(slotTemplateChange, { body })
  })
  const changing = templates.find(({ templateId }) => templateId === change.open)
  const adding = useActionDialog((_add: 'add', fields) => addTemplate(storeId, fields))
  const [query, setQuery] = useSearchParams()
  const chosen = weekdays.find((day) => String(day) === query.get('weekday')) ?? 1
  const shown = templates.filter((one) => one.weekday === chosen)
  const mayChange = hasAnyRole(roles, ['shopkeeper']) && actingFor === undefined
  const nameOf = (id: number) => services.find(({ deliveryServiceId }) => deliveryServiceId === id)?.name ?? ''
  const windowOf = (row: SlotTemplateView) => `${weekday(row.weekday)} ${row.beginTime}–${row.endTime}`

  const columns: readonly Column<SlotTemplateView>[] = [
    { key: 'window', title: t('window'), renderCell: windowOf },
    {
      key: 'service',
      title: t('service'),
      renderCell: ({ deliveryServiceId, active }) => (
        <>
          {nameOf(deliveryServiceId)} {!active && <Badge tone="warn">{t('off')}</Badge>}
        </>
      ),
    },
    { key: 'capacity', title: t('capacity'), figures: true, renderCell: ({ capacity }) => number(capacity) },
    {
      key: 'cutoff',
      title: t('cutoffShort'),
      figures: true,
      renderCell: ({ cutoffMinutes }) => t('hours', { hours: number(cutoffMinutes / 60) }),
    },
    ...(mayChange
      ? [
          {
            key: 'change',
            title: t('change'),
            actions: true as const,
            renderCell: (row: SlotTemplateView) => (
              <Button
                variant="secondary"
                aria-label={t('changeSlot', { slot: `${windowOf(row)} ${nameOf(row.deliveryServiceId)}` })}
                onClick={() => change.show(row.templateId)}
              >
                {t('change')}
              </Button>
            ),
          },
        ]
      : []),
  ]

  return (
    <>
      <PageHead
        back={{ href: paths.slots({ store: storeId }), text: t('toCalendar') }}
        title={t('templatesTitle')}
        text={t('templatesText')}
      >
        {mayChange && <Button onClick={() => adding.show('add')}>{t('add')}</Button>}
      </PageHead>
      <Form className={layout.filter} onChange={({ currentTarget }) => void submit(currentTarget)}>
        <Select
          name="store"
          label={t('store')}
          defaultValue={String(storeId)}
          options={stores.map(({ storeId: value, name }) => ({ value: String(value), label: name }))}
        />
      </Form>
      <WeekdayBar
        chosen={chosen}
        templates={templates}
        onChoose={(day) => setQuery(...withParam('weekday', String(day)))}
      />
      {shown.length === 0 ? (
        <EmptyState title={t('noTemplates')} />
      ) : (
        <DataTable
          caption={t('templatesTitle')}
          columns={columns}
          rows={shown}
          keyOf={({ templateId }) => templateId}
        />
      )}
      {changing !== undefined && (
        <CapacityDialog
          dialog={change}
          title={`${windowOf(changing)} · ${nameOf(changing.deliveryServiceId)}`}
          text={t('follow')}
          now={changing}
        />
      )}
      {adding.open !== undefined && <NewTemplateDialog dialog={adding} services={services} />}
    </>
  )
}

interface WeekdayBarProps {
  chosen: number
  templates: readonly SlotTemplateView[]
  onChoose: (weekday: number) => void
}

function WeekdayBar({ chosen, templates, onChoose }: WeekdayBarProps) {
  const t = useTranslations('slots')
  const weekday = useWeekday()
  return (
    <ul className={styles.bar} data-week aria-label={t('days')}>
      {weekdays.map((day) => (
        <li key={day}>
          <button type="button" aria-pressed={day === chosen} onClick={() => onChoose(day)}>
            <strong>{weekday(day, 'short')}</strong>
            <span className={styles.soft}>
              {t('windows', { count: templates.filter((one) => one.weekday === day).length })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
