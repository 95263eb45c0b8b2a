import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { useTranslations } from 'use-intl'
import type { DialogOutcome } from '../../checkout-flow/flow-steps.ts'
import { LoginForm } from './LoginForm.tsx'
import '../../../messages/forms.ts'

interface LoginDialogProps {
  onOutcome: (outcome: DialogOutcome) => void
  /** Called before the page is left for the group's own login: there is no outcome then. */
  onLeave?: (() => void) | undefined
}

/** The first question on the way to a first add. */
export function LoginDialog({ onOutcome, onLeave }: LoginDialogProps) {
  const t = useTranslations()
  return (
    <Dialog
      open
      size="login"
      onClose={() => onOutcome({ kind: 'dismissed' })}
      title={t('auth.title')}
      closeLabel={t('common.close')}
    >
      <LoginForm inDialog notice={t('auth.toContinue')} onDone={() => onOutcome({ kind: 'done' })} onLeave={onLeave} />
    </Dialog>
  )
}
