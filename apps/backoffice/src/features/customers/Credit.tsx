import type { DeskCredit } from '@bottega/contract/customer-desk/customer-desk.ts'
import { hasAnyRole } from '@bottega/rules/people/roles.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useWho } from '../../lib/use-who.ts'
import { CreditDialog } from './CreditDialog.tsx'
import { CreditFacts } from './CreditFacts.tsx'
import styles from './Customers.module.css'

interface CreditProps {
  userId: number
  credit: DeskCredit
}

/** What a company may pay later and owes; shopkeepers agree on it, change and end it. */
export function Credit({ userId, credit }: CreditProps) {
  const t = useTranslations('customers.credit')
  const { actingFor, roles } = useWho()
  const [open, setOpen] = useState<{ paymentTypeId: number; ends: boolean }>()
  const decides = actingFor === undefined && hasAnyRole(roles, ['shopkeeper'])
  const account = credit.accounts.find(({ paymentTypeId }) => paymentTypeId === open?.paymentTypeId)
  return (
    <>
      {!credit.mayAgree && <p>{t('needsApproval')}</p>}
      <ul className={styles.list}>
        {credit.accounts.map((one) => {
          const { paymentTypeId, offered, agreement } = one
          const type = t(`types.${paymentTypeId}`)
          const sets = agreement === undefined ? 'agree' : 'change'
          return (
            <li key={paymentTypeId}>
              <h3>{type}</h3>
              <CreditFacts account={one} />
              {decides && (
                <div className={styles.actions}>
                  {credit.mayAgree && offered && (
                    <Button
                      variant="secondary"
                      aria-label={t(`doOf.${sets}`, { type })}
                      onClick={() => setOpen({ paymentTypeId, ends: false })}
                    >
                      {t(`do.${sets}`)}
                    </Button>
                  )}
                  {agreement !== undefined && (
                    <Button
                      variant="secondary"
                      aria-label={t('doOf.end', { type })}
                      onClick={() => setOpen({ paymentTypeId, ends: true })}
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
      {open !== undefined && account !== undefined && (
        <CreditDialog
          ends={open.ends}
          seen={{ user_id: userId, version: credit.version, payment_type_id: account.paymentTypeId }}
          account={account}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
