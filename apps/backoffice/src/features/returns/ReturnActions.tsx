import type { Call } from '@bottega/contract/call.ts'
import { staffReturnsDecide, staffReturnsReceive, staffReturnsReplace } from '@bottega/contract/returns/calls.ts'
import type { StaffReturnView } from '@bottega/contract/returns/staff.ts'
import { hasAnyRole } from '@bottega/rules/people/roles.ts'
import { returnMethod } from '@bottega/rules/returns/return-status.ts'
import { withdrawalExceptions } from '@bottega/rules/returns/withdrawal.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextArea } from '@bottega/ui/components/fields/TextArea.tsx'
import { useTranslations } from 'use-intl'
import { ActionDialog } from '../../lib/actions/ActionDialog.tsx'
import { centsIn, EurosField } from '../../lib/actions/EurosField.tsx'
import type { Fact } from '../../lib/actions/conflict.ts'
import { useActionDialog } from '../../lib/actions/use-action-dialog.ts'
import { api } from '../../lib/api.ts'
import { formText } from '../../lib/form-text.ts'
import { Remark } from '../../lib/Remark.tsx'
import layout from '../../lib/layout.module.css'
import { useDay } from '../../lib/format/use-day.ts'
import { useEuros } from '../../lib/format/use-euros.ts'
import { useWhen } from '../../lib/format/use-when.ts'
import { useSignedInStaff } from '../../lib/signed-in-staff.ts'

type Step = StaffReturnView['steps'][number]

const callOf: Readonly<Record<Step, Pick<Call, 'roles'>>> = {
  approve: staffReturnsDecide,
  refuse: staffReturnsDecide,
  receive: staffReturnsReceive,
  replace: staffReturnsReplace,
  payInstead: staffReturnsReplace,
}

/**
 * The steps possible now, each asked about first. Each names the version of the return it was decided on: when a
 * colleague was faster, the refusal says so and the page behind shows what they did.
 */
export function ReturnActions({ refund }: { refund: StaffReturnView }) {
  const t = useTranslations('returns')
  const euros = useEuros()
  const factsOf = useReturnFacts()
  const { roles, actingFor } = useSignedInStaff()
  const { orderRefundId, version, steps, openOrders, customer, amount, method } = refund
  const seen = { order_refund_id: orderRefundId, version }

  const dialog = useActionDialog(async (step: Step, fields) => {
    const text = (name: string) => formText(fields, name).trim()
    if (step === 'approve' || step === 'refuse') {
      const answer = text('answer')
      const cents = centsIn(fields, 'euros')
      const exception = withdrawalExceptions.find((one) => one === text('exception'))
      await api.call(staffReturnsDecide, {
        body: {
          ...seen,
          decision: step,
          ...(answer !== '' && { answer }),
          ...(cents > 0 && { cents }),
          ...(exception !== undefined && { exception }),
        },
      })
    } else if (step === 'receive')
      await api.call(staffReturnsReceive, { body: { ...seen, restock: fields.has('restock') } })
    else
      await api.call(staffReturnsReplace, {
        body: { ...seen, ...(step === 'replace' && { order_id: Number(text('order')) }) },
      })
  })

  if (actingFor !== undefined) return null
  const may = steps.filter((step) => hasAnyRole(roles, callOf[step].roles ?? []))
  const isWithoutOrder = may.includes('replace') && openOrders.length === 0
  const shown = may.filter((step) => step !== 'replace' || openOrders.length > 0)
  const { open } = dialog
  const isWithdrawal = refund.withdrawal !== undefined
  const nameOf = (step: Step) => (step === 'refuse' && isWithdrawal ? t('withdrawal.refuse') : t(`do.${step}`))
  const isReplacement = method.refundMethodId === returnMethod.replacement
  const explained = open === 'approve' && isReplacement ? 'approveReplacement' : open
  return (
    <>
      {isWithdrawal && <Remark tone="info">{t('withdrawal.noReason')}</Remark>}
      {isWithoutOrder && <Remark tone="info">{t('noOrder')}</Remark>}
      <div className={layout.actions}>
        {shown.map((step, place) => (
          <Button key={step} variant={place === 0 ? 'primary' : 'secondary'} onClick={() => dialog.show(step)}>
            {nameOf(step)}
          </Button>
        ))}
      </div>
      {open !== undefined && explained !== undefined && (
        <ActionDialog
          dialog={dialog}
          title={nameOf(open)}
          button={nameOf(open)}
          facts={factsOf(refund)}
          yours={() => [[t('status'), nameOf(open)]]}
          text={
            open === 'refuse' && isWithdrawal
              ? t('withdrawal.explain', { name: customer.name })
              : t(`explain.${explained}`, { name: customer.name, amount: euros(amount) })
          }
        >
          <Fields step={open} refund={refund} />
        </ActionDialog>
      )}
    </>
  )
}

/** The facts of a return a step may change, in words. */
function useReturnFacts() {
  const t = useTranslations('returns')
  const when = useWhen()
  const whenOr = (at: string | undefined) => (at === undefined ? '' : when(at))
  return ({ status, method, receivedAt, replacedAt }: StaffReturnView): readonly Fact[] => [
    [t('status'), status.name],
    [t('method'), method.name],
    [t('do.receive'), whenOr(receivedAt)],
    [t('do.replace'), whenOr(replacedAt)],
  ]
}

function Fields({ step, refund }: { step: Step; refund: StaffReturnView }) {
  const { openOrders, amount, left, method, withdrawal } = refund
  const t = useTranslations('returns')
  const euros = useEuros()
  const day = useDay()
  if (step === 'approve')
    return (
      <>
        {method.refundMethodId === returnMethod.refund && amount > 0 && (
          <EurosField
            name="euros"
            label={t('approveAmount', { most: euros(Math.min(amount, left)) })}
            defaultValue={Math.min(amount, left)}
          />
        )}
        <TextArea name="answer" label={t('answer')} maxLength={500} />
      </>
    )
  if (step === 'refuse' && withdrawal !== undefined)
    return (
      <>
        <Select
          name="exception"
          label={t('withdrawal.exception')}
          options={withdrawalExceptions.map((value) => ({ value, label: t(`withdrawal.exceptions.${value}`) }))}
        />
        <TextArea name="answer" label={t('withdrawal.optional')} maxLength={500} />
      </>
    )
  if (step === 'refuse') return <TextArea name="answer" label={t('reason')} maxLength={500} required />
  if (step === 'receive')
    return (
      <Checkbox name="restock" value="yes">
        {t('restock')}
      </Checkbox>
    )
  if (step === 'payInstead') return null
  return (
    <Select
      name="order"
      label={t('withOrder')}
      options={openOrders.map(({ orderId, deliveryDate }) => ({
        value: String(orderId),
        label: t('orderOf', { id: String(orderId), day: day(deliveryDate) }),
      }))}
    />
  )
}
