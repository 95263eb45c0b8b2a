import { RefusalError } from '@bottega/contract/api.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { lazy, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { useAsk } from '../../lib/questions/ask.ts'
import { browserApi } from '../../lib/api/browser-api.ts'
import { ConfirmDialog } from '../../lib/questions/ConfirmDialog.tsx'
import { notifications, notifyRemarks } from '../../lib/notices/notifications.ts'
import { wordsInPlace } from '../../lib/words/words-in-place.ts'
import { useShopper } from '../../lib/visit/shopper.ts'
import type { PinFields } from '../auth/login/use-login.ts'
import styles from './AccountSheet.module.css'

const PinStep = lazy(() => import('../auth/login/PinStep.tsx').then((module) => ({ default: module.PinStep })))

/** Whether a PIN is asked for at every login; turning it off is asked about first, and takes the PIN itself. */
export function PinSetting({ initially }: { initially: boolean }) {
  const t = useTranslations('account.security.pin')
  const { user } = useShopper()
  const ask = useAsk()
  const [enabled, setEnabled] = useState(initially)
  const [busy, setBusy] = useState(false)
  const [owesPin, setOwesPin] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const isActing = user.ssoUser?.actingUntil !== undefined

  async function turn(wanted: boolean, pin: PinFields = {}) {
    setBusy(true)
    setRefusal(undefined)
    try {
      const { data } = await browserApi().call('registration.updateMfa', { body: { enabled: wanted, ...pin } })
      setEnabled(data.enabled)
      leaveStep()
      notifications.notify('success', t(data.enabled ? 'turnedOn' : 'turnedOff'))
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      tell(error)
    } finally {
      setBusy(false)
    }
  }

  function tell(error: RefusalError) {
    if (error.code === 'error.login.mfaPinRequired') setOwesPin(true)
    else if (error.code === 'error.login.mfaPinWrong') setRefusal(wordsInPlace(error))
    else {
      leaveStep()
      notifyRemarks(error.response)
    }
  }

  function leaveStep() {
    // Gone at once, so that there is something to give the focus to.
    if (owesPin) flushSync(() => setOwesPin(false))
    button.current?.focus()
  }

  async function press() {
    if (!enabled || (await confirmed())) await turn(!enabled)
  }

  function confirmed(): Promise<boolean> {
    return ask((answer) => (
      <ConfirmDialog
        title={t('ask.title')}
        text={t('ask.text')}
        yes={t('ask.yes')}
        no={t('ask.no')}
        onAnswer={answer}
      />
    ))
  }

  return (
    <section className={styles.setting} aria-labelledby="pin-setting">
      <div>
        <h2 id="pin-setting">{t('title')}</h2>
        <p aria-live="polite">{enabled ? t('on', { email: user.email }) : t('off')}</p>
        {isActing && <p>{t('notWhileActing')}</p>}
      </div>
      {!isActing && !owesPin && (
        <Button ref={button} variant={enabled ? 'secondary' : 'primary'} busy={busy} onClick={() => void press()}>
          {t(enabled ? 'turnOff' : 'turnOn')}
        </Button>
      )}
      {owesPin && (
        <div className={styles.step}>
          <Suspense fallback={null}>
            <PinStep
              wording="account.security.pin.step"
              busy={busy}
              refusal={refusal}
              onSend={(pin) => void turn(false, pin)}
              onStartOver={leaveStep}
            />
          </Suspense>
        </div>
      )}
    </section>
  )
}
