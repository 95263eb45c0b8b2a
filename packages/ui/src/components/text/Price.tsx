import { classNames } from '../../class-names.ts'
import styles from './Price.module.css'

/** A formatted price cut where its drawing changes size: the separator and the cents are small. */
export function priceParts(formatted: readonly Intl.NumberFormatPart[]): { text: string; small: boolean }[] {
  const parts: { text: string; small: boolean }[] = []
  for (const { type, value } of formatted) {
    const small = type === 'decimal' || type === 'fraction'
    const last = parts.at(-1)
    if (last && last.small === small) last.text += value
    else parts.push({ text: value, small })
  }
  return parts
}

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
