import { staffCloseExport, staffRequests } from '@bottega/contract/staff-customers/calls.ts'
import type { StaffRequests } from '@bottega/contract/staff-customers/staff-customers.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { ActionDialog } from '../../lib/actions/ActionDialog.tsx'
import { api } from '../../lib/api.ts'
import { Email } from '../../lib/links.tsx'
import { DataTable, type Column } from '../../lib/lists/DataTable.tsx'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { ReasonField, reasonIn } from '../../lib/actions/ReasonField.tsx'
import { Section } from '../../lib/Section.tsx'
import { useActionDialog } from '../../lib/actions/use-action-dialog.ts'
import { useWhen } from '../../lib/format/use-when.ts'
import { requireRole } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'
import { CustomerViews } from './CustomerViews.tsx'

type Deletion = StaffRequests['deletions'][number]
type Export = StaffRequests['exports'][number]

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper', 'operator'])
  return { now: new Date().toISOString(), ...(await api.call(staffRequests)).data }
}

/** Requests of customers about their data, with the last day to answer. (Account and after-sales, section 1) */
export function Component() {
  const t = useTranslations('customers')
  const { now, deletions, exports } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={t('views.requests')} text={t('requestsText')} />
      <CustomerViews />
      {deletions.length + exports.length === 0 && <EmptyState title={t('noRequests')} />}
      {deletions.length > 0 && <Deletions rows={deletions} now={now} />}
      {exports.length > 0 && <Exports rows={exports} now={now} />}
    </>
  )
}

/** The customer and the term are the same for both kinds. */
function useColumns(now: string) {
  const t = useTranslations('customers')
  const when = useWhen()
  return {
    customer: {
      key: 'customer',
      title: t('name'),
      renderCell: ({ userId, name, email }: Deletion | Export) => (
        <>
          <Anchor href={paths.customer(userId)}>{name}</Anchor>
          <div>
            <Email address={email} />
          </div>
        </>
      ),
    },
    asked: { key: 'asked', title: t('askedAt'), renderCell: ({ askedAt }: Deletion | Export) => when(askedAt) },
    due: {
      key: 'due',
      title: t('dueBy'),
      renderCell: ({ dueAt }: Deletion | Export) => (
        <>
          {when(dueAt)} {dueAt < now && <Badge tone="offer">{t('late')}</Badge>}
        </>
      ),
    },
  }
}

function Deletions({ rows, now }: { rows: readonly Deletion[]; now: string }) {
  const t = useTranslations('customers')
  const when = useWhen()
  const { customer, asked, due } = useColumns(now)
  const columns: readonly Column<Deletion>[] = [
    customer,
    asked,
    {
      key: 'state',
      title: t('state'),
      renderCell: ({ state, eraseAfter, openOrders }) => (
        <>
          {state === 'asked' ? t('waitsForLink') : t('erasedFrom', { when: when(eraseAfter ?? '') })}
          {openOrders > 0 && (
            <div>
              <Badge tone="warn">{t('heldBack', { count: openOrders })}</Badge>
            </div>
          )}
        </>
      ),
    },
    due,
  ]
  return (
    <Section title={t('deletions')}>
      <DataTable caption={t('deletions')} columns={columns} rows={rows} keyOf={({ userId }) => userId} />
    </Section>
  )
}

function Exports({ rows, now }: { rows: readonly Export[]; now: string }) {
  const t = useTranslations('customers')
  const { customer, asked, due } = useColumns(now)
  const dialog = useActionDialog(async ({ requestId }: Export, fields) => {
    await api.call(staffCloseExport, { body: { request_id: requestId, reason: reasonIn(fields) } })
  })
  const { open, show } = dialog
  const columns: readonly Column<Export>[] = [
    customer,
    asked,
    due,
    {
      key: 'close',
      title: t('answer'),
      actions: true,
      renderCell: (row) => (
        <Button variant="secondary" aria-label={t('closeExportOf', { name: row.name })} onClick={() => show(row)}>
          {t('closeExport')}
        </Button>
      ),
    },
  ]

  return (
    <Section title={t('exports')}>
      <DataTable caption={t('exports')} columns={columns} rows={rows} keyOf={({ requestId }) => requestId} />
      {open !== undefined && (
        <ActionDialog
          dialog={dialog}
          title={t('closeExportOf', { name: open.name })}
          text={t('closeExportText')}
          button={t('closeExport')}
        >
          <ReasonField />
        </ActionDialog>
      )}
    </Section>
  )
}
