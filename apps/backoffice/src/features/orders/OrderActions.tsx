import {
  staffAddNote,
  staffCancel,
  staffChangeLines,
  staffRefund,
  staffReschedule,
} from '@bottega/contract/staff-orders/calls.ts'
import type { StaffOrder } from '@bottega/contract/staff-orders/staff-orders.ts'
import { hasAnyRole } from '@bottega/rules/people/roles.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextArea } from '@bottega/ui/components/fields/TextArea.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useTranslations } from 'use-intl'
import { useNumber } from '../../lib/format/use-number.ts'
import { Remark } from '../../lib/Remark.tsx'
import { ActionDialog } from '../../lib/actions/ActionDialog.tsx'
import { centsIn, EurosField, numberIn } from '../../lib/actions/EurosField.tsx'
import { ReasonField, reasonIn } from '../../lib/actions/ReasonField.tsx'
import { actAs } from '../../lib/actions/act-as.ts'
import type { Fact } from '../../lib/actions/conflict.ts'
import { useActionDialog } from '../../lib/actions/use-action-dialog.ts'
import { api } from '../../lib/api.ts'
import { formText } from '../../lib/form-text.ts'
import { useAmount } from '../../lib/format/use-amount.ts'
import { useDay } from '../../lib/format/use-day.ts'
import { useEuros } from '../../lib/format/use-euros.ts'
import layout from '../../lib/layout.module.css'
import { useSignedInStaff } from '../../lib/signed-in-staff.ts'
import { LineFields, lineName, linesIn } from './LineFields.tsx'
import { TimeField } from './TimeField.tsx'

/** The facts of an order a colleague may change, in the words of its page. */
function useOrderFacts(): (order: StaffOrder) => Fact[] {
  const t = useTranslations('orders')
  const number = useNumber()
  const day = useDay()
  const euros = useEuros()
  return (order) => [
    [t('status'), order.status],
    [t('slot'), `${day(order.day)}, ${order.beginTime}–${order.endTime}`],
    [t('total'), euros(order.total)],
    [t('refundable'), euros(order.can.refund)],
    ...order.lines.map(({ prepared, ...line }): Fact => [lineName(line), number(prepared ?? line.ordered)]),
    [t('events'), order.events.map(({ status, reason }) => [status, reason].filter(Boolean).join(': ')).join(' → ')],
  ]
}

type Action = 'change' | 'reschedule' | 'cancel' | 'refund' | 'note' | 'act'

/**
 * Actions of staff on an order. A decision that depends on the state of the order names the version it was taken on.
 */
