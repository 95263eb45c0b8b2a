import { staffLogin } from '@bottega/contract/backoffice/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useRef, useState, type SubmitEvent } from 'react'
import { browserApi } from '../../lib/api/browser-api.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { formText } from '../../lib/words/form-text.ts'
import { Notice } from '../../lib/notices/Notice.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { PasswordField } from '../auth/login/PasswordField.tsx'
import { withCaptcha } from '../auth/captcha/with-captcha.ts'
import styles from '../../lib/page/AccountSheet.module.css'
import { staffWords } from './words/staff.ts'

type Missing = Partial<Record<'backoffice_user' | 'password' | 'otp', string>>

/** Name, password and the code of the authenticator; a refusal does not tell which of them is wrong. */
export function StaffLoginForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations(staffWords, 'login')
  const [missing, setMissing] = useState<Missing>({})
  const form = useRef<HTMLFormElement>(null)

  const { busy, refusal, run } = useCommand(
    async (body: { backoffice_user: string; password: string; otp: string }) => {
      await withCaptcha((token) =>
        browserApi().call(staffLogin, { body: { ...body, ...(token !== undefined && { token }) } }),
      )
      onDone()
      return 'leaving'
    },
  )

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const fields = new FormData(event.currentTarget)
    const body = {
      backoffice_user: formText(fields, 'backoffice_user').trim(),
      password: formText(fields, 'password'),
      otp: formText(fields, 'otp').replaceAll(/\s/g, ''),
    }
    const found: Missing = {
      ...(body.backoffice_user === '' && { backoffice_user: t('required') }),
      ...(body.password === '' && { password: t('required') }),
      ...(!/^\d{6}$/.test(body.otp) && { otp: t('otpDigits') }),
    }
    setMissing(found)
    const [first] = Object.keys(found)
    if (first === undefined) run(body)
    else form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }

  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      <TextField
        name="backoffice_user"
        label={t('username')}
        error={missing.backoffice_user}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        required
      />
      <PasswordField
        name="password"
        label={t('password')}
        error={missing.password}
        autoComplete="current-password"
        maxLength={200}
        required
      />
      <TextField
        name="otp"
        label={t('otp')}
        help={t('otpHelp')}
        error={missing.otp}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        required
      />
      <Button type="submit" size="large" wide busy={busy}>
        {t('submit')}
      </Button>
    </form>
  )
}
