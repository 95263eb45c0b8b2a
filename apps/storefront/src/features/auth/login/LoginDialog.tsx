import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { commonWords } from '../../../lib/words/shared/common.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import type { DialogOutcome } from '../../checkout-flow/flow-steps.ts'
import { authWords } from '../words/auth.ts'
import { LoginForm } from './LoginForm.tsx'

interface LoginDialogProps {
  onOutcome: (outcome: DialogOutcome) => void
  /** Called before the page is left for a registration or the group's own login: there is no outcome then. */
  onLeave?: (() => void) | undefined
}

/** The first question on the way to a first add. */
export function LoginDialog({ onOutcome, onLeave }: LoginDialogProps) {
  const t = useTranslations([authWords, commonWords])
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
