import type { AuditEntryView } from '@bottega/contract/backoffice/audit.ts'
import type { AuditKind } from '@bottega/contract/audit-actions.ts'
import { staffAudit } from '@bottega/contract/backoffice/calls.ts'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { idIn, pageIn } from '../../lib/asked.ts'
import type { Column } from '../../lib/lists/DataTable.tsx'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { PagedTable } from '../../lib/lists/PagedTable.tsx'
import { SearchForm } from '../../lib/lists/SearchForm.tsx'
import { useWhen } from '../../lib/format/use-when.ts'
import { requireRole } from '../../lib/signed-in-staff.ts'
import { useActionWords, useSubjectWords } from './use-audit-words.ts'
import { Values } from './Values.tsx'

const kinds = [
  'read',
  'machine',
  'session',
  'account',
  'customer',
  'campaign',
  'acting',
  'order',
  'picking',
  'delivery',
  'return',
  'reward',
  'offer',
  'system',
  'slot',
  'product',
  'world',
  'content',
] as const satisfies readonly AuditKind[]

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['admin'])
  const { searchParams } = new URL(request.url)
  const text = (name: string) => searchParams.get(name)?.trim() || undefined
  const asked = {
    staff_id: idIn(text('staff')),
    action: text('kind'),
    subject: text('subject'),
    subject_id: text('id'),
    from: text('from'),
    until: text('until'),
    page: pageIn(searchParams),
  }
  const query = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
  return { asked, ...(await api.call(staffAudit, { query })).data }
}

/** The actions of staff: by whom, when, on what, with the values before and after. */
export function Component() {
  const t = useTranslations('audit')
  const when = useWhen()
  const { asked, entries, staff, stores, services, page } = useLoaderData<typeof loader>()
  const names = { stores, services }
  const actionText = useActionWords()
  const subjectText = useSubjectWords(names)

  const columns: readonly Column<AuditEntryView>[] = [
    { key: 'action', title: t('what'), renderCell: actionText },
    { key: 'at', title: t('when'), renderCell: ({ at }) => <time dateTime={at}>{when(at)}</time> },
    {
      key: 'who',
      title: t('who'),
      renderCell: ({ staffName, customerId, reason }) => (
        <>
          {staffName}
          {customerId !== undefined && (
            <div>{t('forCustomer', { customer: String(customerId), reason: reason ?? '' })}</div>
          )}
        </>
      ),
    },
    {
      key: 'subject',
      title: t('subject'),
      renderCell: ({ subject }) => subject && subjectText(subject),
    },
    { key: 'change', title: t('change'), renderCell: (entry) => <Values entry={entry} names={names} /> },
  ]

  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      <SearchForm button={t('filter')}>
        <Select
          name="staff"
          label={t('who')}
          defaultValue={String(asked.staff_id ?? '')}
          options={[
            { value: '', label: t('all') },
            ...staff.map(({ staffId, name }) => ({ value: String(staffId), label: name })),
          ]}
        />
        <Select
          name="kind"
          label={t('what')}
          defaultValue={asked.action ?? ''}
          options={[{ value: '', label: t('all') }, ...kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))]}
        />
        <TextField name="from" type="date" label={t('from')} defaultValue={asked.from} />
        <TextField name="until" type="date" label={t('until')} defaultValue={asked.until} />
      </SearchForm>
      <PagedTable
        caption={t('title')}
        columns={columns}
        rows={entries}
        keyOf={({ entryId }) => entryId}
        none={t('none')}
        page={page}
      />
    </>
  )
}
