import { defineBlock } from '../define-block.ts'
import { ArticleSliderBlock } from './ArticleSliderBlock.tsx'

export const block = defineBlock('ArticleSlider', ArticleSliderBlock)
