import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../lib/ConfirmDialog.tsx'
import { logOut } from './log-out.ts'
import { useSessionClock } from './use-session-clock.ts'
import '../../messages/purchase.ts'

/** Asks whether somebody is still there before the session ends; over any other dialog. */
export function SessionWarning({ lengthMs }: { lengthMs: number }) {
  const t = useTranslations('auth.warning')
  const { left, stay } = useSessionClock(lengthMs)
  if (left === undefined) return null
  return (
    <ConfirmDialog
      title={t('title')}
      text={t('text', { minutes: Math.floor(left / 60_000) })}
      yes={t('stay')}
      no={t('leave')}
      onAnswer={(yes) => (yes ? stay() : void logOut())}
    />
  )
}
