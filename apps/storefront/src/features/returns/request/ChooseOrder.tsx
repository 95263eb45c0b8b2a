import type { OrderSummaryView } from '@bottega/contract/orders/orders.ts'
import { Sheet } from '@bottega/ui/components/overlays/Sheet.tsx'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { TitledPage } from '../../../lib/page/TitledPage.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { formatEuros } from '../../../lib/words/format.ts'
import { formatDatedShopDay } from '../../../lib/words/shop-day.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import styles from '../Returns.module.css'
import { returnsWords } from '../words/returns.ts'

type ReceivedOrder = Pick<OrderSummaryView, 'orderId' | 'deliveryDate' | 'grossTotal'>

/**
 * The orders a customer has received, the last one first, for one who comes from the help page and has no order at hand
 * yet.
 */
export function ChooseOrder({ orders }: { orders: readonly ReceivedOrder[] }) {
  const t = useTranslations(returnsWords)
  const { locale } = usePageSetting()
  return (
    <TitledPage title={t('request.choose')} narrow>
      <p>{t('request.chooseIntro')}</p>
      <Sheet label={t('request.choose')}>
        <ul>
          {orders.map(({ orderId, deliveryDate, grossTotal }) => (
            <li key={orderId} className={styles.card}>
              <ShopLink to={paths.orderRefundRequest(orderId)} className={styles.words}>
                {t('order', { id: String(orderId) })}
              </ShopLink>
              <span>{formatDatedShopDay(deliveryDate, locale)}</span>
              <span>{formatEuros(grossTotal, locale)}</span>
            </li>
          ))}
        </ul>
      </Sheet>
    </TitledPage>
  )
}
