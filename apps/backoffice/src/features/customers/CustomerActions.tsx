import { staffGiveVoucher } from '@bottega/contract/staff-vouchers/calls.ts'
import { hasAnyRole } from '@bottega/rules/people/roles.ts'
import { staffAskDeletion, staffAskExport, staffNoteCustomer } from '@bottega/contract/staff-customers/calls.ts'
import type { StaffCustomer } from '@bottega/contract/staff-customers/staff-customers.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextArea } from '@bottega/ui/components/fields/TextArea.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { actAs } from '../../lib/actions/act-as.ts'
import { ActionDialog } from '../../lib/actions/ActionDialog.tsx'
import { api } from '../../lib/api.ts'
import { centsIn, numberIn } from '../../lib/actions/EurosField.tsx'
import { formText } from '../../lib/form-text.ts'
import layout from '../../lib/layout.module.css'
import { ReasonField, reasonIn } from '../../lib/actions/ReasonField.tsx'
import { Remark } from '../../lib/Remark.tsx'
import { useActionDialog } from '../../lib/actions/use-action-dialog.ts'
import { useSignedInStaff } from '../../lib/signed-in-staff.ts'
import { DecisionDialog, useDecision } from './DecisionDialog.tsx'
import { isOver } from './customer-state.ts'

const actions = ['note', 'act', 'voucher', 'export', 'delete'] as const
type Action = (typeof actions)[number]

/** A decision can be turned round. */
const next = { waiting: ['approved', 'rejected'], approved: ['rejected'], rejected: ['approved'] } as const

const giftDays = [30, 90, 180, 365] as const

/** A dialog gives one voucher, however often its button is pressed: the key was made with it. */
const giftIn = (fields: FormData) => ({
  key: formText(fields, 'key'),
  cents: centsIn(fields, 'euros'),
  days: numberIn(fields, 'days'),
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

function NoteFields() {
  const t = useTranslations('customers.notes')
  return (
    <>
      <TextArea name="note" label={t('text')} maxLength={500} required />
      <Checkbox name="onOrders">{t('mark')}</Checkbox>
    </>
  )
}

/** Actions of staff for a customer; each asks for a reason. */
export function CustomerActions({ customer }: { customer: StaffCustomer }) {
  const t = useTranslations('customers')
  const { actingFor, roles } = useSignedInStaff()
  const offered = actions.filter((action) => action !== 'voucher' || hasAnyRole(roles, ['shopkeeper']))
  const { userId, name, email, state, business } = customer
  const approval = business?.approval
  const decision = useDecision()

  const dialog = useActionDialog(async (action: Action, fields) => {
    if (action === 'note') {
      const note = { body: formText(fields, 'note').trim(), on_orders: fields.has('onOrders') }
      await api.call(staffNoteCustomer, { body: { user_id: userId, ...note } })
      return undefined
    }
    const reason = reasonIn(fields)
    if (action === 'act') return actAs(userId, reason)
    const body = { user_id: userId, reason }
    if (action === 'export') await api.call(staffAskExport, { body })
    if (action === 'delete') await api.call(staffAskDeletion, { body })
    if (action === 'voucher') await api.call(staffGiveVoucher, { body: { ...body, ...giftIn(fields) } })
    return undefined
  })
  const { open, done, show } = dialog

  if (actingFor !== undefined || isOver(state)) return null
  return (
    <div className={layout.actions}>
      {offered.map((action) => (
        <Button key={action} variant="secondary" onClick={() => show(action)}>
          {t(`do.${action}`)}
        </Button>
      ))}
      {approval !== undefined && state !== 'unconfirmed' && (
        <Button
          variant="secondary"
          onClick={() => decision.show({ userId, name: business?.companyName || name, may: next[approval.state] })}
        >
          {t('decide')}
        </Button>
      )}
      {done !== undefined && done !== 'act' && <Remark tone="ok">{t(`done.${done}`, { email })}</Remark>}
      <DecisionDialog dialog={decision} />
      {open !== undefined && (
        <ActionDialog
          dialog={dialog}
          title={t(`do.${open}`)}
          text={t(`explain.${open}`, { name })}
          button={t(`do.${open}`)}
        >
          {open === 'voucher' && <GiftFields />}
          {open === 'note' ? <NoteFields /> : <ReasonField />}
        </ActionDialog>
      )}
    </div>
  )
}
