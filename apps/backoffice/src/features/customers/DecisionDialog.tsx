import { decideBusiness } from '@bottega/contract/registration/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useTranslations } from 'use-intl'
import { ActionDialog } from '../../lib/actions/ActionDialog.tsx'
import { api } from '../../lib/api.ts'
import { formText } from '../../lib/form-text.ts'
import layout from '../../lib/layout.module.css'
import { ReasonField, reasonIn } from '../../lib/actions/ReasonField.tsx'
import { useActionDialog, type ActionDialogState } from '../../lib/actions/use-action-dialog.ts'

type Decision = 'approved' | 'rejected'

/** The account that is decided on, and which decisions there are. */
interface Deciding {
  userId: number
  name: string
  may: readonly Decision[]
}

/** Approves or rejects a business account; its owner gets a mail, and orders that wait go on or are cancelled. */
export const useDecision = (onDecided?: (of: Deciding, decision: Decision) => void) =>
  useActionDialog(async (of: Deciding, fields) => {
    // The button that was pressed is the decision.
    const decision = of.may.find((one) => one === formText(fields, 'decision'))
    if (decision === undefined) return
    await api.call(decideBusiness, { body: { userId: of.userId, decision, reason: reasonIn(fields) } })
    onDecided?.(of, decision)
  })

export function DecisionDialog({ dialog }: { dialog: ActionDialogState<Deciding> }) {
  const t = useTranslations('customers')
  const { open, busy } = dialog
  if (open === undefined) return null
  return (
    <ActionDialog
      dialog={dialog}
      title={t('decideOn', { name: open.name })}
      text={t('decideText')}
      button={
        <div className={layout.actions}>
          {open.may.map((decision) => (
            <Button
              key={decision}
              type="submit"
              name="decision"
              value={decision}
              busy={busy}
              variant={decision === 'approved' ? 'primary' : 'secondary'}
            >
              {t(`decisions.${decision}`)}
            </Button>
          ))}
        </div>
      }
    >
      <ReasonField label={t('decisionReason')} />
    </ActionDialog>
  )
}
