import { passwordResetTokenCheck } from '@bottega/contract/security/calls.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { useState } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { asRefusal } from '../../../lib/api/refusals.ts'
import { useLoaded } from '../../../lib/api/use-loaded.ts'
import { LoadedPart } from '../../../lib/notices/LoadedPart.tsx'
import { Notice } from '../../../lib/notices/Notice.tsx'
import styles from '../../../lib/page/AccountSheet.module.css'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { securityWords } from '../words/security.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { endsLink } from './password-refusals.ts'

interface ResetLink {
  token: string
  /** Empty where the address has none, as is `login`. */
  email: string
  login: string
}

/**
 * The step that stands behind a mailed link; its token is undefined before hydration and empty where the address has
 * none.
 */
export function ResetPassword({ token, ...names }: Omit<ResetLink, 'token'> & { token: string | undefined }) {
  if (token === undefined) return <Checking />
  if (token === '') return <EndedLink email={names.email} />
  return <CheckedLink link={{ token, ...names }} />
}

/** The form, once the shop has said that the token is still good. */
function CheckedLink({ link }: { link: ResetLink }) {
  const loaded = useLoaded(link.token, () => isGood(link.token))
  const [ended, setEnded] = useState(false)
  return (
    <LoadedPart loaded={loaded} placeholder={<Checking />}>
      {(good) =>
        good && !ended ? (
          <NewPasswordForm {...link} onLinkEnded={() => setEnded(true)} />
        ) : (
          <EndedLink email={link.email} />
        )
      }
    </LoadedPart>
  )
}

async function isGood(token: string): Promise<boolean> {
  try {
    await browserApi().call(passwordResetTokenCheck, { body: { reset_token: token } })
    return true
  } catch (error) {
    if (!endsLink(asRefusal(error))) throw error
    return false
  }
}

function Checking() {
  const t = useTranslations(securityWords, 'reset')
  return <p aria-live="polite">{t('checking')}</p>
}

/** The link may have ended by a reset whose answer was lost: the new password then works. */
function EndedLink({ email }: { email: string }) {
  const t = useTranslations(securityWords, 'reset')
  const completed = useTranslations(securityWords, 'completed')
  return (
    <div className={styles.form}>
      <Notice tone="error">{t('invalid')}</Notice>
      <LinkButton href={paths.resetPasswordRequest(email === '' ? {} : { email })}>{t('again')}</LinkButton>
      <LinkButton variant="quiet" href={paths.login()}>
        {completed('login')}
      </LinkButton>
    </div>
  )
}
