import type { StaffCreditAccount } from '@bottega/contract/staff-customers/staff-customers.ts'
import { useTranslations } from 'use-intl'
import { Facts } from '../../lib/Part.tsx'
import { useEuros } from '../../lib/format/use-euros.ts'

/** What is agreed and owed now; what was bought on an agreement that ended is still owed. */
export function CreditFacts({ account: { agreement, owed } }: { account: StaffCreditAccount }) {
  const t = useTranslations('customers.credit')
  const euros = useEuros()
  return (
    <>
      {agreement === undefined && <p>{t('none')}</p>}
      <Facts
        of={[
          [t('limit'), agreement && euros(agreement.limit)],
          [t('term'), agreement && t('days', { days: agreement.termDays })],
          [t('owed'), agreement !== undefined || owed > 0 ? euros(owed) : ''],
        ]}
      />
    </>
  )
}
