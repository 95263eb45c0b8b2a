import type { GivenBack as GivenBackView } from '@bottega/contract/orders/given-back.ts'
import { useTranslations } from 'use-intl'
import layout from '../../lib/layout.module.css'
import { useEuros } from '../../lib/format/use-euros.ts'
import { useWhen } from '../../lib/format/use-when.ts'

/** Refunds of an order by whatever way, the oldest first. */
export function GivenBack({ of }: { of: GivenBackView }) {
  const t = useTranslations('orders.givenBack')
  const euros = useEuros()
  const when = useWhen()
  return (
    <ul className={layout.rows}>
      {of.map(({ kind, amount, notCharged, voucher, at, isWaiting }) => (
        <li key={`${kind} ${at}`}>
          <span>
            {when(at)} · {t(`kinds.${kind}`)}
            {notCharged > 0 && <> · {t('notCharged', { amount: euros(notCharged) })}</>}
            {voucher > 0 && <> · {t('voucher', { amount: euros(voucher) })}</>}
            {isWaiting && <> · {t('waiting')}</>}
          </span>
          <span>{euros(amount)}</span>
        </li>
      ))}
    </ul>
  )
}
