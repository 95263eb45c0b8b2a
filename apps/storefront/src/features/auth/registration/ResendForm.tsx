import { registrationResendEmail } from '@bottega/contract/registration/calls.ts'
import { email as emailRule } from '@bottega/rules/validators/email.ts'
import { required } from '@bottega/rules/validators/presence.ts'
import { every } from '@bottega/rules/validators/verdict.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useRef, useState, type SubmitEvent } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import styles from '../../../lib/page/AccountSheet.module.css'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { formText } from '../../../lib/words/form-text.ts'
import { useFaults } from '../../../lib/fields/use-faults.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { useVerdictText } from '../../../lib/words/use-verdict-text.ts'
import { registrationWords } from '../words/registration.ts'

/** Another mail that confirms the address; the answer is the same for every address. (Safety, 13) */
export function ResendForm() {
  const t = useTranslations(registrationWords, 'resend')
  const textOf = useVerdictText()
  const field = useRef<HTMLInputElement>(null)
  const { faults, setFaults, forgetFault } = useFaults<'e_mail'>()
  const [sent, setSent] = useState<string>()
  const sending = useCommand(async (address: string) => {
    const { response } = await browserApi().call(registrationResendEmail, { query: { e_mail: address } })
    setSent(response.infosMessage?.[0])
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const address = formText(new FormData(event.currentTarget), 'e_mail').trim()
    const found = every(required, emailRule)(address)
    setFaults({ e_mail: found })
    if (found.ok) sending.run(address)
    else field.current?.focus()
  }

  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit} onChange={forgetFault}>
      {sending.refusal !== undefined && <Notice tone="error">{sending.refusal}</Notice>}
      {sent !== undefined && (
        <output>
          <Notice tone="info">{sent}</Notice>
        </output>
      )}
      <TextField
        ref={field}
        name="e_mail"
        type="email"
        label={t('email')}
        error={textOf(faults.e_mail)}
        autoComplete="email"
        maxLength={100}
        required
      />
      <Button type="submit" busy={sending.busy}>
        {t('button')}
      </Button>
    </form>
  )
}
