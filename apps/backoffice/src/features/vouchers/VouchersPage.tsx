import { deskCampaignCodes, deskCampaignEnd, deskCampaigns } from '@bottega/contract/voucher-desk/calls.ts'
import type { DeskCampaign, DeskFileVoucher } from '@bottega/contract/voucher-desk/voucher-desk.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { TextArea } from '@bottega/ui/components/fields/TextArea.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { useState, type SubmitEvent } from 'react'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { DataTable, type Column } from '../../lib/DataTable.tsx'
import { formText } from '../../lib/form-text.ts'
import { PageHead } from '../../lib/PageHead.tsx'
import { PageLinks } from '../../lib/PageLinks.tsx'
import { Remark } from '../../lib/Remark.tsx'
import { storeFile } from '../../lib/store-file.ts'
import { useCommand } from '../../lib/use-command.ts'
import { requireRole } from '../../lib/who.ts'
import { MakeDialog } from './MakeDialog.tsx'
import { useTerms } from './terms.tsx'
import styles from './Vouchers.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper'])
  const page = Math.max(1, Number(new URL(request.url).searchParams.get('page')) || 1)
  return (await api.call(deskCampaigns, { query: { page } })).data
}

/** Campaigns with their codes as a file and what was used of them, and the codes of the operator's files. */
export function Component() {
  const t = useTranslations('vouchers')
  const { revalidate } = useRevalidator()
  const { campaigns, fileVouchers, page } = useLoaderData<typeof loader>()
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<string>()
  return (
    <>
      <PageHead title={t('title')} text={t('text')}>
        <Button onClick={() => setMaking(true)}>{t('make')}</Button>
      </PageHead>
      {made !== undefined && <Remark tone="ok">{t('made', { name: made })}</Remark>}
      {campaigns.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <>
          <Campaigns campaigns={campaigns} />
          <PageLinks page={page} />
        </>
      )}
      {fileVouchers.length > 0 && <FileVouchers vouchers={fileVouchers} />}
      {isMaking && (
        <MakeDialog
          onClose={() => setMaking(false)}
          onMade={async (name) => {
            setMaking(false)
            setMade(name)
            await revalidate()
          }}
        />
      )}
    </>
  )
}

function Campaigns({ campaigns }: { campaigns: readonly DeskCampaign[] }) {
  const t = useTranslations('vouchers')
  const terms = useTerms()
  const { revalidate } = useRevalidator()
  const [ending, setEnding] = useState<DeskCampaign>()
  const download = useCommand(async (campaignId: number) => {
    storeFile((await api.call(deskCampaignCodes, { query: { campaign_id: campaignId } })).data)
  })
  const end = useCommand(async ({ campaignId }: DeskCampaign, reason: string) => {
    try {
      await api.call(deskCampaignEnd, { body: { campaign_id: campaignId, reason } })
      setEnding(undefined)
    } finally {
      await revalidate()
    }
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (ending !== undefined) void end.run(ending, formText(new FormData(event.currentTarget), 'reason').trim())
  }

  const columns: readonly Column<DeskCampaign>[] = [
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
      renderCell: (campaign) => (
        <div className={styles.actions}>
          <Button
            variant="secondary"
            busy={download.busy}
            aria-label={t('downloadOf', { name: campaign.name })}
            onClick={() => void download.run(campaign.campaignId)}
          >
            {t('download')}
          </Button>
          {!campaign.ended && (
            <Button
              variant="secondary"
              aria-label={t('endOf', { name: campaign.name })}
              onClick={() => {
                end.clear()
                setEnding(campaign)
              }}
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
      <Dialog
        open={ending !== undefined}
        onClose={() => setEnding(undefined)}
        title={ending === undefined ? '' : t('endOf', { name: ending.name })}
        closeLabel={t('close')}
      >
        {ending !== undefined && (
          <form className={styles.form} onSubmit={submit}>
            <p>{t('endText')}</p>
            {end.refusal !== undefined && <Remark tone="error">{end.refusal}</Remark>}
            <TextArea name="reason" label={t('reason')} minLength={3} maxLength={300} required />
            <Button type="submit" busy={end.busy}>
              {t('end')}
            </Button>
          </form>
        )}
      </Dialog>
    </>
  )
}

function FileVouchers({ vouchers }: { vouchers: readonly DeskFileVoucher[] }) {
  const t = useTranslations('vouchers')
  const terms = useTerms()
  const columns: readonly Column<DeskFileVoucher>[] = [
    { key: 'code', title: t('code'), renderCell: ({ code }) => code },
    { key: 'name', title: t('name'), renderCell: ({ name }) => name },
    { key: 'value', title: t('value'), renderCell: terms.value },
    { key: 'days', title: t('days'), renderCell: terms.days },
    { key: 'used', title: t('used'), figures: true, renderCell: ({ used }) => used },
    { key: 'left', title: t('left'), figures: true, renderCell: ({ left }) => left ?? t('uncounted') },
  ]
  return (
    <div className={styles.files}>
      <h2>{t('files')}</h2>
      <DataTable caption={t('files')} columns={columns} rows={vouchers} keyOf={({ code }) => code} />
    </div>
  )
}
