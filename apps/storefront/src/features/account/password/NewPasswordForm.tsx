import { passwordReset } from '@bottega/contract/security/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useRef, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import styles from '../../../lib/page/AccountSheet.module.css'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { formText } from '../../../lib/words/form-text.ts'
import { useFaults } from '../../../lib/fields/use-faults.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { useVerdictText } from '../../../lib/words/use-verdict-text.ts'
import { paths } from '../../../paths.ts'
import { withCaptcha } from '../../auth/captcha/with-captcha.ts'
import { PasswordField } from '../../auth/login/PasswordField.tsx'
import { securityWords } from '../words/security.ts'
import { endsLink, passwordRefusal } from './password-refusals.ts'
import { wantedPassword } from './wanted-password.ts'

type NewPasswordFormProps = { token: string; email: string; login: string; onLinkEnded: () => void }

/** Sets the password of the account that a mailed link is of; after a lost answer it still has what was typed. */
export function NewPasswordForm({ token, email, login, onLinkEnded }: NewPasswordFormProps) {
  const t = useTranslations(securityWords, 'reset')
  const textOf = useVerdictText()
  const { passwordRule } = usePageSetting()
  const navigate = useNavigate()
  const { faults, setFaults, forgetFault } = useFaults<'password'>()
  const field = useRef<HTMLInputElement>(null)
  const names = { ...(email !== '' && { e_mail: email }), ...(login !== '' && { login }) }

  const { busy, refusal, run } = useCommand(
    async (password: string) => {
      await withCaptcha((captcha) =>
        browserApi().call(passwordReset, {
          body: { ...names, reset_token: token, password, ...(captcha !== undefined && { token: captcha }) },
        }),
      )
      await navigate(paths.resetPasswordCompleted(), { replace: true })
    },
    (refused) => {
      if (endsLink(refused)) onLinkEnded()
      const shown = passwordRefusal(refused)
      if (shown.field !== undefined) field.current?.focus()
      return shown
    },
  )

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = formText(new FormData(event.currentTarget), 'password')
    const found = wantedPassword(passwordRule)(wanted)
    setFaults({ password: found })
    if (found.ok) run(wanted)
    else field.current?.focus()
  }

  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit} onChange={forgetFault}>
      {refusal?.form !== undefined && <Notice tone="error">{refusal.form}</Notice>}
      {email !== '' && <p>{t('for', { email })}</p>}
      {/* For password managers, which store it with the new password. */}
      <input type="hidden" name="username" autoComplete="username" value={email === '' ? login : email} readOnly />
      <PasswordField
        ref={field}
        name="password"
        label={t('password')}
        sets
        error={textOf(faults.password) ?? refusal?.field}
      />
      <Button type="submit" size="large" wide busy={busy}>
        {t('submit')}
      </Button>
    </form>
  )
}
