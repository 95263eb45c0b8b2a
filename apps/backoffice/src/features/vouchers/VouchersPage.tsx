import { staffCampaignCodes, staffCampaignEnd, staffCampaigns } from '@bottega/contract/staff-vouchers/calls.ts'
import type { StaffCampaign, StaffFileVoucher } from '@bottega/contract/staff-vouchers/staff-vouchers.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { Remark } from '../../lib/Remark.tsx'
import { Section } from '../../lib/Section.tsx'
import { ActionDialog } from '../../lib/actions/ActionDialog.tsx'
import { ReasonField, reasonIn } from '../../lib/actions/ReasonField.tsx'
import { useActionDialog } from '../../lib/actions/use-action-dialog.ts'
import { api } from '../../lib/api.ts'
import { pageIn } from '../../lib/asked.ts'
import { useDay } from '../../lib/format/use-day.ts'
import { useEuros } from '../../lib/format/use-euros.ts'
import { PageHead } from '../../lib/head/PageHead.tsx'
import layout from '../../lib/layout.module.css'
import { type Column, DataTable } from '../../lib/lists/DataTable.tsx'
import { PageLinks } from '../../lib/lists/PagedTable.tsx'
import { requireWholeGroup } from '../../lib/signed-in-staff.ts'
import { storeFile } from '../../lib/store-file.ts'
import { useCommand } from '../../lib/use-command.ts'
import { makeCampaign, MakeDialog } from './MakeDialog.tsx'

type Voucher = StaffCampaign | StaffFileVoucher

/** The value of a code and its days, in words. */
function useTerms() {
  const t = useTranslations('vouchers')
  const euros = useEuros()
  const day = useDay()
  return {
    value: ({ discountKind, discount, minimumSpend }: Voucher) =>
      [
        discountKind === 'amount' ? euros(discount) : t('percent', { percent: String(discount) }),
        minimumSpend > 0 && t('from', { amount: euros(minimumSpend) }),
      ]
        .filter(Boolean)
        .join(' · '),
    days: ({ validFrom, validUntil }: Voucher) =>
      validUntil === undefined
        ? t('since', { from: day(validFrom) })
        : t('until', { from: day(validFrom), until: day(validUntil) }),
  }
}

export async function loader({ request }: LoaderFunctionArgs) {
  await requireWholeGroup(request, ['shopkeeper'])
  const page = pageIn(new URL(request.url).searchParams)
  return (await api.call(staffCampaigns, { query: { page } })).data
}

/** Campaigns with their codes as a file and what was used of them, and the codes of the operator's files. */
export function Component() {
  const t = useTranslations('vouchers')
  const { campaigns, fileVouchers, page } = useLoaderData<typeof loader>()
  const [made, setMade] = useState('')
  const making = useActionDialog(async (_make: 'make', fields) => setMade(await makeCampaign(fields)))
  return (
    <>
      <PageHead title={t('title')} text={t('text')}>
        <Button onClick={() => making.show('make')}>{t('make')}</Button>
      </PageHead>
      {making.done !== undefined && <Remark tone="ok">{t('made', { name: made })}</Remark>}
      {campaigns.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <>
          <Campaigns campaigns={campaigns} />
          <PageLinks page={page} />
        </>
      )}
      {fileVouchers.length > 0 && <FileVouchers vouchers={fileVouchers} />}
      {making.open !== undefined && <MakeDialog dialog={making} />}
    </>
  )
}

function Campaigns({ campaigns }: { campaigns: readonly StaffCampaign[] }) {
  const t = useTranslations('vouchers')
  const terms = useTerms()
  const download = useCommand(async (campaignId: number) => {
    storeFile((await api.call(staffCampaignCodes, { query: { campaign_id: campaignId } })).data)
  })
  const ending = useActionDialog(async ({ campaignId }: StaffCampaign, fields) => {
    await api.call(staffCampaignEnd, { body: { campaign_id: campaignId, reason: reasonIn(fields) } })
  })

  const columns: readonly Column<StaffCampaign>[] = [
    { key: 'name', title: t('name'), renderCell: ({ name }) => name },
    { key: 'value', title: t('value'), renderCell: terms.value },
    { key: 'days', title: t('days'), renderCell: terms.days },
    {
      key: 'state',
      title: t('state'),
      renderCell: ({ ended }) => <Badge tone={ended ? 'quiet' : 'ok'}>{t(ended ? 'ended' : 'running')}</Badge>,
    },
    { key: 'codes', title: t('codes'), figures: true, renderCell: ({ codes }) => codes },
    { key: 'used', title: t('used'), figures: true, renderCell: ({ used }) => used },
    {
      key: 'actions',
      title: t('actions'),
      actions: true,
      renderCell: (campaign) => (
        <div className={layout.actions}>
          <Button
            variant="secondary"
            busy={download.busy}
            aria-label={t('downloadOf', { name: campaign.name })}
            onClick={() => download.run(campaign.campaignId)}
          >
            {t('download')}
          </Button>
          {!campaign.ended && (
            <Button
              variant="secondary"
              aria-label={t('endOf', { name: campaign.name })}
              onClick={() => ending.show(campaign)}
            >
              {t('end')}
            </Button>
          )}
        </div>
      ),
    },
  ]
  return (
    <>
      {download.refusal !== undefined && <Remark tone="error">{download.refusal}</Remark>}
      <DataTable caption={t('title')} columns={columns} rows={campaigns} keyOf={({ campaignId }) => campaignId} />
      {ending.open !== undefined && (
        <ActionDialog
          dialog={ending}
          title={t('endOf', { name: ending.open.name })}
          text={t('endText')}
          button={t('end')}
        >
          <ReasonField />
        </ActionDialog>
      )}
    </>
  )
}

function FileVouchers({ vouchers }: { vouchers: readonly StaffFileVoucher[] }) {
  const t = useTranslations('vouchers')
  const terms = useTerms()
  const columns: readonly Column<StaffFileVoucher>[] = [
    { key: 'code', title: t('code'), renderCell: ({ code }) => code },
    { key: 'name', title: t('name'), renderCell: ({ name }) => name },
    { key: 'value', title: t('value'), renderCell: terms.value },
    { key: 'days', title: t('days'), renderCell: terms.days },
    { key: 'used', title: t('used'), figures: true, renderCell: ({ used }) => used },
    { key: 'left', title: t('left'), figures: true, renderCell: ({ left }) => left ?? t('uncounted') },
  ]
  return (
    <Section title={t('files')}>
      <DataTable caption={t('files')} columns={columns} rows={vouchers} keyOf={({ code }) => code} />
    </Section>
  )
}
