import type { LinkedBanner } from '../banners/linked-banner.ts'
import { classNames } from '@bottega/ui/class-names.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Sponsor } from '../banners/Sponsor.tsx'
import tone from '../banners/banner-tone.module.css'
import styles from './BannerTiles.module.css'

type BannerTilesProps = { title?: string | undefined; banners: readonly LinkedBanner[] }

/** Cards of equal size, each a link. */
export function BannerTiles({ title, banners }: BannerTilesProps) {
  return (
    <section className={styles.section}>
      {title && <h2>{title}</h2>}
      <ul className={styles.tiles}>
        {banners.map((banner) => (
          <li key={banner.link}>
            <Anchor href={banner.link} className={classNames(tone.toned, styles.tile)} data-tone={banner.tone}>
              <span className={styles.words}>
                <Sponsor name={banner.sponsor} />
                <strong className={styles.title}>{banner.title}</strong>
                {banner.text && <span className={styles.text}>{banner.text}</span>}
              </span>
              {banner.image && <img src={banner.image} alt="" width="84" height="84" loading="lazy" />}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
