import { classNames } from '../../class-names.ts'
import styles from './Price.module.css'
import { priceParts } from './price-parts.ts'

type PriceProps = {
  /** The price as `Intl.NumberFormat` writes it. */
  parts: readonly Intl.NumberFormatPart[]
  tone?: 'plain' | 'offer'
  size?: 'card' | 'large'
}

/** Large units, small cents. The text read out and copied stays whole: `1,99 €`. */
export function Price({ parts, tone = 'plain', size = 'card' }: PriceProps) {
  return (
    <span className={classNames(styles.price, tone === 'offer' && styles.offer, size === 'large' && styles.large)}>
      {priceParts(parts).map((part) =>
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
