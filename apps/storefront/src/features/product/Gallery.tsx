import { pictureSides } from '@bottega/rules/catalog/sizes.ts'
import { useRef, useState } from 'react'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { NoPicture } from '../product-card/NoPicture.tsx'
import { detailsWords } from './words/details.ts'
import styles from './Gallery.module.css'
import type { ShownProduct } from './product-facts.ts'

type GalleryProps = { name: string; pictures: ShownProduct['pictures'] }

/** The pictures side by side in a strip that snaps; the thumbnails below scroll to each. */
export function Gallery({ name, pictures }: GalleryProps) {
  const t = useTranslations(detailsWords)
  const strip = useRef<HTMLUListElement>(null)
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  const shown = pictures.filter(({ large }) => !broken.has(large))

  function show(index: number) {
    strip.current?.children[index]?.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'start' })
  }

  if (shown.length === 0)
    return (
      <div className={styles.frame}>
        <NoPicture />
      </div>
    )
  return (
    <div>
      <ul ref={strip} className={styles.strip}>
        {shown.map(({ medium, large }, index) => (
          <li key={large} className={styles.frame}>
            <img
              ref={(image) => {
                if (image?.complete && image.naturalWidth === 0) setBroken((known) => new Set([...known, large]))
              }}
              src={large}
              srcSet={`${medium} ${pictureSides.photo}w, ${large} ${pictureSides.large}w`}
              sizes="(min-width: 960px) 413px, (min-width: 600px) 327px, 258px"
              alt={shown.length > 1 ? t('pictureOf', { name, index: index + 1 }) : name}
              width="440"
              height="440"
              fetchPriority={index === 0 ? 'high' : 'auto'}
              onError={() => setBroken((known) => new Set([...known, large]))}
              className={styles.picture}
            />
          </li>
        ))}
      </ul>
      {shown.length > 1 && (
        <ul className={styles.thumbs}>
          {shown.map(({ thumb, large }, index) => (
            <li key={large}>
              <button
                type="button"
                aria-label={t('showPicture', { index: index + 1 })}
                className={styles.thumb}
                onClick={() => show(index)}
              >
                <img src={thumb} alt="" width="64" height="64" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
