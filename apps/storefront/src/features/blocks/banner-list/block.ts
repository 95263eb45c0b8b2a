import { defineBlock } from '../define-block.ts'
import { BannerList } from './BannerList.tsx'

export const block = defineBlock('BannerList', BannerList)
