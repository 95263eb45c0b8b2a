import { updatePassword } from '@bottega/contract/security/calls.ts'
import { required } from '@bottega/rules/validators/presence.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useRef, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { notifications } from '../../../lib/notices/notifications.ts'
import styles from '../../../lib/page/AccountSheet.module.css'
import { formText } from '../../../lib/words/form-text.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useFaults } from '../../../lib/fields/use-faults.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { useVerdictText } from '../../../lib/words/use-verdict-text.ts'
import { paths } from '../../../paths.ts'
import { withCaptcha } from '../../auth/captcha/with-captcha.ts'
import { PasswordField } from '../../auth/login/PasswordField.tsx'
import { securityWords } from '../words/security.ts'
import { passwordRefusal } from './password-refusals.ts'
import { wantedPassword } from './wanted-password.ts'

/** The form of a new password; what the shop says of it stands at its field. */
export function ChangePassword() {
  const t = useTranslations(securityWords, 'change')
  const textOf = useVerdictText()
  const { passwordRule } = usePageSetting()
  const navigate = useNavigate()
  const { faults, setFaults, forgetFault } = useFaults<'old_password' | 'new_password'>()
  const old = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { busy, refusal, run } = useCommand(
    async (old_password: string, new_password: string) => {
      await withCaptcha((token) =>
        browserApi().call(updatePassword, {
          body: { old_password, new_password, ...(token !== undefined && { token }) },
        }),
      )
      notifications.notify('success', t('done'))
      await navigate(paths.security())
    },
    (refused) => {
      const shown = passwordRefusal(refused)
      ;(shown.field === undefined ? old : field).current?.focus()
      return shown
    },
  )

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [before, after] = [formText(form, 'old_password'), formText(form, 'new_password')]
    const found = { old_password: required(before), new_password: wantedPassword(passwordRule)(after) }
    setFaults(found)
    if (!found.old_password.ok) old.current?.focus()
    else if (!found.new_password.ok) field.current?.focus()
    else run(before, after)
  }

  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit} onChange={forgetFault}>
      {refusal?.form !== undefined && <Notice tone="error">{refusal.form}</Notice>}
      <PasswordField ref={old} name="old_password" label={t('old')} error={textOf(faults.old_password)} />
      <PasswordField
        ref={field}
        name="new_password"
        label={t('new')}
        sets
        error={textOf(faults.new_password) ?? refusal?.field}
      />
      <Button type="submit" size="large" wide busy={busy}>
        {t('submit')}
      </Button>
    </form>
  )
}
