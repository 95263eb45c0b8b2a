import { classNames } from '../../class-names.ts'
import styles from './Price.module.css'
import { priceParts } from './price-parts.ts'

type PriceProps = { cents: number; locale: string; tone?: 'plain' | 'offer'; size?: 'card' | 'large' }

/** Large units, small cents. The text read out and copied stays whole: `1,99 €`. */
export function Price({ cents, locale, tone = 'plain', size = 'card' }: PriceProps) {
  return (
    <span className={classNames(styles.price, tone === 'offer' && styles.offer, size === 'large' && styles.large)}>
      {priceParts(cents, locale).map((part) =>
        part.small ? (
          <span key={part.text} className={styles.cents}>
            {part.text}
          </span>
        ) : (
          part.text
        ),
      )}
    </span>
  )
}
