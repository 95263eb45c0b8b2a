import { defineBlock } from '../define-block.ts'
import { ProductSliderBlock } from './ProductSliderBlock.tsx'

export const block = defineBlock('ProductSlider', ProductSliderBlock)
