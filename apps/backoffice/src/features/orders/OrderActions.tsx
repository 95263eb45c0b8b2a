import { staffActAs } from '@bottega/contract/backoffice/calls.ts'
import { deskCancel, deskNote, deskRefund } from '@bottega/contract/order-desk/calls.ts'
import type { DeskOrder } from '@bottega/contract/order-desk/order-desk.ts'
import { hasAnyRole } from '@bottega/rules/people/roles.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextArea } from '@bottega/ui/components/fields/TextArea.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { useState, type SubmitEvent } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { formText } from '../../lib/form-text.ts'
import { Remark } from '../../lib/Remark.tsx'
import { useCommand } from '../../lib/use-command.ts'
import { useEuros } from '../../lib/use-euros.ts'
import { useWho } from '../../lib/use-who.ts'
import styles from './Orders.module.css'

type Action = 'cancel' | 'refund' | 'note' | 'act'

/**
 * Each change names the version of the order it was decided on: when another change was faster, the refusal says so and
 * the page behind shows what happened.
 */
export function OrderActions({ order }: { order: DeskOrder }) {
  const t = useTranslations('orders')
  const euros = useEuros()
  const { roles, actingFor } = useWho()
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<Action>()
  const { orderId, version, can, customer } = order
  const seen = { order_id: orderId, version }

  const { busy, refusal, run, clear } = useCommand(async (action: Action, fields: FormData) => {
    const reason = formText(fields, 'text').trim()
    if (action === 'act') {
      await api.call(staffActAs, { query: { user_id: customer.userId, reason } })
      window.location.assign('/')
      return
    }
    const cents = Math.round(Number(formText(fields, 'euros').replace(',', '.')) * 100)
    try {
      if (action === 'cancel') await api.call(deskCancel, { body: { ...seen, reason } })
      if (action === 'refund') await api.call(deskRefund, { body: { ...seen, cents, reason } })
      if (action === 'note') await api.call(deskNote, { body: { order_id: orderId, body: reason } })
      setOpen(undefined)
    } finally {
      await revalidate()
    }
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (open !== undefined) void run(open, new FormData(event.currentTarget))
  }

  function show(action: Action) {
    clear()
    setOpen(action)
  }

  if (actingFor !== undefined) return null
  return (
    <div className={styles.actions}>
      <Button variant="secondary" onClick={() => show('note')}>
        {t('do.note')}
      </Button>
      <Button variant="secondary" onClick={() => show('act')}>
        {t('do.act')}
      </Button>
      {can.refund > 0 && hasAnyRole(roles, ['shopkeeper']) && (
        <Button variant="secondary" onClick={() => show('refund')}>
          {t('do.refund')}
        </Button>
      )}
      {can.cancel && (
        <Button variant="secondary" onClick={() => show('cancel')}>
          {t('do.cancel')}
        </Button>
      )}
      <Dialog
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={open === undefined ? '' : t(`do.${open}`)}
        closeLabel={t('close')}
      >
        {open !== undefined && (
          <form className={styles.form} onSubmit={submit}>
            <p>{t(`explain.${open}`, { name: customer.name })}</p>
            {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
            {open === 'refund' && (
              <TextField
                name="euros"
                inputMode="decimal"
                pattern="\d{1,5}([.,]\d{1,2})?"
                label={t('euros', { most: euros(can.refund) })}
                autoComplete="off"
                required
              />
            )}
            <TextArea
              name="text"
              label={t(open === 'note' ? 'noteText' : 'reason')}
              minLength={open === 'note' ? 1 : 3}
              maxLength={open === 'note' ? 1000 : 300}
              required
            />
            <Button type="submit" busy={busy}>
              {t(`do.${open}`)}
            </Button>
          </form>
        )}
      </Dialog>
    </div>
  )
}
