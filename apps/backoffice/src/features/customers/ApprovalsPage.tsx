import { businessAccounts } from '@bottega/contract/registration/calls.ts'
import type { BusinessAccountView } from '@bottega/contract/registration/business.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { pageIn } from '../../lib/asked.ts'
import type { Column } from '../../lib/lists/DataTable.tsx'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { PagedTable } from '../../lib/lists/PagedTable.tsx'
import { Remark } from '../../lib/Remark.tsx'
import { useDay } from '../../lib/format/use-day.ts'
import { requireRole } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'
import { CustomerViews } from './CustomerViews.tsx'
import { DecisionDialog, useDecision } from './DecisionDialog.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper', 'operator'])
  const page = pageIn(new URL(request.url).searchParams)
  return { today: shopDate(new Date()), ...(await api.call(businessAccounts, { query: { page } })).data }
}

/** Business accounts that wait, the oldest first: one to four working days. (Account and after-sales, section 1) */
export function Component() {
  const t = useTranslations('customers')
  const day = useDay()
  const { today, accounts, page } = useLoaderData<typeof loader>()
  const [decided, setDecided] = useState('')
  const decision = useDecision(({ name }, taken) => setDecided(t(`decidedAs.${taken}`, { name })))

  const columns: readonly Column<BusinessAccountView>[] = [
    {
      key: 'company',
      title: t('company'),
      renderCell: ({ userId, companyName, contact }) => (
        <>
          <Anchor href={paths.customer(userId)}>{companyName ?? contact}</Anchor>
          {companyName !== null && <div>{contact}</div>}
        </>
      ),
    },
    { key: 'vat', title: t('vatNumber'), renderCell: ({ vatNumber, fiscalCode }) => vatNumber ?? fiscalCode },
    { key: 'invoices', title: t('invoicesTo'), renderCell: ({ sdiCode, pec }) => sdiCode ?? pec },
    {
      key: 'due',
      title: t('dueBy'),
      renderCell: ({ dueBy }) => (
        <>
          {day(dueBy)} {dueBy < today && <Badge tone="offer">{t('late')}</Badge>}
        </>
      ),
    },
    { key: 'orders', title: t('ordersWaiting'), figures: true, renderCell: ({ ordersWaiting }) => ordersWaiting },
    {
      key: 'decide',
      title: t('decision'),
      actions: true,
      renderCell: ({ userId, companyName, contact }) => {
        const name = companyName ?? contact
        return (
          <Button
            variant="secondary"
            aria-label={t('decideOn', { name })}
            onClick={() => decision.show({ userId, name, may: ['approved', 'rejected'] })}
          >
            {t('decide')}
          </Button>
        )
      },
    },
  ]

  return (
    <>
      <PageHead title={t('views.approvals')} text={t('approvalsText')} />
      <CustomerViews />
      {decision.done !== undefined && <Remark tone="ok">{decided}</Remark>}
      <PagedTable
        caption={t('views.approvals')}
        columns={columns}
        rows={accounts}
        keyOf={({ userId }) => userId}
        none={t('noApprovals')}
        page={page}
      />
      <DecisionDialog dialog={decision} />
    </>
  )
}
