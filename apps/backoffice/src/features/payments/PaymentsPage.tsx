import { paymentsReconcile, paymentsReconciliation } from '@bottega/contract/payments/calls.ts'
import type { Reconciliation } from '@bottega/contract/payments/payments.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { DataTable, type Column } from '../../lib/lists/DataTable.tsx'
import { useEuros } from '../../lib/format/use-euros.ts'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { Remark } from '../../lib/Remark.tsx'
import { Section } from '../../lib/Section.tsx'
import { useCommand } from '../../lib/use-command.ts'
import { useWhen } from '../../lib/format/use-when.ts'
import { requireWholeGroup } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'

type Difference = Reconciliation['differences'][number]
type Unpaid = Reconciliation['unpaidOrders'][number]

export async function loader({ request }: LoaderFunctionArgs) {
  await requireWholeGroup(request, ['shopkeeper'])
  return (await api.call(paymentsReconciliation, { query: {} })).data
}

/** Differences between our payments and the provider's books, and orders without their money. (Safety, 1) */
export function Component() {
  const t = useTranslations('payments')
  const when = useWhen()
  const { revalidate } = useRevalidator()
  const { comparedAt, differences, unpaidOrders } = useLoaderData<typeof loader>()
  const { busy, refusal, run } = useCommand(async () => {
    await api.call(paymentsReconcile, { body: {} })
    await revalidate()
  })
  const agree = comparedAt !== undefined && differences.length === 0 && unpaidOrders.length === 0

  return (
    <>
      <PageHead title={t('title')} text={comparedAt === undefined ? t('never') : t('when', { when: when(comparedAt) })}>
        <Button busy={busy} onClick={() => run()}>
          {t('compare')}
        </Button>
      </PageHead>
      {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
      {agree && <EmptyState title={t('agree')} />}
      {differences.length > 0 && <Differences rows={differences} />}
      {unpaidOrders.length > 0 && <UnpaidOrders rows={unpaidOrders} />}
    </>
  )
}

function Differences({ rows }: { rows: readonly Difference[] }) {
  const t = useTranslations('payments')
  const euros = useEuros()
  const side = (entry: Difference['ours']) =>
    entry === undefined
      ? t('unknown')
      : t('entry', {
          state: t.has(`states.${entry.state}` as 'states.captured')
            ? t(`states.${entry.state}` as 'states.captured')
            : entry.state,
          amount: euros(entry.amount),
          captured: euros(entry.captured),
          refunded: euros(entry.refunded),
        })
  const columns: readonly Column<Difference>[] = [
    {
      key: 'kind',
      title: t('difference'),
      renderCell: ({ kind }) => (
        <>
          {t(`kinds.${kind}.name` as 'kinds.state.name')}
          <div>{t(`kinds.${kind}.todo` as 'kinds.state.todo')}</div>
        </>
      ),
    },
    {
      key: 'order',
      title: t('order'),
      renderCell: ({ orderId, attemptId }) =>
        orderId === undefined ? attemptId : <Anchor href={paths.order(orderId)}>{String(orderId)}</Anchor>,
    },
    { key: 'ours', title: t('ours'), renderCell: ({ ours }) => side(ours) },
    { key: 'theirs', title: t('theirs'), renderCell: ({ theirs }) => side(theirs) },
  ]
  return (
    <Section title={t('differences')}>
      <DataTable caption={t('differences')} columns={columns} rows={rows} keyOf={({ attemptId }) => attemptId} />
    </Section>
  )
}

function UnpaidOrders({ rows }: { rows: readonly Unpaid[] }) {
  const t = useTranslations('payments')
  const euros = useEuros()
  const columns: readonly Column<Unpaid>[] = [
    {
      key: 'order',
      title: t('order'),
      renderCell: ({ orderId }) => <Anchor href={paths.order(orderId)}>{String(orderId)}</Anchor>,
    },
    { key: 'total', title: t('total'), figures: true, renderCell: ({ total }) => euros(total) },
    { key: 'covered', title: t('covered'), figures: true, renderCell: ({ covered }) => euros(covered) },
  ]
  return (
    <Section title={t('unpaid')}>
      <DataTable caption={t('unpaid')} columns={columns} rows={rows} keyOf={({ orderId }) => orderId} />
    </Section>
  )
}
