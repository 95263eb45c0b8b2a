import '../banners/banner-tone.module.css'
import '../banners/BannerView.module.css'
import '../../../lib/video/VideoDialog.module.css'
import { defineLazyBlock } from '../define-lazy-block.tsx'
import './BannerList.module.css'

export const block = defineLazyBlock('BannerList', async () => (await import('./BannerList.tsx')).BannerList)
