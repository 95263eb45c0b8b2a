import { passwordReset, passwordResetTokenCheck } from '@bottega/contract/security/calls.ts'
import { newPassword, type PasswordRule } from '@bottega/rules/validators/password.ts'
import { required } from '@bottega/rules/validators/presence.ts'
import { every, type Verdict } from '@bottega/rules/validators/verdict.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { browserApi, pageApi } from '../../../lib/api/browser-api.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { formText } from '../../../lib/words/form-text.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { useVerdictText } from '../../../lib/words/use-verdict-text.ts'
import { paths } from '../../../paths.ts'
import styles from '../../../lib/page/AccountSheet.module.css'
import { withCaptcha } from '../../auth/captcha/with-captcha.ts'
import { PasswordField } from '../../auth/login/PasswordField.tsx'
import { securityWords } from '../words/security.ts'
import { passwordRefusal, succeeds } from './reset-failures.ts'

/** The server knows which ones are common. */
const wantedBy = (rule?: PasswordRule) =>
  every(
    required,
    newPassword(() => false, rule),
  )

type ResetPasswordProps = {
  /** Undefined before hydration, empty where the address has none. */
  token: string | undefined
  email: string
  login: string
}

/** The form behind a mailed link, once the shop has said that its token is still good. */
export function ResetPassword({ token, email, login }: ResetPasswordProps) {
  const t = useTranslations(securityWords, 'reset')
  const textOf = useVerdictText()
  const { passwordRule } = usePageSetting()
  const navigate = useNavigate()
  const [checked, setChecked] = useState<'checking' | 'open' | 'invalid'>('checking')
  const state = token === '' ? 'invalid' : checked
  const [verdict, setVerdict] = useState<Verdict>()
  const field = useRef<HTMLInputElement>(null)
  const names = { ...(email !== '' && { e_mail: email }), ...(login !== '' && { login }) }

  useEffect(() => {
    if (token === undefined || token === '') return
    const body = { reset_token: token }
    void succeeds(pageApi().call(passwordResetTokenCheck, { body })).then((good) =>
      setChecked(good ? 'open' : 'invalid'),
    )
  }, [token])

  const { busy, refusal, run } = useCommand(
    async (wanted: string) => {
      await withCaptcha((captcha) =>
        browserApi().call(passwordReset, {
          body: {
            ...names,
            reset_token: token ?? '',
            password: wanted,
            ...(captcha !== undefined && { token: captcha }),
          },
        }),
      )
      await navigate(paths.resetPasswordCompleted(), { replace: true })
    },
    async (refused) => {
      const shown = passwordRefusal(refused)
      if (shown === undefined && !(await succeeds(Promise.reject(refused)))) setChecked('invalid')
      field.current?.focus()
      return shown
    },
  )

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = formText(new FormData(event.currentTarget), 'password')
    const found = wantedBy(passwordRule)(wanted)
    setVerdict(found)
    if (found.ok) run(wanted)
    else field.current?.focus()
  }

  if (state === 'checking') return <p aria-live="polite">{t('checking')}</p>
  if (state === 'invalid')
    return (
      <>
        <Notice tone="error">{t('invalid')}</Notice>
        <LinkButton href={paths.resetPasswordRequest(email === '' ? {} : { email })}>{t('again')}</LinkButton>
      </>
    )
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      {email !== '' && <p>{t('for', { email })}</p>}
      {/* For password managers, which store it with the new password. */}
      <input type="hidden" name="username" autoComplete="username" value={email === '' ? login : email} readOnly />
      <PasswordField
        ref={field}
        name="password"
        label={t('password')}
        sets
        error={textOf(verdict) ?? refusal}
        autoComplete="new-password"
        maxLength={200}
        required
      />
      <Button type="submit" size="large" wide busy={busy}>
        {t('submit')}
      </Button>
    </form>
  )
}
