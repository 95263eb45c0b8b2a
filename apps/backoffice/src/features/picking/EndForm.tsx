import type { PickListView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { formText } from '../../lib/form-text.ts'
import styles from './Picking.module.css'
import type { Step } from './presses/press.ts'

/** The form that ends an order without delivery; the reason stays with it. */
export function EndForm({ can, press }: { can: PickListView['can']; press: (step: Step) => void }) {
  const t = useTranslations('picking.steps')
  const [isMissing, setMissing] = useState(false)
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const reason = formText(fields, 'reason').trim()
    setMissing(reason.length < 3)
    const how = event.nativeEvent.submitter?.getAttribute('value')
    const end = how === 'not-collected' ? 'not-collected' : 'failed'
    if (reason.length >= 3) press({ kind: 'end', end, reason, restock: fields.has('restock') })
  }

  return (
    <details>
      <summary>{t('problem')}</summary>
      <form className={styles.count} onSubmit={submit} noValidate>
        <TextField
          name="reason"
          label={t('reason')}
          error={isMissing ? t('reasonMissing') : undefined}
          maxLength={300}
          autoComplete="off"
          required
        />
        <Checkbox name="restock">{t('restock')}</Checkbox>
        <div className={styles.buttons}>
          {can.notCollected && (
            <Button type="submit" variant="secondary" value="not-collected">
              {t('notCollected')}
            </Button>
          )}
          {can.fail && (
            <Button type="submit" variant="secondary" value="failed">
              {t('fail')}
            </Button>
          )}
        </div>
      </form>
    </details>
  )
}
