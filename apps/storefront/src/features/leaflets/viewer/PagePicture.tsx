import type { LeafletView } from '@bottega/contract/leaflets/leaflets.ts'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { useEffect, useRef, useState } from 'react'
import { NoPicture } from '../../product-card/NoPicture.tsx'
import styles from './PagePicture.module.css'

type PagePictureProps = {
  leaflet: Pick<LeafletView, 'baseLocation'>
  /** From 1. */
  page: number
  alt: string
  sizes: string
  eager?: boolean
  /** Pixels of the page; those of A4 where they are not known. */
  width?: number
  height?: number
}

/** Widths the server makes of every page, in pixels. */
const widths = [320, 640, 1240] as const

/** A page in the width it is shown in; a broken file shows the drawing of a missing picture. */
export function PagePicture({
  leaflet: { baseLocation },
  page,
  alt,
  sizes,
  eager = false,
  width = 1240,
  height = 1754,
}: PagePictureProps) {
  const [broken, setBroken] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  // The files of a leaflet are numbered from 0. (Wire format, section 6)
  const file = `${baseLocation}${page - 1}`

  // A file that failed before hydration fired its error event without a listener.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0 && image.current.currentSrc !== '') setBroken(true)
  }, [])

  if (broken)
    return (
      <span className={styles.nothing}>
        <NoPicture />
        <VisuallyHidden>{alt}</VisuallyHidden>
      </span>
    )
  return (
    <img
      ref={image}
      srcSet={widths.map((one) => `${file}-${one}.webp ${one}w`).join(', ')}
      sizes={sizes}
      src={`${file}.png`}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={styles.picture}
      onError={() => setBroken(true)}
    />
  )
}
