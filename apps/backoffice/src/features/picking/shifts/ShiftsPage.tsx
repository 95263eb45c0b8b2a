import { fulfilmentShift, fulfilmentShifts, fulfilmentShiftsFile } from '@bottega/contract/fulfilment/calls.ts'
import type { ShiftView } from '@bottega/contract/fulfilment/shifts.ts'
import { addDays, isShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { daysOfFigures, hasFigures } from '@bottega/rules/fulfilment/shift-figures.ts'
import { type FileFormat, fileFormats } from '@bottega/rules/reports/report-kinds.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/api.ts'
import { idIn } from '../../../lib/asked.ts'
import { useDay } from '../../../lib/format/use-day.ts'
import { useNumber } from '../../../lib/format/use-number.ts'
import { useTime } from '../../../lib/format/use-time.ts'
import { PageHead } from '../../../lib/head/PageHead.tsx'
import layout from '../../../lib/layout.module.css'
import { type Column, DataTable } from '../../../lib/lists/DataTable.tsx'
import { SearchForm } from '../../../lib/lists/SearchForm.tsx'
import { Remark } from '../../../lib/Remark.tsx'
import { Section } from '../../../lib/Section.tsx'
import { requireRole } from '../../../lib/signed-in-staff.ts'
import { storeFile } from '../../../lib/store-file.ts'
import { useCommand } from '../../../lib/use-command.ts'
import { paths } from '../../../paths.ts'

/** One day of one store; where the shop does not show figures by person, the page is not there. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper'])
  const { day: today, stores } = (await api.call(fulfilmentShift, { query: {} })).data
  const { searchParams } = new URL(request.url)
  const [wanted, day] = [idIn(searchParams.get('store')), searchParams.get('day') ?? '']
  const chosen = stores.find(({ storeId }) => storeId === wanted) ?? stores[0]
  // React Router takes a thrown response as the status of the page.
  // oxlint-disable-next-line typescript/only-throw-error
  if (chosen === undefined) throw new Response(null, { status: 404 })
  const asked = { store_id: chosen.storeId, day: isShopDate(day) && hasFigures(day, today) ? day : today }
  return { asked, today, stores, ...(await api.call(fulfilmentShifts, { query: asked })).data }
}

/** The figures of each picker of a store on a day, as a table and a file. */
export function Component() {
  const t = useTranslations('picking.shifts')
  const dayText = useDay()
  const { asked, today, stores, store, shifts } = useLoaderData<typeof loader>()
  const download = useCommand(async (format: FileFormat) =>
    storeFile((await api.call(fulfilmentShiftsFile, { query: { ...asked, format } })).data),
  )
  const columns = useColumns()
  const title = `${store.name}, ${dayText(asked.day, 'withWeekday')}`
  return (
    <>
      <PageHead title={t('title')} text={t('text')} back={{ href: paths.ownShift(), text: t('own') }} />
      <SearchForm button={t('show')}>
        <Select
          name="store"
          label={t('store')}
          defaultValue={String(asked.store_id)}
          options={stores.map(({ storeId, name }) => ({ value: String(storeId), label: name }))}
        />
        <TextField
          type="date"
          name="day"
          label={t('day')}
          defaultValue={asked.day}
          min={addDays(today, 1 - daysOfFigures)}
          max={today}
          required
        />
      </SearchForm>
      <Section title={title}>
        {shifts.length === 0 ? (
          <EmptyState title={t('none')} />
        ) : (
          <>
            <DataTable caption={title} columns={columns} rows={shifts} keyOf={({ staffId }) => staffId} />
            <p>{t('note')}</p>
            <p className={layout.filter}>
              {fileFormats.map((format) => (
                <Button key={format} variant="secondary" busy={download.busy} onClick={() => download.run(format)}>
                  {t(`download.${format}`)}
                </Button>
              ))}
            </p>
          </>
        )}
        {download.refusal !== undefined && <Remark tone="error">{download.refusal}</Remark>}
      </Section>
    </>
  )
}

const counted = [
  'lines',
  'pieces',
  'kilograms',
  'shorts',
  'substitutes',
  'corrections',
  'orders',
] as const satisfies readonly (keyof ShiftView)[]

function useColumns(): readonly Column<ShiftView>[] {
  const t = useTranslations('picking.shifts')
  const number = useNumber()
  const time = useTime()
  const at = (instant: string) => time(Date.parse(instant))
  return [
    { key: 'person', title: t('person'), renderCell: ({ name }) => name },
    ...counted.map((key) => ({
      key,
      title: t(key),
      figures: true as const,
      renderCell: (shift: ShiftView) => number(shift[key]),
    })),
    {
      key: 'between',
      title: t('between'),
      figures: true,
      renderCell: ({ firstAt, lastAt }) =>
        firstAt === undefined || lastAt === undefined ? '–' : `${at(firstAt)}–${at(lastAt)}`,
    },
    {
      key: 'active',
      title: t('active'),
      figures: true,
      renderCell: ({ activeMinutes }) => t('minutes', { count: number(activeMinutes) }),
    },
    {
      key: 'perHour',
      title: t('perHour'),
      figures: true,
      renderCell: ({ linesPerHour }) => (linesPerHour === null ? '–' : number(linesPerHour)),
    },
  ]
}
