import type { BlockContent } from '@bottega/contract/content/block-types.ts'
import { BannerView } from '../banners/BannerView.tsx'
import grid from '../BlockGrid.module.css'
import { widthAttributes } from '../width-attributes.ts'
import styles from './BannerColumns.module.css'

/** (Content and discovery, section 9) */
const usualWidths = { xs: 12, sm: 6, md: 4, lg: 4, xl: 4 }

type BannerColumnsProps = Pick<
  Extract<BlockContent<'BannerGrid'>, { variant: 'columns' }>,
  'title' | 'banners' | 'widths'
>

/** Banners beside each other, in columns as wide as their editor wants them. */
export function BannerColumns({ title, banners, widths = usualWidths }: BannerColumnsProps) {
  return (
    <section className={styles.section}>
      {title && <h2>{title}</h2>}
      <div className={`${grid.row} ${styles.row}`}>
        {banners.map((banner) => (
          <div key={banner.id} className={grid.column} {...widthAttributes(widths)}>
            <BannerView banner={banner} under={title} />
          </div>
        ))}
      </div>
    </section>
  )
}
