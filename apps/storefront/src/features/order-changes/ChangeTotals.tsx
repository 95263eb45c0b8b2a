import type { OrderChangesView } from '@bottega/contract/orders/order-changes.ts'
import { settlementOf } from '@bottega/rules/payments/payment-types.ts'
import { useTranslations } from 'use-intl'
import { formatEuros } from '../../lib/format.ts'
import { usePageSetting } from '../../lib/page-setting.ts'
import styles from './ChangeTotals.module.css'

/** What the order came to, what it will come to, and what confirming does to the money. */
export function ChangeTotals({ changes }: { changes: OrderChangesView }) {
  const t = useTranslations('changes.totals')
  const { locale } = usePageSetting()
  const euro = (amount: number) => formatEuros(amount, locale)
  const { totalBefore, totalAfter } = changes
  return (
    <>
      <dl className={styles.rows}>
        <div>
          <dt>{t('before')}</dt>
          <dd>{euro(totalBefore)}</dd>
        </div>
        <div>
          <dt>{t('difference')}</dt>
          <dd>{`${totalAfter < totalBefore ? '−' : '+'}${euro(Math.abs(totalAfter - totalBefore))}`}</dd>
        </div>
        <div className={styles.sum}>
          <dt>{t('after')}</dt>
          <dd>{euro(totalAfter)}</dd>
        </div>
        <div>
          <dt>{t('payment')}</dt>
          <dd>{changes.payment.name}</dd>
        </div>
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
