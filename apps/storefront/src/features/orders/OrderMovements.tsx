import type { OrderView } from '@bottega/contract/orders/orders.ts'
import { formatDay, formatTime } from '@bottega/rules/text/format.ts'
import { formatEuros } from '../../lib/words/format.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { orderHistoryWords } from './words/orderHistory.ts'
import styles from './OrderTotals.module.css'

/** The amounts held for an order, taken and given back, and their times. */
export function OrderMovements({ order: { movements } }: { order: Pick<OrderView, 'movements'> }) {
  const t = useTranslations(orderHistoryWords, 'movements')
  const { locale } = usePageSetting()
  if (movements.length === 0) return null
  return (
    <ol aria-label={t('label')} className={styles.movements}>
      {movements.map(({ kind, name, amount, at }) => (
        <li key={`${kind} ${name} ${at}`}>
          {t(kind, { amount: formatEuros(amount, locale), name })}
          <time dateTime={at}>{`${formatDay(new Date(at), locale)}, ${formatTime(new Date(at), locale)}`}</time>
        </li>
      ))}
    </ol>
  )
}
