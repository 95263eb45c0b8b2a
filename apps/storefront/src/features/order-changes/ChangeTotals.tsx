import type { OrderChangesView } from '@bottega/contract/orders/order-changes.ts'
import { settlementOf } from '@bottega/rules/payments/payment-types.ts'
import { SumRow } from '@bottega/ui/components/text/SumRow.tsx'
import { formatEuros } from '../../lib/words/format.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { changesWords } from './words/changes.ts'
import styles from './ChangeTotals.module.css'

/** The total before and after, and the payment or refund that confirming causes. */
export function ChangeTotals({ changes }: { changes: OrderChangesView }) {
  const t = useTranslations(changesWords, 'totals')
  const { locale } = usePageSetting()
  const euro = (amount: number) => formatEuros(amount, locale)
  const { totalBefore, totalAfter } = changes
  return (
    <>
      <dl>
        <SumRow name={t('before')}>{euro(totalBefore)}</SumRow>
        <SumRow
          name={t('difference')}
        >{`${totalAfter < totalBefore ? '−' : '+'}${euro(Math.abs(totalAfter - totalBefore))}`}</SumRow>
        <SumRow name={t('after')} tone="sum">
          {euro(totalAfter)}
        </SumRow>
        <SumRow name={t('payment')}>{changes.payment.name}</SumRow>
      </dl>
      <p className={styles.money}>
        {t(moneyOf(changes), { amount: euro(changes.furtherHold), total: euro(totalAfter) })}
      </p>
    </>
  )
}

function moneyOf({ furtherHold, payment }: OrderChangesView): 'hold' | 'held' | 'door' | 'account' {
  if (furtherHold > 0) return 'hold'
  const settlement = settlementOf(payment.paymentTypeId)
  if (settlement === 'on-delivery') return 'door'
  return settlement === 'later' ? 'account' : 'held'
}
