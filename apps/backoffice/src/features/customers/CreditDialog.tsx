import type { StaffCredit, StaffCreditAccount } from '@bottega/contract/staff-customers/staff-customers.ts'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useTranslations } from 'use-intl'
import { Facts } from '../../lib/Part.tsx'
import { ActionDialog } from '../../lib/actions/ActionDialog.tsx'
import { centsIn, EurosField, numberIn } from '../../lib/actions/EurosField.tsx'
import { ReasonField } from '../../lib/actions/ReasonField.tsx'
import type { Fact } from '../../lib/actions/conflict.ts'
import type { ActionDialogState } from '../../lib/actions/use-action-dialog.ts'
import { useEuros } from '../../lib/format/use-euros.ts'
import type { CreditAction } from './Credit.tsx'

/** The agreement and the debt of today; purchases under an agreement that ended are still owed. */
export function CreditFacts({ account: { agreement, owed } }: { account: StaffCreditAccount }) {
  const t = useTranslations('customers.credit')
  const euros = useEuros()
  return (
    <>
      {agreement === undefined && <p>{t('none')}</p>}
      <Facts
        of={[
          [t('limit'), agreement && euros(agreement.limit)],
          [t('term'), agreement && t('days', { days: agreement.termDays })],
          [t('owed'), agreement !== undefined || owed > 0 ? euros(owed) : ''],
        ]}
      />
    </>
  )
}

interface CreditDialogProps {
  dialog: ActionDialogState<CreditAction>
  credit: StaffCredit
}

export function CreditDialog({ dialog, credit }: CreditDialogProps) {
  const t = useTranslations('customers.credit')
  const euros = useEuros()
  const { open } = dialog
  const account = credit.accounts.find(({ paymentTypeId }) => paymentTypeId === open?.paymentTypeId)
  if (open === undefined || account === undefined) return null
  const type = t(`types.${account.paymentTypeId}`)
  const sets = account.agreement === undefined ? 'agree' : 'change'
  const action = open.ends ? 'end' : sets
  const named = (name: string, of: string) => `${name} · ${of}`

  /** The agreements of a customer have one version together. */
  const facts = credit.accounts.flatMap(({ paymentTypeId, agreement, owed }): Fact[] => {
    const of = t(`types.${paymentTypeId}`)
    return [
      [named(t('limit'), of), agreement === undefined ? t('none') : euros(agreement.limit)],
      [named(t('term'), of), agreement === undefined ? '' : t('days', { days: agreement.termDays })],
      [named(t('owed'), of), euros(owed)],
    ]
  })
  const yours = (fields: FormData): Fact[] =>
    action === 'end'
      ? [[named(t('limit'), type), t('none')]]
      : [
          [named(t('limit'), type), euros(centsIn(fields, 'euros') / 100)],
          [named(t('term'), type), t('days', { days: numberIn(fields, 'days') })],
        ]

  return (
    <ActionDialog
      dialog={dialog}
      title={t(`doOf.${action}`, { type })}
      text={t(`explain.${action}`)}
      button={t(`do.${action}`)}
      facts={facts}
      yours={yours}
    >
      <CreditFacts account={account} />
      {open.ends ? <ReasonField label={t('reason')} /> : <TermsFields account={account} />}
    </ActionDialog>
  )
}

function TermsFields({ account: { agreement, owed } }: { account: StaffCreditAccount }) {
  const t = useTranslations('customers.credit')
  const euros = useEuros()
  return (
    <>
      <EurosField
        name="euros"
        digits={6}
        label={t('limitEuros')}
        help={owed > 0 ? t('atLeast', { owed: euros(owed) }) : undefined}
        defaultValue={agreement?.limit}
      />
      <TextField
        name="days"
        type="number"
        inputMode="numeric"
        min={0}
        max={120}
        label={t('termDays')}
        defaultValue={agreement?.termDays ?? 30}
        required
      />
    </>
  )
}
