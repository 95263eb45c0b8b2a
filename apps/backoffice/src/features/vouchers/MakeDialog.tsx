import { staffCampaignMake } from '@bottega/contract/staff-vouchers/calls.ts'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useTranslations } from 'use-intl'
import { ActionDialog } from '../../lib/actions/ActionDialog.tsx'
import { api } from '../../lib/api.ts'
import { centsIn, EurosField, numberIn } from '../../lib/actions/EurosField.tsx'
import { formText } from '../../lib/form-text.ts'
import layout from '../../lib/layout.module.css'
import type { ActionDialogState } from '../../lib/actions/use-action-dialog.ts'

/** Answers the name of the campaign. */
export async function makeCampaign(fields: FormData): Promise<string> {
  const text = (name: string) => formText(fields, name).trim()
  const kind = text('kind') === 'percent' ? 'percent' : 'amount'
  const { data } = await api.call(staffCampaignMake, {
    body: {
      name: text('name'),
      prefix: text('prefix').toUpperCase(),
      codes: numberIn(fields, 'codes'),
      discount_kind: kind,
      discount: kind === 'percent' ? numberIn(fields, 'discount') : centsIn(fields, 'discount'),
      minimum_spend_cents: centsIn(fields, 'minimum'),
      valid_from: text('validFrom'),
      valid_until: text('validUntil'),
    },
  })
  return data.campaign.name
}

export function MakeDialog({ dialog }: { dialog: ActionDialogState<'make'> }) {
  const t = useTranslations('vouchers')
  return (
    <ActionDialog dialog={dialog} title={t('make')} text={t('makeText')} button={t('makeCodes')}>
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
      <div className={layout.pair}>
        <Select
          name="kind"
          label={t('kind')}
          defaultValue="amount"
          options={(['amount', 'percent'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <EurosField name="discount" digits={4} label={t('discount')} />
      </div>
      <EurosField name="minimum" digits={4} label={t('minimum')} defaultValue={0} />
      <div className={layout.pair}>
        <TextField name="validFrom" type="date" label={t('validFrom')} required />
        <TextField name="validUntil" type="date" label={t('validUntil')} required />
      </div>
    </ActionDialog>
  )
}
