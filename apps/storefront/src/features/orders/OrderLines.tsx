import type { OrderView } from '@bottega/contract/orders/orders.ts'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { formatEuros, formatNumber } from '../../lib/format.ts'
import { usePageSetting } from '../../lib/page-setting.ts'
import { paths } from '../../paths.ts'
import { LinePicture } from '../../lib/LinePicture.tsx'
import styles from './OrderLines.module.css'

type OrderItem = OrderView['orderItems'][number]

/** What was ordered and, once it is known, what was really put in the bags. */
export function OrderLines({ order }: { order: OrderView }) {
  const t = useTranslations('orders.lines')
  const { locale } = usePageSetting()

  const inWords = (quantity: number, { unit }: OrderItem) =>
    unit === 'kg' ? `${formatNumber(quantity, locale)} kg` : formatNumber(quantity, locale)

  return (
    <ul className={styles.lines}>
      {order.orderItems.map((item) => {
        const adjustments = order.orderAdjustments.filter(({ orderItemId }) => orderItemId === item.orderItemId)
        const changed = item.quantityPrepared !== undefined && item.quantityPrepared !== item.quantityOrdered
        return (
          <li key={item.orderItemId} className={styles.line}>
            <LinePicture src={item.mediaURL} />
            <div className={styles.words}>
              <Link to={paths.product(item.slug)} className={styles.name}>
                {item.name}
              </Link>
              <p className={styles.count}>
                {item.shortDescr !== '' && <span className={styles.brand}>{item.shortDescr}</span>}
                <span>{`${inWords(item.quantityOrdered, item)} × ${formatEuros(item.unitPrice, locale)}`}</span>
              </p>
              {item.customWeight !== undefined && (
                <p className={styles.count}>
                  {t('customWeight', { kilograms: formatNumber(item.customWeight, locale) })}
                </p>
              )}
              {changed && item.quantityPrepared !== undefined && (
                <p className={styles.prepared}>{t('prepared', { quantity: inWords(item.quantityPrepared, item) })}</p>
              )}
              {adjustments.map(({ reason, description, amount }) => (
                <p key={`${reason} ${description}`} className={styles.adjustment}>
                  {`${description} ${signed(amount, locale)}`}
                </p>
              ))}
            </div>
            <b className={styles.total}>{formatEuros(item.total, locale)}</b>
          </li>
        )
      })}
    </ul>
  )
}

function signed(amount: number, locale: Parameters<typeof formatEuros>[1]): string {
  return `${amount < 0 ? '−' : '+'}${formatEuros(Math.abs(amount), locale)}`
}
