import { authTest } from '@bottega/contract/auth/calls.ts'
import { registrationResendEmail } from '@bottega/contract/registration/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useEffect } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { wordsInPlace } from '../../../lib/api/refusals.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { notifyRemarks } from '../../../lib/notices/notifications.ts'
import { useShopperPart } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { confirmFirstWords } from '../words/confirm-first.ts'
import styles from './ConfirmFirst.module.css'

async function goOnOnceConfirmed(): Promise<void> {
  const { user } = await browserApi().call(authTest)
  if (user.profileConfirmed) window.location.reload()
}

/**
 * Stands before the payment of whoever signed up in the checkout until their address is confirmed, in whatever browser:
 * the page looks again whenever it is returned to. Renders nothing for anybody else.
 */
export function ConfirmFirst() {
  const t = useTranslations(confirmFirstWords)
  const isWaiting = useShopperPart(({ user }) => !user.profileConfirmed)
  const email = useShopperPart(({ user }) => user.email ?? '')
  const { busy, refusal, run } = useCommand((work: () => Promise<void>) => work(), wordsInPlace)

  useEffect(() => {
    if (!isWaiting) return undefined
    const look = () => {
      if (document.visibilityState === 'visible') run(goOnOnceConfirmed)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isWaiting, run])

  async function resend() {
    const { response } = await browserApi().call(registrationResendEmail, { query: { e_mail: email } })
    notifyRemarks(response)
  }

  if (!isWaiting) return null
  return (
    <Notice tone="warn">
      <h2 className={styles.title}>{t('title')}</h2>
      <p>{t('text', { email })}</p>
      {refusal !== undefined && <p>{refusal}</p>}
      <p className={styles.ways}>
        <Button variant="secondary" busy={busy} onClick={() => run(goOnOnceConfirmed)}>
          {t('check')}
        </Button>
        <Button variant="quiet" onClick={() => run(resend)}>
          {t('again')}
        </Button>
      </p>
    </Notice>
  )
}
