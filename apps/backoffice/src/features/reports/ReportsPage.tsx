import { reportFile, reportMonth, reportView } from '@bottega/contract/reports/calls.ts'
import type { ReportColumnView, ReportRow } from '@bottega/contract/reports/reports.ts'
import { monthsUntil, noonOf } from '@bottega/rules/delivery/shop-calendar.ts'
import {
  type FileFormat,
  fileFormats,
  isPlotted,
  reportBases,
  type ReportKind,
  reportKinds,
} from '@bottega/rules/reports/report-kinds.ts'
import { daysOf, periodOf, reportPeriods } from '@bottega/rules/reports/report-period.ts'
import { formatDatedMonth } from '@bottega/rules/text/format.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { lazy, Suspense } from 'react'
import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { StoreFilter } from '../../lib/lists/StoreFilter.tsx'
import { Remark } from '../../lib/Remark.tsx'
import { Section } from '../../lib/Section.tsx'
import { api } from '../../lib/api.ts'
import { useDay } from '../../lib/format/use-day.ts'
import { useEuros } from '../../lib/format/use-euros.ts'
import { useNumber } from '../../lib/format/use-number.ts'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { type Column, DataTable } from '../../lib/lists/DataTable.tsx'
import { requireRole } from '../../lib/signed-in-staff.ts'
import { storeFile } from '../../lib/store-file.ts'
import { useCommand } from '../../lib/use-command.ts'
import { paths } from '../../paths.ts'
import { type AskedReport, queryOf, reportIn } from './report-address.ts'
import styles from './Reports.module.css'

const ReportPlot = lazy(() => import('../today/SalesPlot.tsx').then(({ SalesPlot: plot }) => ({ default: plot })))

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper'])
  const asked = reportIn(new URL(request.url).searchParams, new Date())
  return { ...(await api.call(reportView, { query: asked })).data, asked }
}

type Report = Awaited<ReturnType<typeof loader>>

/** Sales, shorts, VAT and takings of a period as a table, a plot and a file; and a month for the accountant. */
export function Component() {
  const t = useTranslations('reports')
  const day = useDay()
  const report = useLoaderData<typeof loader>()
  const { asked, rows } = report
  const download = useCommand(async (query: AskedReport & { format: FileFormat }) =>
    storeFile((await api.call(reportFile, { query })).data),
  )
  const note = noteOf(asked.kind)
  return (
    <>
      <PageHead title={t('title')} text={t('counted')} />
      <Choice report={report} />
      <Section title={t(`kinds.${asked.kind}`)}>
        <p className={styles.note}>{t(`what.${asked.by}`, { from: day(asked.from), until: day(asked.until) })}</p>
        {note !== undefined && <p className={styles.note}>{t(`notes.${note}`)}</p>}
        {report.columns.some(({ key }) => key === 'margin') && <p className={styles.note}>{t('margins')}</p>}
        {rows.length === 0 ? (
          <EmptyState title={t('none')} />
        ) : (
          <>
            {isPlotted(asked.kind) && <Plot report={report} />}
            <Table report={report} />
            <p className={styles.files}>
              {fileFormats.map((format) => (
                <Button
                  key={format}
                  variant="secondary"
                  busy={download.busy}
                  onClick={() => download.run({ ...asked, format })}
                >
                  {t(`download.${format}`)}
                </Button>
              ))}
            </p>
          </>
        )}
        {download.refusal !== undefined && <Remark tone="error">{download.refusal}</Remark>}
      </Section>
      <Month report={report} />
    </>
  )
}

const noted = ['vat', 'payment', 'door', 'department', 'product', 'promotion', 'shorts'] as const
const noteOf = (kind: ReportKind) => noted.find((one) => one === kind)

