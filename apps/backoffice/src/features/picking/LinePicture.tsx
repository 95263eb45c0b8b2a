import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useState } from 'react'
import styles from './Picking.module.css'

/** A small picture beside a name; a bag where the file is missing, or cannot be read without a connection. */
export function LinePicture({ src }: { src: string }) {
  const [broken, setBroken] = useState(src === '')
  return (
    <span className={styles.picture}>
      {broken ? (
        <Icon name="bag" />
      ) : (
        <img src={src} alt="" width="56" height="56" loading="lazy" decoding="async" onError={() => setBroken(true)} />
      )}
    </span>
  )
}
