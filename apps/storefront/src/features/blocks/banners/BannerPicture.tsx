import type { Banner } from '@bottega/contract/content/banner.ts'
import { classNames } from '@bottega/ui/class-names.ts'
import styles from './BannerView.module.css'

type BannerPictureProps = {
  banner: Pick<Banner, 'image' | 'mobileImage' | 'alt' | 'title' | 'description'>
  first: boolean
  className?: string | undefined
}

/** The picture of a banner, another one on phones where its editor gave one; its place has its size before it comes. */
export function BannerPicture({ banner, first, className }: BannerPictureProps) {
  const { image, mobileImage, alt, title, description } = banner
  if (image === undefined) return null
  return (
    <picture className={classNames(styles.picture, className)}>
      {mobileImage && <source media="(max-width: 599.98px)" srcSet={mobileImage} />}
      <img
        src={image}
        alt={alt ?? title}
        title={description}
        width="640"
        height="360"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  )
}
