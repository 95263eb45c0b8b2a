import { defineLazyBlock } from '../define-lazy-block.tsx'

export const block = defineLazyBlock('BannerSlider', async () => (await import('./BannerSlider.tsx')).BannerSlider)
