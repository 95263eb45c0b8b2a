import { deskCampaignMake } from '@bottega/contract/voucher-desk/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { formText } from '../../lib/form-text.ts'
import { Remark } from '../../lib/Remark.tsx'
import { useCommand } from '../../lib/use-command.ts'
import styles from './Vouchers.module.css'

interface MakeDialogProps {
  onClose: () => void
  onMade: (name: string) => Promise<void>
}

const cents = (euros: string) => Math.round(Number(euros.replace(',', '.')) * 100)

export function MakeDialog({ onClose, onMade }: MakeDialogProps) {
  const t = useTranslations('vouchers')
  const { busy, refusal, run } = useCommand(async (fields: FormData) => {
    const text = (name: string) => formText(fields, name).trim()
    const kind = text('kind') === 'percent' ? 'percent' : 'amount'
    const { data } = await api.call(deskCampaignMake, {
      body: {
        name: text('name'),
        prefix: text('prefix').toUpperCase(),
        codes: Number(text('codes')),
        discount_kind: kind,
        discount: kind === 'percent' ? Number(text('discount')) : cents(text('discount')),
        minimum_spend_cents: cents(text('minimum')),
        valid_from: text('validFrom'),
        valid_until: text('validUntil'),
      },
    })
    await onMade(data.campaign.name)
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void run(new FormData(event.currentTarget))
  }

  const money = String.raw`\d{1,4}([.,]\d{1,2})?`
  return (
    <Dialog open onClose={onClose} title={t('make')} closeLabel={t('close')}>
      <form className={styles.form} onSubmit={submit}>
        <p>{t('makeText')}</p>
        {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
        <TextField name="name" label={t('name')} maxLength={80} autoComplete="off" required />
        <TextField
          name="prefix"
          label={t('prefix')}
          help={t('prefixHelp')}
          pattern="[A-Za-z0-9]{2,12}"
          autoCapitalize="characters"
          autoComplete="off"
          required
        />
        <TextField name="codes" type="number" label={t('count')} min={1} max={5000} defaultValue="100" required />
        <div className={styles.pair}>
          <Select
            name="kind"
            label={t('kind')}
            defaultValue="amount"
            options={(['amount', 'percent'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
          <TextField name="discount" inputMode="decimal" label={t('discount')} pattern={money} required />
        </div>
        <TextField name="minimum" inputMode="decimal" label={t('minimum')} pattern={money} defaultValue="0" required />
        <div className={styles.pair}>
          <TextField name="validFrom" type="date" label={t('validFrom')} required />
          <TextField name="validUntil" type="date" label={t('validUntil')} required />
        </div>
        <Button type="submit" busy={busy}>
          {t('make')}
        </Button>
      </form>
    </Dialog>
  )
}
