import { deskDueReceived } from '@bottega/contract/customer-desk/calls.ts'
import type { DueView } from '@bottega/contract/dues/dues.ts'
import { dueStatus } from '@bottega/rules/dues/due-status.ts'
import { hasAnyRole } from '@bottega/rules/people/roles.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { useState, type SubmitEvent } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { formText } from '../../lib/form-text.ts'
import { Remark } from '../../lib/Remark.tsx'
import { useCommand } from '../../lib/use-command.ts'
import { useDay } from '../../lib/use-day.ts'
import { useEuros } from '../../lib/use-euros.ts'
import { useWho } from '../../lib/use-who.ts'
import styles from './Customers.module.css'

interface DuesProps {
  userId: number
  dues: readonly DueView[]
}

/** What is still to be paid; shopkeepers enter the bank transfers that came in. */
export function Dues({ userId, dues }: DuesProps) {
  const t = useTranslations('customers.dues')
  const day = useDay()
  const euros = useEuros()
  const { actingFor, roles } = useWho()
  const [open, setOpen] = useState<DueView>()
  const enters = actingFor === undefined && hasAnyRole(roles, ['shopkeeper'])
  return (
    <>
      {dues.length === 0 && <p>{t('none')}</p>}
      <ul className={styles.list}>
        {dues.map((due) => (
          <li key={due.paymentDueId}>
            <h3>
              {due.documentName}
              {due.paymentDueStatusId === dueStatus.overdue && <Badge tone="offer">{t('late')}</Badge>}
              {due.paymentDueStatusId === dueStatus.inProgress && <Badge tone="quiet">{t('beingPaid')}</Badge>}
            </h3>
            <span>
              {euros(due.amount)} · {t('by', { day: day(due.dueDate) })}
            </span>
            {enters && (
              <div className={styles.actions}>
                <Button
                  variant="secondary"
                  aria-label={t('receivedFor', { document: due.documentName })}
                  onClick={() => setOpen(due)}
                >
                  {t('received')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {open !== undefined && <TransferDialog userId={userId} due={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function TransferDialog({ userId, due, onClose }: { userId: number; due: DueView; onClose: () => void }) {
  const t = useTranslations('customers')
  const { revalidate } = useRevalidator()
  const { busy, refusal, run } = useCommand(async (fields: FormData) => {
    const text = (name: string) => formText(fields, name).trim()
    const cents = Math.round(Number(text('euros').replace(',', '.')) * 100)
    const body = { user_id: userId, payment_due_id: due.paymentDueId, cents, reference: text('reference') }
    try {
      await api.call(deskDueReceived, { body })
      onClose()
    } finally {
      await revalidate()
    }
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void run(new FormData(event.currentTarget))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('dues.receivedFor', { document: due.documentName })}
      closeLabel={t('close')}
    >
      <form className={styles.form} onSubmit={submit}>
        <p>{t('dues.explain')}</p>
        {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
        <TextField
          name="euros"
          inputMode="decimal"
          pattern="\d{1,7}([.,]\d{1,2})?"
          label={t('dues.euros')}
          autoComplete="off"
          required
        />
        <TextField
          name="reference"
          label={t('dues.reference')}
          minLength={3}
          maxLength={140}
          autoComplete="off"
          required
        />
        <Button type="submit" busy={busy}>
          {t('dues.received')}
        </Button>
      </form>
    </Dialog>
  )
}
