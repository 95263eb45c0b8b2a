import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useState } from 'react'
import styles from './ProductPicture.module.css'

interface ProductPictureProps {
  /** Empty where the product has none. */
  src: string
  /** On the product's own page; elsewhere the name stands beside a small one. */
  large?: { alt: string; missing: string }
}

/**
 * A picture of goods; a bag, as on the cards of the shop, where there is none or its file is missing, broken or out of
 * reach without a connection.
 */
export function ProductPicture({ src, large }: ProductPictureProps) {
  const [broken, setBroken] = useState<string>()
  if (src === '' || broken === src)
    return (
      <span
        className={styles.picture}
        data-size={large && 'large'}
        {...(large !== undefined && { role: 'img', 'aria-label': large.missing })}
      >
        <Icon name="bag" size={large === undefined ? 20 : 32} />
      </span>
    )
  return (
    <span className={styles.picture} data-size={large && 'large'}>
      <img
        src={src}
        alt={large?.alt ?? ''}
        width="56"
        height="56"
        loading={large === undefined ? 'lazy' : 'eager'}
        decoding="async"
        onError={() => setBroken(src)}
      />
    </span>
  )
}