export function OrderActions({ order }: { order: StaffOrder }) {
  const t = useTranslations('orders')
  const euros = useEuros()
  const factsOf = useOrderFacts()
  const { roles, actingFor } = useSignedInStaff()
  const { orderId, version, can, customer } = order
  const seen = { order_id: orderId, version }

  const dialog = useActionDialog(async (action: Action, fields) => {
    const reason = reasonIn(fields)
    if (action === 'act') return actAs(customer.userId, reason)
    if (action === 'cancel') await api.call(staffCancel, { body: { ...seen, reason } })
    if (action === 'change') {
      const { key: idempotencyKey, ...wanted } = linesIn(fields, order)
      await api.call(staffChangeLines, { body: { ...seen, ...wanted, reason }, idempotencyKey })
    }
    if (action === 'reschedule') {
      const timeslot_id = Number(formText(fields, 'timeslot'))
      await api.call(staffReschedule, { body: { ...seen, timeslot_id, reason } })
    }
    if (action === 'refund') await api.call(staffRefund, { body: { ...seen, ...wantedIn(fields, order), reason } })
    if (action === 'note')
      await api.call(staffAddNote, { body: { order_id: orderId, body: formText(fields, 'note').trim() } })
    return undefined
  })
  const { open, show } = dialog

  function yours(fields: FormData): Fact[] {
    if (open === 'cancel') return [[t('status'), t('do.cancel')]]
    if (open === 'reschedule') return [[t('slot'), t('do.reschedule')]]
    if (open === 'change') {
      const { lines, split } = linesIn(fields, order)
      return [
        ...lines.map((line): Fact => [nameOfLine(order, line.order_item_id), String(line.quantity)]),
        ...split.map(({ order_item_id: id, quantity, params }): Fact => [
          t('change.partTitle', { name: nameOfLine(order, id) }),
          [quantity, ...Object.values(params)].join(' · '),
        ]),
      ]
    }
    if (open !== 'refund') return []
    const { cents, lines = [] } = wantedIn(fields, order)
    return cents === undefined
      ? lines.map((line) => [nameOfLine(order, line.order_item_id), String(line.quantity)])
      : [[t('refundable'), t('refundOf', { amount: euros(cents / 100) })]]
  }

  if (actingFor !== undefined) return null
  const mayRefund = can.refund > 0 && hasAnyRole(roles, ['shopkeeper'])
  const actions: readonly Action[] = [
    'note',
    'act',
    ...(can.change ? (['change'] as const) : []),
    ...(can.reschedule ? (['reschedule'] as const) : []),
    ...(mayRefund ? (['refund'] as const) : []),
    ...(can.cancel ? (['cancel'] as const) : []),
  ]
  return (
    <div className={layout.actions}>
      {actions.map((action) => (
        <Button key={action} variant="secondary" onClick={() => show(action)}>
          {t(`do.${action}`)}
        </Button>
      ))}
      {open !== undefined && (
        <ActionDialog
          dialog={dialog}
          title={t(`do.${open}`)}
          text={t(`explain.${open}`, { name: customer.name })}
          button={t(`do.${open}`)}
          facts={factsOf(order)}
          yours={yours}
        >
          {open === 'change' && <LineFields order={order} />}
          {open === 'refund' && <RefundFields order={order} />}
          {open === 'reschedule' && order.stage === 'ready' && <Remark tone="warn">{t('labelsAgain')}</Remark>}
          {open === 'reschedule' && <TimeField orderId={orderId} />}
          {open === 'note' ? (
            <TextArea name="note" label={t('noteText')} minLength={1} maxLength={1000} required />
          ) : (
            <ReasonField {...((open === 'reschedule' || open === 'change') && { label: t('reasonForCustomer') })} />
          )}
        </ActionDialog>
      )}
    </div>
  )
}

const fieldOf = (orderItemId: number) => `line-${orderItemId}`

function nameOfLine({ lines }: StaffOrder, orderItemId: number) {
  const line = lines.find((one) => one.orderItemId === orderItemId)
  return line === undefined ? '' : lineName(line)
}

/** The refund the dialog asks for: of products where some are chosen, else of an amount. */
function wantedIn(
  fields: FormData,
  { lines }: StaffOrder,
): { cents?: number; lines?: { order_item_id: number; quantity: number }[] } {
  const chosen = lines
    .map(({ orderItemId }) => ({ order_item_id: orderItemId, quantity: numberIn(fields, fieldOf(orderItemId)) }))
    .filter(({ quantity }) => quantity > 0)
  const cents = centsIn(fields, 'euros')
  return { ...(cents > 0 || chosen.length === 0 ? { cents } : {}), ...(chosen.length > 0 ? { lines: chosen } : {}) }
}

/** An amount, or how much of which products. */
function RefundFields({ order: { lines, can } }: { order: StaffOrder }) {
  const t = useTranslations('orders')
  const euros = useEuros()
  const amount = useAmount()
  const left = lines.filter(({ refundable }) => refundable > 0)
  return (
    <>
      <EurosField name="euros" label={t('euros', { most: euros(can.refund) })} required={left.length === 0} />
      {left.length > 0 && (
        <details>
          <summary>{t('goodsToo')}</summary>
          {left.map(({ orderItemId, isLoose, refundable, ...line }) => (
            <TextField
              key={orderItemId}
              name={fieldOf(orderItemId)}
              label={t('pieces', { name: lineName(line), most: amount(refundable, isLoose ? 'kg' : 'pz') })}
              inputMode="decimal"
              pattern={isLoose ? String.raw`\d{1,4}([.,]\d{1,3})?` : String.raw`\d{1,4}`}
              autoComplete="off"
            />
          ))}
        </details>
      )}
    </>
  )
}
