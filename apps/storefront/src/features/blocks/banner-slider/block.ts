import '../banners/banner-tone.module.css'
import '../banners/BannerView.module.css'
import '../../../lib/video/VideoDialog.module.css'
import { defineLazyBlock } from '../define-lazy-block.tsx'
import './BannerSlider.module.css'

export const block = defineLazyBlock('BannerSlider', async () => (await import('./BannerSlider.tsx')).BannerSlider)
