import { updateEmailRequest, updateUsername } from '@bottega/contract/security/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { lazy, Suspense, useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { wordsInPlace } from '../../../lib/api/refusals.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { notifications } from '../../../lib/notices/notifications.ts'
import styles from '../../../lib/page/AccountSheet.module.css'
import { formText } from '../../../lib/words/form-text.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { PasswordField } from '../../auth/login/PasswordField.tsx'
import type { PinFields } from '../../auth/login/use-login.ts'
import { securityWords } from '../words/security.ts'

const PinStep = lazy(() => import('../../auth/login/PinStep.tsx').then((module) => ({ default: module.PinStep })))

type NameSettingProps = {
  what: 'email' | 'username'
  /** The present name or address. */
  value: string
  hasPassword: boolean
  /** After a change that counts at once. */
  onChanged: () => void
}

const focusOnMount = (field: HTMLInputElement | null) => field?.focus()

type Typed = { name: string; password: string }

/**
 * The e-mail address or the login name, and its change: with the password, or with the PIN the shop mails where there is
 * none or where it asks for one at every login.
 */
export function NameSetting({ what, value, hasPassword, onChanged }: NameSettingProps) {
  const t = useTranslations(securityWords, what)
  const proof = useTranslations(securityWords, 'proof')
  const step = useTranslations(securityWords, 'proof.step')
  const [open, setOpen] = useState(false)
  const [waiting, setWaiting] = useState<Typed>()
  const button = useRef<HTMLButtonElement>(null)

  const { busy, refusal, run, clearRefusal } = useCommand(
    async ({ name, password }: Typed, pin: PinFields) => {
      const given = { ...(password !== '' && { password }), ...pin }
      if (what === 'email') await browserApi().call(updateEmailRequest, { body: { new_email: name, ...given } })
      else await browserApi().call(updateUsername, { body: { username: name, ...given } })
      leave()
      notifications.notify('success', t('done'))
      onChanged()
    },
    (refused, [typed]) => {
      if (refused.code === 'error.login.mfaPinRequired') {
        setWaiting(typed)
        return undefined
      }
      if (refused.code === 'error.login.mfaPinExpired') setWaiting(undefined)
      return wordsInPlace(refused)
    },
  )

  function leave() {
    clearRefusal()
    // Rendered synchronously, so that there is a button to focus.
    flushSync(() => {
      setOpen(false)
      setWaiting(undefined)
    })
    button.current?.focus()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    run({ name: formText(form, 'name').trim(), password: formText(form, 'password') }, {})
  }

  return (
    <section className={styles.setting} aria-labelledby={`setting-${what}`}>
      <div>
        <h2 id={`setting-${what}`}>{t('title')}</h2>
        <p>{value}</p>
      </div>
      {!open && (
        <Button ref={button} variant="secondary" onClick={() => setOpen(true)}>
          {t('change')}
        </Button>
      )}
      {open && (
        <div className={styles.step}>
          {waiting !== undefined ? (
            <Suspense fallback={null}>
              <PinStep t={step} busy={busy} refusal={refusal} onSend={(pin) => run(waiting, pin)} onStartOver={leave} />
            </Suspense>
          ) : (
            <form method="post" noValidate className={styles.form} onSubmit={submit}>
              {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
              <TextField
                name="name"
                type={what === 'email' ? 'email' : 'text'}
                label={t('new')}
                autoComplete={what === 'email' ? 'email' : 'username'}
                autoCapitalize="none"
                spellCheck={false}
                maxLength={100}
                required
                ref={focusOnMount}
              />
              {hasPassword && <PasswordField name="password" label={proof('password')} />}
              <Button type="submit" wide busy={busy}>
                {t('submit')}
              </Button>
              <Button variant="quiet" wide onClick={leave}>
                {proof('cancel')}
              </Button>
            </form>
          )}
        </div>
      )}
    </section>
  )
}
