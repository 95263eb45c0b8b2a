import { classNames } from '@bottega/ui/class-names.ts'
import { buttonClass } from '@bottega/ui/components/actions/button-class.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import type { LinkedBanner } from '../banners/linked-banner.ts'
import { Sponsor } from '../banners/Sponsor.tsx'
import tone from '../banners/banner-tone.module.css'
import stage from './hero-stage.module.css'
import styles from './HeroBanners.module.css'
import type { BlockProps } from '../define-block.ts'

type HeroBannersProps = { banners: readonly LinkedBanner[]; heading: BlockProps['heading'] }

/** The first banner large, with the promise of the shop; the others beside it. */
export function HeroBanners({ banners: [first, ...others], heading: Heading }: HeroBannersProps) {
  if (!first) return null
  return (
    <section className={styles.hero}>
      <div className={classNames(stage.stage, styles.main)} data-tone={first.tone}>
        <Sponsor name={first.sponsor} />
        <Heading className={styles.title}>{first.title}</Heading>
        {first.text && <p className={styles.text}>{first.text}</p>}
        <Anchor href={first.link} className={buttonClass({ variant: 'accent', size: 'large' })}>
          {first.button ?? first.title}
        </Anchor>
        {first.image && (
          <img src={first.image} alt="" width="256" height="256" fetchPriority="high" className={styles.picture} />
        )}
      </div>
      {others.length > 0 && (
        <div className={styles.side}>
          {others.slice(0, 2).map((banner) => (
            <Anchor
              key={banner.link}
              href={banner.link}
              className={classNames(tone.toned, styles.tile)}
              data-tone={banner.tone}
            >
              <Sponsor name={banner.sponsor} />
              <strong className={styles.tileTitle}>{banner.title}</strong>
              {banner.text && <span className={styles.tileText}>{banner.text}</span>}
              {banner.image && (
                <img src={banner.image} alt="" width="118" height="118" loading="lazy" className={styles.tilePicture} />
              )}
            </Anchor>
          ))}
        </div>
      )}
    </section>
  )
}
