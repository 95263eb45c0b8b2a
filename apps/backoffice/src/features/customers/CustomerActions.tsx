import { staffActAs } from '@bottega/contract/backoffice/calls.ts'
import { deskGiveVoucher } from '@bottega/contract/voucher-desk/calls.ts'
import { hasAnyRole } from '@bottega/rules/people/roles.ts'
import { deskAskDeletion, deskAskExport } from '@bottega/contract/customer-desk/calls.ts'
import type { DeskCustomer } from '@bottega/contract/customer-desk/customer-desk.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
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

const actions = ['act', 'voucher', 'export', 'delete'] as const
type Action = (typeof actions)[number]

/** A decision can be turned round. */
const next = { waiting: ['approved', 'rejected'], approved: ['rejected'], rejected: ['approved'] } as const

const giftDays = [30, 90, 180, 365] as const

/** A dialog gives one voucher, however often its button is pressed: the key was made with it. */
const giftIn = (fields: FormData) => ({
  key: formText(fields, 'key'),
  cents: Math.round(Number(formText(fields, 'euros').replace(',', '.')) * 100),
  days: Number(formText(fields, 'days')),
})

function GiftFields() {
  const t = useTranslations('customers')
  const [key] = useState(() => crypto.randomUUID())
  return (
    <>
      <input type="hidden" name="key" value={key} />
      <TextField
        name="euros"
        inputMode="decimal"
        pattern="(100|[1-9]\d?)([.,]\d{1,2})?"
        label={t('giftEuros')}
        autoComplete="off"
        required
      />
      <Select
        name="days"
        label={t('giftDays')}
        defaultValue="90"
        options={giftDays.map((days) => ({ value: String(days), label: t('giftDaysOf', { days }) }))}
      />
    </>
  )
}

/** What staff do for a customer; each asks why. */
export function CustomerActions({ customer }: { customer: DeskCustomer }) {
  const t = useTranslations('customers')
  const { actingFor, roles } = useWho()
  const offered = actions.filter((action) => action !== 'voucher' || hasAnyRole(roles, ['shopkeeper']))
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<Action>()
  const [done, setDone] = useState<Exclude<Action, 'act'>>()
  const [isDeciding, setDeciding] = useState(false)
  const { userId, name, email, state, business } = customer
  const approval = business?.approval

  const { busy, refusal, run, clear } = useCommand(async (action: Action, fields: FormData) => {
    const reason = formText(fields, 'reason').trim()
    if (action === 'act') {
      await api.call(staffActAs, { query: { user_id: userId, reason } })
      window.location.assign('/')
      return
    }
    const body = { user_id: userId, reason }
    if (action === 'export') await api.call(deskAskExport, { body })
    if (action === 'delete') await api.call(deskAskDeletion, { body })
    if (action === 'voucher') await api.call(deskGiveVoucher, { body: { ...body, ...giftIn(fields) } })
    setOpen(undefined)
    setDone(action)
    await revalidate()
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (open !== undefined) void run(open, new FormData(event.currentTarget))
  }

  function show(action: Action) {
    clear()
    setDone(undefined)
    setOpen(action)
  }

  if (actingFor !== undefined || state === 'closed' || state === 'erased') return null
  return (
    <div className={styles.actions}>
      {offered.map((action) => (
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
            {open === 'voucher' && <GiftFields />}
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
