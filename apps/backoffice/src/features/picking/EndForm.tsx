import { fulfilmentEnd } from '@bottega/contract/fulfilment/calls.ts'
import type { PickListView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState, type SubmitEvent } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { formText } from '../../lib/form-text.ts'
import { Remark } from '../../lib/Remark.tsx'
import { useCommand } from '../../lib/use-command.ts'
import styles from './Picking.module.css'

/** Where an order ends without delivery; the reason stays with it. */
export function EndForm({ order: { orderId, can } }: { order: PickListView }) {
  const t = useTranslations('picking.steps')
  const { revalidate } = useRevalidator()
  const [isMissing, setMissing] = useState(false)
  const { busy, refusal, run } = useCommand(
    async (end: 'not-collected' | 'failed', reason: string, restock: boolean) => {
      await api.call(fulfilmentEnd, { body: { order_id: orderId, end, reason, restock } })
      await revalidate()
    },
  )

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const reason = formText(fields, 'reason').trim()
    setMissing(reason.length < 3)
    const how = event.nativeEvent.submitter?.getAttribute('value')
    if (reason.length >= 3)
      void run(how === 'not-collected' ? 'not-collected' : 'failed', reason, fields.has('restock'))
  }

  return (
    <details className={styles.problem}>
      <summary>{t('problem')}</summary>
      <form className={styles.count} onSubmit={submit} noValidate>
        {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
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
            <Button type="submit" variant="secondary" value="not-collected" busy={busy}>
              {t('notCollected')}
            </Button>
          )}
          {can.fail && (
            <Button type="submit" variant="secondary" value="failed" busy={busy}>
              {t('fail')}
            </Button>
          )}
        </div>
      </form>
    </details>
  )
}
