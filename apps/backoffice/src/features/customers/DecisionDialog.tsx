import { decideBusiness } from '@bottega/contract/registration/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextArea } from '@bottega/ui/components/fields/TextArea.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { formText } from '../../lib/form-text.ts'
import { Remark } from '../../lib/Remark.tsx'
import { useCommand } from '../../lib/use-command.ts'
import styles from './Customers.module.css'

type Decision = 'approved' | 'rejected'

interface DecisionDialogProps {
  userId: number
  name: string
  may: readonly Decision[]
  onClose: () => void
  onDecided: (decision: Decision) => Promise<void>
}

/** Approves or rejects a business account; its owner gets a mail, and orders that wait go on or are cancelled. */
export function DecisionDialog({ userId, name, may, onClose, onDecided }: DecisionDialogProps) {
  const t = useTranslations('customers')
  const { busy, refusal, run } = useCommand(async (decision: Decision, reason: string) => {
    await api.call(decideBusiness, { body: { userId, decision, reason } })
    await onDecided(decision)
  })

  /** The button that was pressed is the decision. */
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    const decision = may.find((one) => one === submitter?.getAttribute('value'))
    if (decision !== undefined) void run(decision, formText(new FormData(event.currentTarget), 'reason').trim())
  }

  return (
    <Dialog open onClose={onClose} title={t('decideOn', { name })} closeLabel={t('close')}>
      <form className={styles.form} onSubmit={submit}>
        <p>{t('decideText')}</p>
        {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
        <TextArea name="reason" label={t('decisionReason')} minLength={3} maxLength={300} required />
        <div className={styles.actions}>
          {may.map((decision) => (
            <Button
              key={decision}
              type="submit"
              value={decision}
              busy={busy}
              variant={decision === 'approved' ? 'primary' : 'secondary'}
            >
              {t(`decisions.${decision}`)}
            </Button>
          ))}
        </div>
      </form>
    </Dialog>
  )
}
