import { staffDueReceived } from '@bottega/contract/staff-customers/calls.ts'
import type { DueView } from '@bottega/contract/dues/dues.ts'
import { dueStatus } from '@bottega/rules/dues/due-status.ts'
import { hasAnyRole } from '@bottega/rules/people/roles.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useTranslations } from 'use-intl'
import { ActionDialog } from '../../lib/actions/ActionDialog.tsx'
import { api } from '../../lib/api.ts'
import { centsIn, EurosField } from '../../lib/actions/EurosField.tsx'
import { formText } from '../../lib/form-text.ts'
import layout from '../../lib/layout.module.css'
import { useActionDialog } from '../../lib/actions/use-action-dialog.ts'
import { useDay } from '../../lib/format/use-day.ts'
import { useEuros } from '../../lib/format/use-euros.ts'
import { useSignedInStaff } from '../../lib/signed-in-staff.ts'

interface DuesProps {
  userId: number
  dues: readonly DueView[]
}

/** Orders still to be paid; shopkeepers enter the bank transfers that came in. */
export function Dues({ userId, dues }: DuesProps) {
  const t = useTranslations('customers.dues')
  const day = useDay()
  const euros = useEuros()
  const { actingFor, roles } = useSignedInStaff()
  const dialog = useActionDialog(async (due: DueView, fields) => {
    const body = {
      user_id: userId,
      payment_due_id: due.paymentDueId,
      cents: centsIn(fields, 'euros'),
      reference: formText(fields, 'reference').trim(),
    }
    await api.call(staffDueReceived, { body })
  })
  const { open, show } = dialog
  const enters = actingFor === undefined && hasAnyRole(roles, ['shopkeeper'])
  return (
    <>
      {dues.length === 0 && <p>{t('none')}</p>}
      <ul className={layout.list}>
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
              <div className={layout.actions}>
                <Button
                  variant="secondary"
                  aria-label={t('receivedFor', { document: due.documentName })}
                  onClick={() => show(due)}
                >
                  {t('received')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <ActionDialog
          dialog={dialog}
          title={t('receivedFor', { document: open.documentName })}
          text={t('explain')}
          button={t('received')}
        >
          <EurosField name="euros" digits={7} label={t('euros')} />
          <TextField
            name="reference"
            label={t('reference')}
            minLength={3}
            maxLength={140}
            autoComplete="off"
            required
          />
        </ActionDialog>
      )}
    </>
  )
}
