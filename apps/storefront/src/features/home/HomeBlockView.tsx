import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { useTranslations } from 'use-intl'
import type { Department } from '../../lib/visit/departments.ts'
import { EditorHtml } from '../../lib/page/EditorHtml.tsx'
import { ProductSlider } from '../product-shelf/ProductSlider.tsx'
import { BannerTiles } from './BannerTiles.tsx'
import { DepartmentTiles } from './DepartmentTiles.tsx'
import { HeroBanners } from './HeroBanners.tsx'
import styles from './HomeBlockView.module.css'
import type { FilledBlock } from './load-home.ts'

type HomeBlockViewProps = { filled: FilledBlock; departments: readonly Department[] }

export function HomeBlockView({ filled: { block, products }, departments }: HomeBlockViewProps) {
  const t = useTranslations('home')
  switch (block.kind) {
    case 'hero':
      return <HeroBanners banners={block.banners} />
    case 'tiles':
      return <BannerTiles title={block.title} banners={block.banners} />
    case 'departments':
      return <DepartmentTiles title={block.title ?? t('departments')} departments={departments} />
    case 'slider':
      return (
        <ProductSlider
          title={block.title}
          products={products}
          more={
            block.link && (
              <Anchor href={block.link} className={styles.more}>
                {block.linkText ?? t('more')}
              </Anchor>
            )
          }
        />
      )
    case 'text':
      return <EditorHtml html={block.html} />
    default:
      return block satisfies never
  }
}
