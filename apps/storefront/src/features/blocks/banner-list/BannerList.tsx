import { BannerView } from '../banners/BannerView.tsx'
import type { BlockProps } from '../define-block.ts'
import styles from './BannerList.module.css'

export function BannerList({ block: { content } }: BlockProps<'BannerList'>) {
  const { title, banners } = content
  return (
    <section className={styles.section}>
      {title && <h2>{title}</h2>}
      <ul className={styles.list}>
        {banners.map((banner) => (
          <li key={banner.id}>
            <BannerView banner={banner} under={title} />
          </li>
        ))}
      </ul>
    </section>
  )
}
