import { deskCreditEnd, deskCreditSet } from '@bottega/contract/customer-desk/calls.ts'
import type { DeskCreditAccount } from '@bottega/contract/customer-desk/customer-desk.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextArea } from '@bottega/ui/components/fields/TextArea.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import type { SubmitEvent } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { formText } from '../../lib/form-text.ts'
import { Remark } from '../../lib/Remark.tsx'
import { useCommand } from '../../lib/use-command.ts'
import { useEuros } from '../../lib/use-euros.ts'
import { CreditFacts } from './CreditFacts.tsx'
import styles from './Customers.module.css'

interface CreditDialogProps {
  /** Ends the agreement; otherwise its limit and term are set. */
  ends: boolean
  seen: { user_id: number; version: number; payment_type_id: DeskCreditAccount['paymentTypeId'] }
  account: DeskCreditAccount
  onClose: () => void
}

/** When a colleague was faster the refusal names them, and the dialog shows what is agreed now before it is sent again. */
export function CreditDialog({ ends, seen, account, onClose }: CreditDialogProps) {
  const t = useTranslations('customers')
  const { revalidate } = useRevalidator()
  const { agreement, paymentTypeId } = account
  const sets = agreement === undefined ? 'agree' : 'change'
  const action = ends ? 'end' : sets

  const { busy, refusal, run } = useCommand(async (fields: FormData) => {
    const text = (name: string) => formText(fields, name).trim()
    try {
      if (ends) await api.call(deskCreditEnd, { body: { ...seen, reason: text('reason') } })
      else {
        const terms = {
          limit_cents: Math.round(Number(text('euros').replace(',', '.')) * 100),
          term_days: Number(text('days')),
        }
        await api.call(deskCreditSet, { body: { ...seen, ...terms } })
      }
      onClose()
    } finally {
      await revalidate()
    }
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void run(new FormData(event.currentTarget))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`credit.doOf.${action}`, { type: t(`credit.types.${paymentTypeId}`) })}
      closeLabel={t('close')}
    >
      <form className={styles.form} onSubmit={submit}>
        <p>{t(`credit.explain.${action}`)}</p>
        {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
        <CreditFacts account={account} />
        {ends ? (
          <TextArea name="reason" label={t('credit.reason')} minLength={3} maxLength={300} required />
        ) : (
          <TermsFields account={account} />
        )}
        <Button type="submit" busy={busy}>
          {t(`credit.do.${action}`)}
        </Button>
      </form>
    </Dialog>
  )
}

function TermsFields({ account: { agreement, owed } }: { account: DeskCreditAccount }) {
  const t = useTranslations('customers.credit')
  const euros = useEuros()
  return (
    <>
      <TextField
        name="euros"
        inputMode="decimal"
        pattern="\d{1,6}([.,]\d{1,2})?"
        label={t('limitEuros')}
        help={owed > 0 ? t('atLeast', { owed: euros(owed) }) : undefined}
        defaultValue={agreement?.limit}
        autoComplete="off"
        required
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
