import type { BlockProps } from '../define-block.ts'
import { BannerTiles } from './BannerTiles.tsx'
import { DepartmentTiles } from './DepartmentTiles.tsx'
import { HeroBanners } from './HeroBanners.tsx'

export function BannerGrid({ block: { content }, heading }: BlockProps<'BannerGrid'>) {
  switch (content.variant) {
    case 'hero':
      return <HeroBanners banners={content.banners} heading={heading} />
    case 'tiles':
      return <BannerTiles title={content.title} banners={content.banners} />
    case 'departments':
      return <DepartmentTiles title={content.title} />
    default:
      return content satisfies never
  }
}
