import { staffCreditEnd, staffCreditSet } from '@bottega/contract/staff-customers/calls.ts'
import type { StaffCredit, StaffCreditAccount } from '@bottega/contract/staff-customers/staff-customers.ts'
import { hasAnyRole } from '@bottega/rules/people/roles.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { centsIn, numberIn } from '../../lib/actions/EurosField.tsx'
import layout from '../../lib/layout.module.css'
import { reasonIn } from '../../lib/actions/ReasonField.tsx'
import { useActionDialog } from '../../lib/actions/use-action-dialog.ts'
import { useSignedInStaff } from '../../lib/signed-in-staff.ts'
import { CreditDialog, CreditFacts } from './CreditDialog.tsx'

interface CreditProps {
  userId: number
  credit: StaffCredit
}

export interface CreditAction {
  paymentTypeId: StaffCreditAccount['paymentTypeId']
  /** Ends the agreement; otherwise its limit and term are set. */
  ends: boolean
}

/** The credit of a company and its debt; shopkeepers agree on credit, change and end it. */
export function Credit({ userId, credit }: CreditProps) {
  const t = useTranslations('customers.credit')
  const { actingFor, roles } = useSignedInStaff()
  const dialog = useActionDialog(async ({ paymentTypeId, ends }: CreditAction, fields) => {
    const seen = { user_id: userId, version: credit.version, payment_type_id: paymentTypeId }
    if (ends) await api.call(staffCreditEnd, { body: { ...seen, reason: reasonIn(fields) } })
    else {
      const terms = { limit_cents: centsIn(fields, 'euros'), term_days: numberIn(fields, 'days') }
      await api.call(staffCreditSet, { body: { ...seen, ...terms } })
    }
  })
  const { show } = dialog
  const decides = actingFor === undefined && hasAnyRole(roles, ['shopkeeper'])
  return (
    <>
      {!credit.mayAgree && <p>{t('needsApproval')}</p>}
      <ul className={layout.list}>
        {credit.accounts.map((one) => {
          const { paymentTypeId, offered, agreement } = one
          const type = t(`types.${paymentTypeId}`)
          const sets = agreement === undefined ? 'agree' : 'change'
          return (
            <li key={paymentTypeId}>
              <h3>{type}</h3>
              <CreditFacts account={one} />
              {decides && (
                <div className={layout.actions}>
                  {credit.mayAgree && offered && (
                    <Button
                      variant="secondary"
                      aria-label={t(`doOf.${sets}`, { type })}
                      onClick={() => show({ paymentTypeId, ends: false })}
                    >
                      {t(`do.${sets}`)}
                    </Button>
                  )}
                  {agreement !== undefined && (
                    <Button
                      variant="secondary"
                      aria-label={t('doOf.end', { type })}
                      onClick={() => show({ paymentTypeId, ends: true })}
                    >
                      {t('do.end')}
                    </Button>
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ul>
      <CreditDialog dialog={dialog} credit={credit} />
    </>
  )
}
