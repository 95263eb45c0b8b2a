import type { OrderView } from '@bottega/contract/orders/orders.ts'
import { formatDay, formatTime } from '@bottega/rules/text/format.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { ordersWords } from '../../lib/words/shared/orders.ts'
import styles from './OrderDeadline.module.css'

/** Until when an order can be changed, or an unpaid one still be paid. */
export function OrderDeadline({ order: { changeableUntil, payableUntil } }: { order: OrderView }) {
  const t = useTranslations(ordersWords)
  const { locale } = usePageSetting()
  const until = payableUntil ?? changeableUntil
  if (until === undefined) return null
  const at = new Date(until)
  const when = { day: formatDay(at, locale), time: formatTime(at, locale) }
  return <p className={styles.deadline}>{t(payableUntil === undefined ? 'changeableUntil' : 'payableUntil', when)}</p>
}
