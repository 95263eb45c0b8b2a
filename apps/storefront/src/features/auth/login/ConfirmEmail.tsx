import { registrationConfirm, registrationResendEmail } from '@bottega/contract/registration/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { wordsInPlace } from '../../../lib/api/refusals.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { notifyRemarks } from '../../../lib/notices/notifications.ts'
import { storeRemarks } from '../../../lib/notices/pending-remarks.ts'
import { goOnWithWanted } from '../../../lib/storage/wanted.ts'
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { isSignedIn, useShopperPart } from '../../../lib/visit/shopper.ts'
import { paths } from '../../../paths.ts'
import styles from '../../../lib/page/AccountSheet.module.css'
import { accountWords } from '../words/account.ts'

/**
 * The code of the mail is in the fragment of the address, which only this browser sees. Who comes without one, as from
 * the dashboard, gets another mail.
 */
export function ConfirmEmail({ email }: { email: string }) {
  const t = useTranslations(accountWords, 'confirm')
  const hydrated = useHydrated()
  const code = useLocation().hash.slice(1)
  const navigate = useNavigate()

  const [isOver, setOver] = useState(false)
  const { busy, refusal, run } = useCommand(
    (work: () => Promise<'leaving' | void>) => work(),
    (refused) => {
      if (refused.code === 'error.registration.confirmWrong') setOver(true)
      return wordsInPlace(refused)
    },
  )

  async function confirm() {
    const body = { e_mail: email, reg_control_code: code }
    const { data, response } = await browserApi().call(registrationConfirm, { body })
    if (data.signedIn) {
      storeRemarks(response)
      // Prices, shelves and texts may all differ for the customer: the shop loads again, where it was left.
      window.location.assign(goOnWithWanted() ?? paths.home())
      return 'leaving' as const
    }
    await navigate(data.outcome === 'confirmed' ? paths.confirmed() : paths.alreadyConfirmed(), { replace: true })
    return undefined
  }

  // The link was opened where its own account is signed in: no mail program is, so that no press has to prove it.
  const isOwn = useShopperPart(({ user }) => isSignedIn(user) && !user.profileConfirmed && user.email === email)
  const confirmsAlone = hydrated && isOwn && code !== ''
  useEffect(() => {
    if (confirmsAlone) run(confirm)
    // Once: what is refused waits for a press.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [confirmsAlone])

  async function resend() {
    const { response } = await browserApi().call(registrationResendEmail, { query: { e_mail: email } })
    notifyRemarks(response)
  }

  // The fragment is not known before hydration.
  const isWhole = !hydrated || (code !== '' && email !== '')
  if (!isWhole && email === '')
    return (
      <div className={styles.form}>
        <Notice tone="warn">{t('missing')}</Notice>
        <LinkButton variant="secondary" href={paths.resendConfirmation()}>
          {t('resend')}
        </LinkButton>
      </div>
    )
  return (
    <div className={styles.form}>
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      <p>{t(isWhole ? 'text' : 'withoutCode', { email })}</p>
      {isWhole && !isOver ? (
        <Button size="large" busy={busy} disabled={!hydrated} onClick={() => run(confirm)}>
          {t('button')}
        </Button>
      ) : (
        <Button size="large" busy={busy} onClick={() => run(resend)}>
          {t('resend')}
        </Button>
      )}
    </div>
  )
}
