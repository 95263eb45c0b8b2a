import { tillClose, tills, tillsFile } from '@bottega/contract/tills/calls.ts'
import type { OpenTill, TillClosing } from '@bottega/contract/tills/tills.ts'
import { monthsUntil, noonOf, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { formatDatedMonth } from '@bottega/rules/text/format.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { ActionDialog } from '../../lib/actions/ActionDialog.tsx'
import { centsIn, EurosField } from '../../lib/actions/EurosField.tsx'
import { useActionDialog } from '../../lib/actions/use-action-dialog.ts'
import { api } from '../../lib/api.ts'
import { idIn, pageIn } from '../../lib/asked.ts'
import { formText } from '../../lib/form-text.ts'
import { useEuros } from '../../lib/format/use-euros.ts'
import { useWhen } from '../../lib/format/use-when.ts'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { type Column, DataTable } from '../../lib/lists/DataTable.tsx'
import { PagedTable } from '../../lib/lists/PagedTable.tsx'
import { SearchForm } from '../../lib/lists/SearchForm.tsx'
import { StoreFilter } from '../../lib/lists/StoreFilter.tsx'
import { Facts } from '../../lib/Part.tsx'
import { Remark } from '../../lib/Remark.tsx'
import { Section } from '../../lib/Section.tsx'
import { requireRole } from '../../lib/signed-in-staff.ts'
import { storeFile } from '../../lib/store-file.ts'
import layout from '../../lib/layout.module.css'
import { useCommand } from '../../lib/use-command.ts'
import { paths } from '../../paths.ts'
import { useTillColumns, useWhoseTill } from './till-columns.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper'])
  const { searchParams } = new URL(request.url)
  const store = idIn(searchParams.get('store'))
  const query = { ...(store !== undefined && { store_id: store }), page: pageIn(searchParams) }
  return { asked: { store }, today: shopDate(new Date()), ...(await api.call(tills, { query })).data }
}

const centsOf = (euros: number) => Math.round(euros * 100)

async function close(till: OpenTill, fields: FormData): Promise<void> {
  const reason = formText(fields, 'reason').trim()
  await api.call(tillClose, {
    body: {
      store_id: till.storeId,
      ...(till.staffId !== undefined && { staff_id: till.staffId }),
      takings: till.takings,
      cash_cents: centsOf(till.cash),
      counted_cents: centsIn(fields, 'counted'),
      ...(reason !== '' && { reason }),
    },
  })
}

/** Money taken at the door: what is to be counted, and what was. */
export function Component() {
  const t = useTranslations('tills')
  const { asked, today, stores, open, closings, page } = useLoaderData<typeof loader>()
  const dialog = useActionDialog(close)
  const when = useWhen()
  const euros = useEuros()
  const whose = useWhoseTill()
  const money = useTillColumns()
  const first: Column<OpenTill> = {
    key: 'whose',
    title: t('staff'),
    renderCell: (till) => whose(till),
  }
  const store: Column<OpenTill> = { key: 'store', title: t('store'), renderCell: (till) => till.store }
  const openColumns: readonly Column<OpenTill>[] = [
    first,
    store,
    { key: 'since', title: t('since'), renderCell: ({ firstAt }) => when(firstAt) },
    ...money,
    {
      key: 'close',
      title: t('close'),
      actions: true,
      renderCell: (till) => (
        <Button variant="secondary" onClick={() => dialog.show(till)}>
          {t('close')}
        </Button>
      ),
    },
  ]
  const closedColumns: readonly Column<TillClosing>[] = [
    {
      key: 'closing',
      title: t('closing'),
      renderCell: ({ closingId }) => (
        <Anchor href={paths.till(closingId)}>{t('number', { id: String(closingId) })}</Anchor>
      ),
    },
    { key: 'when', title: t('closedAt'), renderCell: ({ closedAt }) => when(closedAt) },
    { key: 'whose', title: t('staff'), renderCell: (till) => whose(till) },
    { key: 'store', title: t('store'), renderCell: (till) => till.store },
    ...money,
    { key: 'difference', title: t('difference'), figures: true, renderCell: ({ difference }) => euros(difference) },
  ]
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      <SearchForm button={t('show')}>
        <StoreFilter label={t('store')} all={t('allStores')} stores={stores} storeId={asked.store} />
      </SearchForm>
      {dialog.done !== undefined && <Remark tone="ok">{t('done', { whose: whose(dialog.done) })}</Remark>}
      <Section title={t('open')}>
        {open.length === 0 ? (
          <EmptyState title={t('noneOpen')} />
        ) : (
          <DataTable
            caption={t('open')}
            columns={openColumns}
            rows={open}
            keyOf={({ storeId, staffId = 0 }) => `${storeId} ${staffId}`}
          />
        )}
      </Section>
      <Section title={t('closings')}>
        <PagedTable
          caption={t('closings')}
          columns={closedColumns}
          rows={closings}
          keyOf={({ closingId }) => closingId}
          none={t('noneClosed')}
          page={page}
        />
        <Month today={today} storeId={asked.store} />
      </Section>
      {dialog.open !== undefined && (
        <ActionDialog
          dialog={dialog}
          title={t('closeOf', { whose: whose(dialog.open), store: dialog.open.store })}
          text={t('closeText')}
          button={t('close')}
        >
          <Facts
            of={[
              [t('takings'), String(dialog.open.takings)],
              [t('cash'), euros(dialog.open.cash)],
              [t('card'), euros(dialog.open.card)],
              [t('vouchers'), euros(dialog.open.vouchers)],
            ]}
          />
          <EurosField name="counted" digits={6} label={t('counted')} />
          <TextField name="reason" label={t('reason')} help={t('reasonHelp')} maxLength={300} autoComplete="off" />
        </ActionDialog>
      )}
    </>
  )
}

const monthsOffered = 24

function Month({ today, storeId }: { today: string; storeId: number | undefined }) {
  const t = useTranslations('tills')
  const language = useLocale()
  const months = monthsUntil(today, monthsOffered).toReversed()
  const download = useCommand(async (month: string) => {
    const query = { month, ...(storeId !== undefined && { store_id: storeId }) }
    storeFile((await api.call(tillsFile, { query })).data)
  })
  return (
    <form
      className={layout.filter}
      onSubmit={(event) => {
        event.preventDefault()
        download.run(formText(new FormData(event.currentTarget), 'month'))
      }}
    >
      <Select
        name="month"
        label={t('month')}
        options={months.map((value) => ({ value, label: formatDatedMonth(noonOf(`${value}-01`), language) }))}
      />
      <Button type="submit" variant="secondary" busy={download.busy}>
        {t('download')}
      </Button>
      {download.refusal !== undefined && <Remark tone="error">{download.refusal}</Remark>}
    </form>
  )
}
