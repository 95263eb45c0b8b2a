import { personsInvite } from '@bottega/contract/persons/calls.ts'
import { required } from '@bottega/rules/validators/presence.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { type SubmitEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { notifyRemarks } from '../../../lib/notices/notifications.ts'
import { useFaults } from '../../../lib/fields/use-faults.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { useVerdictText } from '../../../lib/words/use-verdict-text.ts'
import { personsWords } from '../words/persons.ts'
import styles from './Persons.module.css'

/** The address of a person whose orders the account would like to see. */
export function InvitePerson() {
  const t = useTranslations(personsWords, 'invite')
  const { revalidate } = useRevalidator()
  const textOf = useVerdictText()
  const [email, setEmail] = useState('')
  const { faults, setFaults, forgetFault } = useFaults<'email'>()
  const field = useRef<HTMLInputElement>(null)
  const { busy, refusal, run } = useCommand(async () => {
    const { response } = await browserApi().call(personsInvite, { body: { email } })
    notifyRemarks(response)
    setEmail('')
    await revalidate()
  })
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = required(email)
    setFaults({ email: found })
    if (found.ok) run()
    else field.current?.focus()
  }
  return (
    <form method="post" noValidate className={styles.invite} onSubmit={submit} onChange={forgetFault}>
      <TextField
        ref={field}
        name="email"
        type="email"
        label={t('label')}
        help={t('help')}
        error={textOf(faults.email) ?? refusal}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <div>
        <Button type="submit" busy={busy}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
