import { linked } from '../banners/linked-banner.ts'
import type { BlockProps } from '../define-block.ts'
import { BannerColumns } from './BannerColumns.tsx'
import { BannerTiles } from './BannerTiles.tsx'
import { DepartmentTiles } from './DepartmentTiles.tsx'
import { HeroBanners } from './HeroBanners.tsx'

export function BannerGrid({ block: { content }, heading }: BlockProps<'BannerGrid'>) {
  switch (content.variant) {
    case 'hero':
      return <HeroBanners banners={linked(content.banners)} heading={heading} />
    case 'tiles':
      return <BannerTiles title={content.title} banners={linked(content.banners)} />
    case 'departments':
      return <DepartmentTiles title={content.title} />
    case 'columns':
      return <BannerColumns {...content} />
    default:
      return content satisfies never
  }
}
