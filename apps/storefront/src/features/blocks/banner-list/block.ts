import { defineLazyBlock } from '../define-lazy-block.tsx'

export const block = defineLazyBlock('BannerList', async () => (await import('./BannerList.tsx')).BannerList)
