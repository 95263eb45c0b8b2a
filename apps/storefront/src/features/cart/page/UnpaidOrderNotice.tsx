import type { OrderSummaryView } from '@bottega/contract/orders/orders.ts'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { formatDay, formatTime } from '@bottega/rules/text/format.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { ordersWords } from '../../../lib/words/shared/orders.ts'

type UnpaidOrder = Pick<OrderSummaryView, 'orderId' | 'payableUntil'>

/** Until when an order waits for its payment, with the link to pay. */
export function UnpaidOrderNotice({ order: { orderId, payableUntil } }: { order: UnpaidOrder }) {
  const t = useTranslations(ordersWords, 'unpaid')
  const { locale } = usePageSetting()
  if (payableUntil === undefined) return null
  const until = new Date(payableUntil)
  return (
    <Notice tone="warn">
      <p>
        {t('waits', { orderId: String(orderId), time: formatTime(until, locale), day: formatDay(until, locale) })}{' '}
        <ShopLink to={paths.paymentError(orderId)}>{t('pay')}</ShopLink>
      </p>
    </Notice>
  )
}
