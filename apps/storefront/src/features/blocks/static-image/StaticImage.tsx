import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Sponsor } from '../banners/Sponsor.tsx'
import type { BlockProps } from '../define-block.ts'
import styles from './StaticImage.module.css'

export function StaticImage({ block: { content } }: BlockProps<'StaticImage'>) {
  const { link, caption, sponsor } = content
  return (
    <figure className={styles.figure}>
      {link === undefined ? (
        <Picture content={content} />
      ) : (
        <Anchor href={link}>{<Picture content={content} />}</Anchor>
      )}
      <Sponsor name={sponsor} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

function Picture({ content }: { content: BlockProps<'StaticImage'>['block']['content'] }) {
  const { image, mobileImage, alt = '', width = 1200, height = 400 } = content
  return (
    <picture>
      {mobileImage && <source media="(max-width: 599.98px)" srcSet={mobileImage} />}
      <img src={image} alt={alt} width={width} height={height} loading="lazy" />
    </picture>
  )
}
