import type { ProductView } from '@bottega/contract/catalog/product.ts'
import { useEffect, useRef, useState } from 'react'
import { NoPicture } from './NoPicture.tsx'
import styles from './ProductPicture.module.css'

/** Side of a product's picture in lists, in pixels. (Shopping core, section 9) */
const side = 170

type ProductPictureProps = {
  product: Pick<ProductView, 'mediaURL'>
  /** Among the first elements on screen: loaded at once, before scripts and other pictures. */
  eager?: boolean
}

/**
 * Decorative: the name is beside it. The file has twice the pixels of a card already. One that is missing or broken
 * shows the drawing instead.
 */
export function ProductPicture({ product: { mediaURL }, eager = false }: ProductPictureProps) {
  const [broken, setBroken] = useState(false)
  const image = useRef<HTMLImageElement>(null)

  // A file that failed before hydration fired its error event without a listener.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(true)
  }, [])

  if (mediaURL === '' || broken) return <NoPicture />
  return (
    <img
      ref={image}
      src={mediaURL}
      alt=""
      width={side}
      height={side}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={styles.picture}
      onError={() => setBroken(true)}
    />
  )
}
