import { staffReturns } from '@bottega/contract/returns/calls.ts'
import type { StaffReturnView } from '@bottega/contract/returns/staff.ts'
import { returnStatus } from '@bottega/rules/returns/return-status.ts'
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
import { useDay } from '../../lib/format/use-day.ts'
import { useEuros } from '../../lib/format/use-euros.ts'
import { useWhen } from '../../lib/format/use-when.ts'
import { requireRole } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'
import { returnTone } from '../../lib/status-tones.ts'

const pageSize = 25
const statuses = Object.values(returnStatus)

/** Those to approve unless another status, or `all`, is asked for. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper', 'operator'])
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('status')
  const status = asked === 'all' ? undefined : (statuses.find((one) => String(one) === asked) ?? returnStatus.toApprove)
  const q = searchParams.get('q') ?? ''
  const query = {
    q,
    page: pageIn(searchParams),
    page_size: pageSize,
    ...(status !== undefined && { refund_status_id: status }),
  }
  return { q, status, ...(await api.call(staffReturns, { query })).data }
}

/** Returns of customers, by status. (Account and after-sales, sections 3 and 4) */
export function Component() {
  const t = useTranslations('returns')
  const euros = useEuros()
  const when = useWhen()
  const day = useDay()
  const { q, status, refunds, page } = useLoaderData<typeof loader>()

  const columns: readonly Column<StaffReturnView>[] = [
    {
      key: 'number',
      title: t('number'),
      renderCell: ({ orderRefundId }) => (
        <Anchor href={paths.return(orderRefundId)}>{t('one', { id: String(orderRefundId) })}</Anchor>
      ),
    },
    {
      key: 'customer',
      title: t('customer'),
      renderCell: ({ customer, orderId }) => (
        <>
          {customer.name}
          <div>{`${t('order')} ${orderId}`}</div>
        </>
      ),
    },
    {
      key: 'goods',
      title: t('goods'),
      renderCell: ({ products: [first, ...others] }) =>
        first && (others.length === 0 ? first.name : t('more', { name: first.name, count: others.length })),
    },
    {
      key: 'status',
      title: t('status'),
      renderCell: (refund) => (
        <>
          <Badge tone={returnTone(refund)}>{refund.status.name}</Badge>
          {refund.withdrawal && <div>{t('withdrawal.badge', { day: day(refund.withdrawal.refundBy) })}</div>}
        </>
      ),
    },
    { key: 'method', title: t('method'), renderCell: ({ method }) => method.name },
    { key: 'asked', title: t('asked'), renderCell: ({ date }) => <time dateTime={date}>{when(date)}</time> },
    { key: 'amount', title: t('amount'), figures: true, renderCell: ({ amount }) => euros(amount) },
  ]
  const chosen = status === undefined ? 'all' : String(status)

  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      <SearchForm button={t('find')}>
        <TextField name="q" type="search" label={t('search')} defaultValue={q} maxLength={100} />
        <Select
          key={chosen}
          name="status"
          label={t('status')}
          defaultValue={chosen}
          options={[
            ...statuses.map((value) => ({ value: String(value), label: t(`statuses.${value}`) })),
            { value: 'all', label: t('all') },
          ]}
        />
      </SearchForm>
      <PagedTable
        caption={t('title')}
        columns={columns}
        rows={refunds}
        keyOf={({ orderRefundId }) => orderRefundId}
        none={t('none')}
        noneText={t('noneText')}
        page={page}
      />
    </>
  )
}
