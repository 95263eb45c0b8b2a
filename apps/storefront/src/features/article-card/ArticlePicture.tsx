import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useEffect, useRef, useState } from 'react'
import styles from './ArticlePicture.module.css'

type ArticlePictureProps = { src: string | undefined; alt: string; eager?: boolean }

/** The picture of an article, 220 pixels high; a drawing where it has none or the file is missing. */
export function ArticlePicture({ src, alt, eager = false }: ArticlePictureProps) {
  const [broken, setBroken] = useState(false)
  const image = useRef<HTMLImageElement>(null)

  // A file that failed before hydration fired its error event without a listener.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(true)
  }, [])

  return (
    <div className={styles.frame}>
      {src === undefined || broken ? (
        <Icon name="bag" size={32} />
      ) : (
        <img
          ref={image}
          src={src}
          alt={alt}
          width="640"
          height="440"
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(true)}
        />
      )}
    </div>
  )
}
