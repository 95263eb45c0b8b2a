import { defineBlock } from '../define-block.ts'
import { BannerGrid } from './BannerGrid.tsx'

export const block = defineBlock('BannerGrid', BannerGrid)
