import type { PickingStaff } from '@bottega/contract/fulfilment/assignments.ts'
import { fulfilmentAssign } from '@bottega/contract/fulfilment/calls.ts'
import type { FulfilmentOrderRow } from '@bottega/contract/fulfilment/fulfilment.ts'
import { hasAnyRole } from '@bottega/rules/people/roles.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { ActionDialog } from '../../lib/actions/ActionDialog.tsx'
import { useActionDialog } from '../../lib/actions/use-action-dialog.ts'
import { api } from '../../lib/api.ts'
import { formText } from '../../lib/form-text.ts'
import { Remark } from '../../lib/Remark.tsx'
import { useSignedInStaff } from '../../lib/signed-in-staff.ts'
import { useCommand } from '../../lib/use-command.ts'
import styles from './Picking.module.css'

interface OrderPickerProps {
  order: Pick<FulfilmentOrderRow, 'orderId' | 'picker'>
  /** Those who may pick it. */
  staff: readonly PickingStaff[]
  /** It is still to be picked. */
  isOpen: boolean
}

/** The picker of an order, and the ways to take it and to pass it on. Staff in charge give any order to anybody. */
export function OrderPicker({ order: { orderId, picker }, staff, isOpen }: OrderPickerProps) {
  const t = useTranslations('picking.pickers')
  const { roles } = useSignedInStaff()
  const { revalidate } = useRevalidator()
  const seen = picker === undefined ? {} : { seen_staff_id: picker.staffId }
  const assign = (staffId: number | undefined) =>
    api.call(fulfilmentAssign, {
      body: { order_id: orderId, ...seen, ...(staffId !== undefined && { staff_id: staffId }) },
    })
  const take = useCommand(async (staffId: number) => {
    try {
      await assign(staffId)
    } finally {
      await revalidate()
    }
  })
  const dialog = useActionDialog<'pass'>(async (_, fields) => {
    const chosen = formText(fields, 'who')
    await assign(chosen === '' ? undefined : Number(chosen))
  })
  const you = staff.find((one) => one.you)
  const mayTake = isOpen && picker === undefined && you !== undefined && hasAnyRole(roles, ['picker'])
  const mayPass = isOpen && staff.length > 0 && (picker?.you === true || hasAnyRole(roles, ['shopkeeper']))
  const name = picker?.you === true ? t('you') : picker?.name
  return (
    <>
      <p>{name === undefined ? <span className={styles.soft}>{t('nobody')}</span> : t('picker', { name })}</p>
      {take.refusal !== undefined && <Remark tone="error">{take.refusal}</Remark>}
      <div className={styles.buttons}>
        {mayTake && (
          <Button busy={take.busy} aria-label={t('takeOrder', { orderId })} onClick={() => take.run(you.staffId)}>
            {t('take')}
          </Button>
        )}
        {mayPass && (
          <Button variant="secondary" aria-label={t('passOrder', { orderId })} onClick={() => dialog.show('pass')}>
            {t('pass')}
          </Button>
        )}
      </div>
      {dialog.open !== undefined && (
        <ActionDialog dialog={dialog} title={t('passOrder', { orderId })} text={t('passText')} button={t('save')}>
          <Select
            name="who"
            label={t('label')}
            defaultValue={String(picker?.staffId ?? '')}
            options={[
              { value: '', label: t('nobody') },
              ...staff.map((one) => ({
                value: String(one.staffId),
                label: one.you ? t('yourself', { name: one.name }) : one.name,
              })),
            ]}
          />
        </ActionDialog>
      )}
    </>
  )
}
