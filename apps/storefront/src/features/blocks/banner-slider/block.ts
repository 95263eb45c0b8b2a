import { defineBlock } from '../define-block.ts'
import { BannerSlider } from './BannerSlider.tsx'

export const block = defineBlock('BannerSlider', BannerSlider)
