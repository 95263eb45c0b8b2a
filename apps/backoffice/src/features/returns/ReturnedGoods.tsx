import type { ReturnedProductView } from '@bottega/contract/returns/return-view.ts'
import { useTranslations } from 'use-intl'
import { useEuros } from '../../lib/format/use-euros.ts'
import { ProductPicture } from '../../lib/ProductPicture.tsx'
import styles from './Returns.module.css'
import { useNumber } from '../../lib/format/use-number.ts'

const photoAddress = (photoId: string) => `/ebsn/api/order-refund/photo?photo_id=${encodeURIComponent(photoId)}`

/** The goods of a return, why each comes back, and the photo its customer took. */
export function ReturnedGoods({ products }: { products: readonly ReturnedProductView[] }) {
  const t = useTranslations('returns')
  const number = useNumber()
  const euros = useEuros()
  return (
    <ul className={styles.goods}>
      {products.map(({ orderItemId, name, description, mediaURL, quantity, unit, amount, reason, note, photoId }) => (
        <li key={orderItemId}>
          <ProductPicture src={mediaURL} />
          <div>
            {number(quantity)} {unit === 'kg' ? 'kg' : '×'} {name}
            <small>
              {description} · {t(`reasons.${reason}`)}
            </small>
            {note !== undefined && <blockquote>{note}</blockquote>}
            {photoId !== undefined && (
              <a href={photoAddress(photoId)} target="_blank" rel="noreferrer">
                <img
                  className={styles.photo}
                  src={photoAddress(photoId)}
                  alt={t('photoOf', { name })}
                  width="160"
                  height="120"
                  loading="lazy"
                />
              </a>
            )}
          </div>
          <b>{euros(amount)}</b>
        </li>
      ))}
    </ul>
  )
}
