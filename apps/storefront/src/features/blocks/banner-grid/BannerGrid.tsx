import { lazy, Suspense } from 'react'
import { linked } from '../banners/linked-banner.ts'
import type { BlockProps } from '../define-block.ts'
import { BannerTiles } from './BannerTiles.tsx'
import { DepartmentTiles } from './DepartmentTiles.tsx'
import { HeroBanners } from './HeroBanners.tsx'

const BannerColumns = lazy(() => import('./BannerColumns.tsx').then((module) => ({ default: module.BannerColumns })))

export function BannerGrid({ block: { content }, heading }: BlockProps<'BannerGrid'>) {
  switch (content.variant) {
    case 'hero':
      return <HeroBanners banners={linked(content.banners)} heading={heading} />
    case 'tiles':
      return <BannerTiles title={content.title} banners={linked(content.banners)} />
    case 'departments':
      return <DepartmentTiles title={content.title} />
    case 'columns':
      return (
        <Suspense fallback={null}>
          <BannerColumns {...content} />
        </Suspense>
      )
    default:
      return content satisfies never
  }
}
