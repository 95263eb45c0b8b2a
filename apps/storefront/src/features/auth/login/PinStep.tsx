import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { formText } from '../../../lib/words/form-text.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import styles from './LoginForm.module.css'
import type { PinFields } from './use-login.ts'

type PinStepProps = {
  /** Texts that say what the PIN is for. */
  t: (key: 'sent' | 'resent' | 'label' | 'digits' | 'submit' | 'resend' | 'startOver') => string
  busy: boolean
  refusal: string | undefined
  onSend: (pin: PinFields) => void
  onStartOver: () => void
}

/** The second step of a login, and of switching its PIN off: the PIN that was mailed. */
export function PinStep({ t, busy, refusal, onSend, onStartOver }: PinStepProps) {
  const [verdict, setVerdict] = useState<string>()
  const [resent, setResent] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const pin = formText(new FormData(event.currentTarget), 'mfa_pin').replaceAll(/\s/g, '')
    const isPin = /^\d{6}$/.test(pin)
    setVerdict(isPin ? undefined : t('digits'))
    if (!isPin) field.current?.focus()
    else if (!busy) onSend({ mfa_pin: pin })
  }

  function resend() {
    setResent(true)
    setVerdict(undefined)
    onSend({ resend_mfa_pin: true })
    field.current?.focus()
  }

  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      {refusal === undefined ? (
        <Notice tone="info">{t(resent && !busy ? 'resent' : 'sent')}</Notice>
      ) : (
        <Notice tone="error">{refusal}</Notice>
      )}
      <TextField
        ref={field}
        name="mfa_pin"
        label={t('label')}
        error={verdict}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        required
      />
      <Button type="submit" size="large" wide busy={busy}>
        {t('submit')}
      </Button>
      <Button variant="secondary" wide disabled={busy} onClick={resend}>
        {t('resend')}
      </Button>
      <Button variant="quiet" wide onClick={onStartOver}>
        {t('startOver')}
      </Button>
    </form>
  )
}
