import type { OrderView } from '@bottega/contract/orders/orders.ts'
import { goodsDetail } from '@bottega/rules/text/goods-text.ts'
import { ShopLink } from '../../lib/page/ShopLink.tsx'
import { formatNumber, formatWeight } from '@bottega/rules/text/format.ts'
import { formatEuros } from '../../lib/words/format.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import { LinePicture } from '../../lib/page/LinePicture.tsx'
import { LineAdjustments } from '../cart/lines/LineAdjustments.tsx'
import { DietMark } from '../diet/DietMark.tsx'
import { ordersWords } from '../../lib/words/shared/orders.ts'
import { orderHistoryWords } from './words/orderHistory.ts'
import styles from './OrderLines.module.css'

type OrderItem = OrderView['orderItems'][number]

/** The ordered lines and, once known, the prepared quantities. */
export function OrderLines({ order }: { order: Pick<OrderView, 'orderItems' | 'orderAdjustments'> }) {
  const t = useTranslations(ordersWords, 'lines')
  const more = useTranslations(orderHistoryWords, 'lines')
  const { locale } = usePageSetting()

  const inWords = (quantity: number, { unit }: OrderItem) =>
    unit === 'kg' ? `${formatNumber(quantity, locale)} kg` : formatNumber(quantity, locale)

  /** Pieces at their price; what was weighed by its weight. */
  function amountOf(item: OrderItem) {
    const { quantityOrdered, quantityPrepared, replacesOrderItemId, weightPrepared, pricePerKilogram } = item
    const packed = quantityPrepared ?? quantityOrdered
    if (pricePerKilogram !== undefined && weightPrepared !== undefined)
      return `${formatWeight(weightPrepared, locale)} × ${formatEuros(pricePerKilogram, locale)}/kg`
    const quantity = replacesOrderItemId === undefined ? quantityOrdered : packed
    return `${inWords(quantity, item)} × ${formatEuros(item.unitPrice, locale)}`
  }

  /** As in the cart: after discounts. */
  const paidFor = ({ orderItemId, total }: OrderItem) =>
    order.orderAdjustments.reduce((sum, one) => (one.orderItemId === orderItemId ? sum + one.amount : sum), total)

  return (
    <ul className={styles.lines}>
      {order.orderItems.map((item) => {
        const { quantityPrepared } = item
        // A product put in for another was not ordered: its amount is the packed one.
        const isSubstitute = item.replacesOrderItemId !== undefined
        const changed = quantityPrepared !== undefined && quantityPrepared !== item.quantityOrdered && !isSubstitute
        const replaced = order.orderItems.find(({ orderItemId }) => orderItemId === item.replacesOrderItemId)
        return (
          <li key={item.orderItemId} className={styles.line}>
            <LinePicture src={item.mediaURL} />
            <div className={styles.words}>
              <ShopLink to={paths.product(item.slug)} className={styles.name}>
                {item.name}
              </ShopLink>
              <p className={styles.detail}>
                {item.shortDescr !== '' && <span className={styles.brand}>{item.shortDescr}</span>}
                <span>{goodsDetail(item.description, item.optionsText)}</span>
              </p>
              <p className={styles.detail}>{amountOf(item)}</p>
              <DietMark productId={item.productId} />
              {item.customWeight !== undefined && (
                <p className={styles.detail}>
                  {t('customWeight', { kilograms: formatNumber(item.customWeight, locale) })}
                </p>
              )}
              {item.pieces !== undefined && <p className={styles.detail}>{more('pieces', { count: item.pieces })}</p>}
              {item.lineNote !== undefined && <p className={styles.detail}>{more('note', { note: item.lineNote })}</p>}
              {item.onlySubstitutes && quantityPrepared === undefined && (
                <p className={styles.detail}>
                  {more('only', { names: item.onlySubstitutes.map(({ name }) => name).join(', ') })}
                </p>
              )}
              {item.isReplaced && <p className={styles.prepared}>{more('replaced')}</p>}
              {replaced && <p className={styles.prepared}>{more('replaces', { name: replaced.name })}</p>}
              {changed && !item.isReplaced && quantityPrepared === 0 && (
                <p className={styles.prepared}>{more('missing')}</p>
              )}
              {changed && quantityPrepared > 0 && (
                <p className={styles.prepared}>{t('prepared', { quantity: inWords(quantityPrepared, item) })}</p>
              )}
              {item.weightPrepared !== undefined && item.unit === 'pz' && (
                <p className={styles.prepared}>
                  {more('weighed', { kilograms: formatNumber(item.weightPrepared, locale) })}
                </p>
              )}
              <LineAdjustments itemId={item.orderItemId} all={order.orderAdjustments} />
            </div>
            <b className={styles.total}>{formatEuros(paidFor(item), locale)}</b>
          </li>
        )
      })}
    </ul>
  )
}