function Choice({ report: { asked, stores, today } }: { report: Report }) {
  const t = useTranslations('reports')
  const period = periodOf(asked, today)
  return (
    <>
      <nav className={styles.periods} aria-label={t('period')}>
        {reportPeriods.map((one) => (
          <Anchor
            key={one}
            href={paths.reports(queryOf({ ...asked, ...daysOf(one, today) }))}
            {...(one === period && { 'aria-current': 'true' as const })}
          >
            {t(`periods.${one}`)}
          </Anchor>
        ))}
      </nav>
      <Form key={queryOf(asked)} className={styles.choice}>
        <Select
          name="kind"
          label={t('report')}
          defaultValue={asked.kind}
          options={reportKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <Select
          name="by"
          label={t('by')}
          defaultValue={asked.by}
          options={reportBases.map((value) => ({ value, label: t(`bases.${value}`) }))}
        />
        <StoreFilter label={t('store')} all={t('allStores')} stores={stores} storeId={asked.store_id} />
        <TextField name="from" type="date" label={t('from')} defaultValue={asked.from} required />
        <TextField name="until" type="date" label={t('until')} defaultValue={asked.until} required />
        <Button type="submit">{t('show')}</Button>
      </Form>
    </>
  )
}

/** A row's name in the language of the page: days as people say them. */
function useRowName() {
  const day = useDay()
  return (kind: ReportKind, { key, name }: ReportRow) => (kind === 'day' ? day(key, 'short') : name)
}

function Plot({ report: { asked, columns, rows } }: { report: Report }) {
  const nameOf = useRowName()
  const place = (wanted: string) => columns.findIndex(({ key }) => key === wanted)
  const [orders, sold] = [place('orders'), place('sold')]
  const sales = rows.map((row) => ({
    label: nameOf(asked.kind, row),
    orders: row.figures[orders] ?? 0,
    takings: row.figures[sold] ?? 0,
  }))
  return (
    <div className={styles.plot}>
      <Suspense>
        <ReportPlot sales={sales} />
      </Suspense>
    </div>
  )
}

/** The last row is all of it. */
function Table({ report: { asked, rowTitle, columns, rows, total } }: { report: Report }) {
  const t = useTranslations('reports')
  const nameOf = useRowName()
  const euros = useEuros()
  const number = useNumber()
  const written = (unit: ReportColumnView['unit'], value: number) => {
    if (unit === 'money') return euros(value)
    return unit === 'percent' ? `${number(value)}\u00A0%` : number(value)
  }
  const figure = (unit: ReportColumnView['unit'], value: number | null | undefined) =>
    value === null || value === undefined ? '–' : written(unit, value)
  const all: ReportRow = { key: 'all', name: t('total'), figures: total }
  const shown: readonly Column<ReportRow>[] = [
    {
      key: 'row',
      title: rowTitle,
      renderCell: (row) => (
        <>
          {row === all ? row.name : nameOf(asked.kind, row)}
          {row.detail !== undefined && <div className={styles.note}>{row.detail}</div>}
        </>
      ),
    },
    ...columns.map(({ key, title, unit }, place) => ({
      key,
      title,
      figures: true as const,
      renderCell: ({ figures }: ReportRow) => figure(unit, figures[place]),
    })),
  ]
  return <DataTable caption={t(`kinds.${asked.kind}`)} columns={shown} rows={[...rows, all]} keyOf={({ key }) => key} />
}

const monthsOffered = 24

function Month({ report: { stores, today } }: { report: Report }) {
  const t = useTranslations('reports')
  const lastMonth = daysOf('lastMonth', today).from.slice(0, 7)
  const language = useLocale()
  const months = monthsUntil(today, monthsOffered).toReversed()
  const download = useCommand(async (form: FormData) => {
    const [month, store] = [form.get('month'), form.get('store')]
    const asked = form.get('format')
    const query = {
      format: fileFormats.find((one) => one === asked) ?? 'xlsx',
      month: typeof month === 'string' ? month : lastMonth,
      ...(typeof store === 'string' && store !== '' && { store_id: Number(store) }),
    }
    storeFile((await api.call(reportMonth, { query })).data)
  })
  return (
    <Section title={t('month')}>
      <p className={styles.note}>{t('monthText')}</p>
      <form
        className={styles.choice}
        onSubmit={(event) => {
          event.preventDefault()
          download.run(new FormData(event.currentTarget))
        }}
      >
        <Select
          name="month"
          label={t('monthOf')}
          defaultValue={lastMonth}
          options={months.map((value) => ({ value, label: formatDatedMonth(noonOf(`${value}-01`), language) }))}
        />
        <StoreFilter label={t('store')} all={t('allStores')} stores={stores} storeId={undefined} />
        <Select
          name="format"
          label={t('format')}
          defaultValue="xlsx"
          options={fileFormats.map((value) => ({ value, label: t(`formats.${value}`) }))}
        />
        <Button type="submit" variant="secondary" busy={download.busy}>
          {t('monthDownload')}
        </Button>
      </form>
      {download.refusal !== undefined && <Remark tone="error">{download.refusal}</Remark>}
    </Section>
  )
}
