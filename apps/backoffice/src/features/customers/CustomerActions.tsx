import { staffActAs } from '@bottega/contract/backoffice/calls.ts'
import { deskAskDeletion, deskAskExport } from '@bottega/contract/customer-desk/calls.ts'
import type { DeskCustomer } from '@bottega/contract/customer-desk/customer-desk.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextArea } from '@bottega/ui/components/fields/TextArea.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { useState, type SubmitEvent } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { formText } from '../../lib/form-text.ts'
import { Remark } from '../../lib/Remark.tsx'
import { useCommand } from '../../lib/use-command.ts'
import { useWho } from '../../lib/use-who.ts'
import { DecisionDialog } from './DecisionDialog.tsx'
import styles from './Customers.module.css'

const actions = ['act', 'export', 'delete'] as const
type Action = (typeof actions)[number]

/** A decision can be turned round. */
const next = { waiting: ['approved', 'rejected'], approved: ['rejected'], rejected: ['approved'] } as const

/** What staff do for a customer; each asks why. */
export function CustomerActions({ customer }: { customer: DeskCustomer }) {
  const t = useTranslations('customers')
  const { actingFor } = useWho()
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<Action>()
  const [done, setDone] = useState<Exclude<Action, 'act'>>()
  const [isDeciding, setDeciding] = useState(false)
  const { userId, name, email, state, business } = customer
  const approval = business?.approval

  const { busy, refusal, run, clear } = useCommand(async (action: Action, reason: string) => {
    if (action === 'act') {
      await api.call(staffActAs, { query: { user_id: userId, reason } })
      window.location.assign('/')
      return
    }
    const body = { user_id: userId, reason }
    await api.call(action === 'export' ? deskAskExport : deskAskDeletion, { body })
    setOpen(undefined)
    setDone(action)
    await revalidate()
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (open !== undefined) void run(open, formText(new FormData(event.currentTarget), 'reason').trim())
  }

  function show(action: Action) {
    clear()
    setDone(undefined)
    setOpen(action)
  }

  if (actingFor !== undefined || state === 'closed' || state === 'erased') return null
  return (
    <div className={styles.actions}>
      {actions.map((action) => (
        <Button key={action} variant="secondary" onClick={() => show(action)}>
          {t(`do.${action}`)}
        </Button>
      ))}
      {approval !== undefined && state !== 'unconfirmed' && (
        <Button variant="secondary" onClick={() => setDeciding(true)}>
          {t('decide')}
        </Button>
      )}
      {done !== undefined && <Remark tone="ok">{t(`done.${done}`, { email })}</Remark>}
      {approval !== undefined && isDeciding && (
        <DecisionDialog
          userId={userId}
          name={business?.companyName || name}
          may={next[approval.state]}
          onClose={() => setDeciding(false)}
          onDecided={async () => {
            setDeciding(false)
            await revalidate()
          }}
        />
      )}
      <Dialog
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={open === undefined ? '' : t(`do.${open}`)}
        closeLabel={t('close')}
      >
        {open !== undefined && (
          <form className={styles.form} onSubmit={submit}>
            <p>{t(`explain.${open}`, { name })}</p>
            {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
            <TextArea name="reason" label={t('reason')} minLength={3} maxLength={300} required />
            <Button type="submit" busy={busy}>
              {t(`do.${open}`)}
            </Button>
          </form>
        )}
      </Dialog>
    </div>
  )
}
