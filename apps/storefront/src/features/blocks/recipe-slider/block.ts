import { defineBlock } from '../define-block.ts'
import { RecipeSliderBlock } from './RecipeSliderBlock.tsx'

export const block = defineBlock('RecipeSlider', RecipeSliderBlock)
