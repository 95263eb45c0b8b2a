import { RefusalError } from '@bottega/contract/api.ts'
import { Button } from '@bottega/ui/components/Button.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAsk } from '../../lib/ask.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { ConfirmDialog } from '../../lib/ConfirmDialog.tsx'
import { notifications, notifyRemarks } from '../../lib/notifications.ts'
import { useShopper } from '../../lib/shopper.ts'
import styles from './AccountSheet.module.css'

/** Whether a PIN is asked for at every login; turning it off is asked about first. */
export function PinSetting({ initially }: { initially: boolean }) {
  const t = useTranslations('account.security.pin')
  const { user } = useShopper()
  const ask = useAsk()
  const [enabled, setEnabled] = useState(initially)
  const [busy, setBusy] = useState(false)
  const isActing = user.ssoUser?.actingUntil !== undefined

  async function turn(wanted: boolean) {
    if (!wanted && !(await confirmed())) return
    setBusy(true)
    try {
      const { data } = await browserApi().call('registration.updateMfa', { body: { enabled: wanted } })
      setEnabled(data.enabled)
      notifications.notify('success', t(data.enabled ? 'turnedOn' : 'turnedOff'))
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      notifyRemarks(error.response)
    } finally {
      setBusy(false)
    }
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
      {!isActing && (
        <Button variant={enabled ? 'secondary' : 'primary'} busy={busy} onClick={() => void turn(!enabled)}>
          {t(enabled ? 'turnOff' : 'turnOn')}
        </Button>
      )}
    </section>
  )
}
