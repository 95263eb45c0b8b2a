import { formatEuros } from '../../../lib/words/format.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import styles from './LineAdjustments.module.css'

type Adjustment = { orderItemId?: number; reason: string; description: string; amount: number }

/** Adjustments of the price of one line, by the name of their promotion or voucher. */
export function LineAdjustments({ itemId, all }: { itemId: number; all: readonly Adjustment[] }) {
  const { locale } = usePageSetting()
  const signed = (amount: number) => `${amount < 0 ? '−' : '+'}${formatEuros(Math.abs(amount), locale)}`
  return all
    .filter(({ orderItemId }) => orderItemId === itemId)
    .map(({ reason, description, amount }) => (
      <span key={`${reason} ${description}`} className={styles.adjustment}>
        {`${description} ${signed(amount)}`}
      </span>
    ))
}
