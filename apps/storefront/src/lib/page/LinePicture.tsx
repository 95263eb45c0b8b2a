import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useEffect, useRef, useState } from 'react'
import styles from './LinePicture.module.css'

/** A small picture beside a name; a bag where the file is missing. */
export function LinePicture({ src }: { src: string }) {
  const [broken, setBroken] = useState(src === '')
  const image = useRef<HTMLImageElement>(null)

  // A file that failed before hydration fired its error event without a listener.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(true)
  }, [])

  return (
    <span className={styles.frame}>
      {broken ? (
        <Icon name="bag" />
      ) : (
        <img
          ref={image}
          src={src}
          alt=""
          width="38"
          height="38"
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      )}
    </span>
  )
}
