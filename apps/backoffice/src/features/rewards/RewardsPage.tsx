import { rewardsToServe } from '@bottega/contract/loyalty/calls.ts'
import type { ServedRequestView } from '@bottega/contract/loyalty/rewards.ts'
import { rewardFilters } from '@bottega/rules/loyalty/reward-status.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { pageIn } from '../../lib/asked.ts'
import type { Column } from '../../lib/lists/DataTable.tsx'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { PagedTable } from '../../lib/lists/PagedTable.tsx'
import { SearchForm } from '../../lib/lists/SearchForm.tsx'
import { useWhen } from '../../lib/format/use-when.ts'
import { requireRole } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'
import { rewardTone } from '../../lib/status-tones.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['operator', 'shopkeeper'])
  const { searchParams } = new URL(request.url)
  const status = rewardFilters.find((one) => one === searchParams.get('status')) ?? 'open'
  const q = searchParams.get('q') ?? ''
  const page = pageIn(searchParams)
  return { q, status, ...(await api.call(rewardsToServe, { query: { q, status, page } })).data }
}

/** Rewards that staff put aside and hand over. */
export function Component() {
  const t = useTranslations('rewards')
  const when = useWhen()
  const { q, status, requests, page } = useLoaderData<typeof loader>()

  const columns: readonly Column<ServedRequestView>[] = [
    {
      key: 'number',
      title: t('number'),
      renderCell: ({ requestId }) => (
        <Anchor href={paths.reward(requestId)}>{t('one', { id: String(requestId) })}</Anchor>
      ),
    },
    { key: 'customer', title: t('customer'), renderCell: ({ customer }) => customer.name },
    {
      key: 'rewards',
      title: t('rewards'),
      renderCell: ({ rewards }) =>
        rewards.map(({ name, quantity }) => <div key={name}>{t('reward', { name, count: String(quantity) })}</div>),
    },
    {
      key: 'status',
      title: t('status'),
      renderCell: ({ status: now, statusName }) => <Badge tone={rewardTone[now]}>{statusName}</Badge>,
    },
    { key: 'asked', title: t('asked'), renderCell: ({ date }) => <time dateTime={date}>{when(date)}</time> },
    { key: 'points', title: t('points'), figures: true, renderCell: ({ points }) => points },
  ]

  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      <SearchForm button={t('find')}>
        <TextField name="q" type="search" label={t('search')} defaultValue={q} maxLength={100} />
        <Select
          key={status}
          name="status"
          label={t('status')}
          defaultValue={status}
          options={rewardFilters.map((value) => ({ value, label: t(`filters.${value}`) }))}
        />
      </SearchForm>
      <PagedTable
        caption={t('title')}
        columns={columns}
        rows={requests}
        keyOf={({ requestId }) => requestId}
        none={t('none')}
        noneText={t('noneText')}
        page={page}
      />
    </>
  )
}
