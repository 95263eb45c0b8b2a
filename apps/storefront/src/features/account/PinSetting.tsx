import { registrationUpdateMfa } from '@bottega/contract/mfa/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { lazy, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAsk } from '../../lib/questions/ask.ts'
import { browserApi } from '../../lib/api/browser-api.ts'
import { notifyRefusal, wordsInPlace } from '../../lib/api/refusals.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { ConfirmDialog } from '../../lib/questions/ConfirmDialog.tsx'
import { notifications } from '../../lib/notices/notifications.ts'
import { useShopper } from '../../lib/visit/shopper.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import type { PinFields } from '../auth/login/use-login.ts'
import styles from '../../lib/page/AccountSheet.module.css'
import { accountWords } from '../auth/words/account.ts'

const PinStep = lazy(() => import('../auth/login/PinStep.tsx').then((module) => ({ default: module.PinStep })))

/** Whether every login asks for a PIN; turning it off needs a confirmation and the PIN itself. */
export function PinSetting({ initially }: { initially: boolean }) {
  const t = useTranslations(accountWords, 'security.pin')
  const stepTexts = useTranslations(accountWords, 'security.pin.step')
  const { user } = useShopper()
  const ask = useAsk()
  const [enabled, setEnabled] = useState(initially)
  const [owesPin, setOwesPin] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isActing = user.ssoUser?.actingUntil !== undefined

  const { busy, refusal, run } = useCommand(
    async (wanted: boolean, pin: PinFields) => {
      const { data } = await browserApi().call(registrationUpdateMfa, { body: { enabled: wanted, ...pin } })
      setEnabled(data.enabled)
      leaveStep()
      notifications.notify('success', t(data.enabled ? 'turnedOn' : 'turnedOff'))
    },
    (refused) => {
      if (refused.code === 'error.login.mfaPinWrong') return wordsInPlace(refused)
      if (refused.code !== 'error.login.mfaPinRequired') {
        leaveStep()
        return notifyRefusal(refused)
      }
      setOwesPin(true)
      return undefined
    },
  )

  function leaveStep() {
    // Rendered synchronously, so that there is an element to focus.
    if (owesPin) flushSync(() => setOwesPin(false))
    button.current?.focus()
  }

  async function press() {
    if (!enabled || (await confirmed())) run(!enabled, {})
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
              t={stepTexts}
              busy={busy}
              refusal={refusal}
              onSend={(pin) => run(false, pin)}
              onStartOver={leaveStep}
            />
          </Suspense>
        </div>
      )}
    </section>
  )
}
