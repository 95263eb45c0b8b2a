import type { ReturnedProductView } from '@bottega/contract/returns/return-view.ts'
import { formatNumber } from '@bottega/rules/text/format.ts'
import { LinePicture } from '../../lib/page/LinePicture.tsx'
import { formatEuros } from '../../lib/words/format.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import styles from './Returns.module.css'
import { returnsWords } from './words/returns.ts'

/** The goods of a return with reason, note and photo. */
export function ReturnedGoods({ products }: { products: readonly ReturnedProductView[] }) {
  const t = useTranslations(returnsWords)
  const { locale } = usePageSetting()
  return (
    <ul className={styles.goods}>
      {products.map((product) => (
        <li key={product.orderItemId} className={styles.product}>
          <LinePicture src={product.mediaURL} />
          <div>
            <p>
              {formatNumber(product.quantity, locale)} {product.unit === 'kg' ? 'kg' : '×'} {product.name}
            </p>
            <p className={styles.soft}>
              {product.description} · {t(`reasons.${product.reason}`)}
            </p>
            {product.note !== undefined && <p>{product.note}</p>}
            {product.photoId !== undefined && (
              <img
                className={styles.photo}
                src={`/ebsn/api/order-refund/photo?photo_id=${encodeURIComponent(product.photoId)}`}
                alt={t('photoOf', { name: product.name })}
                width="240"
                height="180"
                loading="lazy"
              />
            )}
          </div>
          <b>{formatEuros(product.amount, locale)}</b>
        </li>
      ))}
    </ul>
  )
}
