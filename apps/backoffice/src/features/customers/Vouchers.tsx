import type { StaffCustomer } from '@bottega/contract/staff-customers/staff-customers.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { useTranslations } from 'use-intl'
import layout from '../../lib/layout.module.css'
import { useDay } from '../../lib/format/use-day.ts'
import { useEuros } from '../../lib/format/use-euros.ts'
import { paths } from '../../paths.ts'

/** The vouchers of a customer, and the orders that used them. */
export function Vouchers({ vouchers }: Pick<StaffCustomer, 'vouchers'>) {
  const t = useTranslations('customers')
  const day = useDay()
  const euros = useEuros()
  if (vouchers.length === 0) return <p>{t('noVouchers')}</p>
  return (
    <ul className={layout.list}>
      {vouchers.map(({ code, name, discount, discountKind, minimumSpend, state, left, validUntil, orderIds }) => (
        <li key={code}>
          <h3>
            {name}
            <Badge tone={state === 'usable' ? 'ok' : 'quiet'}>{t(`voucherStates.${state}`)}</Badge>
          </h3>
          <span>
            {discountKind === 'amount' ? euros(discount) : t('percent', { percent: String(discount) })} · {code}
            {left > 1 && <> · {t('left', { count: left })}</>}
          </span>
          {(minimumSpend > 0 || validUntil !== undefined) && (
            <small>
              {minimumSpend > 0 && t('from', { amount: euros(minimumSpend) })}
              {minimumSpend > 0 && validUntil !== undefined && ' · '}
              {validUntil !== undefined && t('until', { day: day(validUntil) })}
            </small>
          )}
          {orderIds.length > 0 && (
            <span>
              {orderIds.map((orderId) => (
                <Anchor key={orderId} href={paths.order(orderId)}>
                  {t('order', { orderId: String(orderId) })}
                </Anchor>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
