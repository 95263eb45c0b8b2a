import { staffActAs } from '@bottega/contract/backoffice/calls.ts'
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

type Action = 'act'

/** A decision can be turned round. */
const next = { waiting: ['approved', 'rejected'], approved: ['rejected'], rejected: ['approved'] } as const

/** What staff do for a customer; each asks why. */
export function CustomerActions({ customer }: { customer: DeskCustomer }) {
  const t = useTranslations('customers')
  const { actingFor } = useWho()
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<Action>()
  const [isDeciding, setDeciding] = useState(false)
  const { userId, name, state, business } = customer
  const approval = business?.approval

  const { busy, refusal, run, clear } = useCommand(async (fields: FormData) => {
    const reason = formText(fields, 'reason').trim()
    await api.call(staffActAs, { query: { user_id: userId, reason } })
    window.location.assign('/')
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (open !== undefined) void run(new FormData(event.currentTarget))
  }

  function show(action: Action) {
    clear()
    setOpen(action)
  }

  if (actingFor !== undefined || state === 'closed' || state === 'erased') return null
  return (
    <div className={styles.actions}>
      <Button variant="secondary" onClick={() => show('act')}>
        {t('do.act')}
      </Button>
      {approval !== undefined && state !== 'unconfirmed' && (
        <Button variant="secondary" onClick={() => setDeciding(true)}>
          {t('decide')}
        </Button>
      )}
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
