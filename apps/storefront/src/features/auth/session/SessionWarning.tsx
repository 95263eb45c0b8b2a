import { useState } from 'react'
import { ConfirmDialog } from '../../../lib/questions/ConfirmDialog.tsx'
import { loginAndBack } from '../../../lib/visit/leave-for-login.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { authWords } from '../words/auth.ts'
import { logOut } from './log-out.ts'
import { useSessionClock, type SessionStart } from './use-session-clock.ts'

/** Asks whether the customer is still there before the session ends; shown over any other dialog and page. */
export function SessionWarning({ length }: { length: SessionStart }) {
  const t = useTranslations(authWords, 'warning')
  const { end, stay } = useSessionClock(length)
  const [goesOn, setGoesOn] = useState(false)
  if (end === undefined) return null
  const minutes = Math.floor(end.leftMs / 60_000)
  if (!end.isFinal)
    return (
      <ConfirmDialog
        staysOverPages
        title={t('title')}
        text={t('text', { minutes })}
        yes={t('stay')}
        no={t('leave')}
        onAnswer={(yes) => (yes ? stay() : void logOut())}
      />
    )
  if (goesOn) return null
  return (
    <ConfirmDialog
      staysOverPages
      title={t('finalTitle')}
      text={t('finalText', { minutes })}
      yes={t('again')}
      no={t('later')}
      onAnswer={(yes) => (yes ? void logOut(loginAndBack()) : setGoesOn(true))}
    />
  )
}
