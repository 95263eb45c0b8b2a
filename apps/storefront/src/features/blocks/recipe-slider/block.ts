import { defineLazyBlock } from '../define-lazy-block.tsx'

export const block = defineLazyBlock(
  'RecipeSlider',
  async () => (await import('./RecipeSliderBlock.tsx')).RecipeSliderBlock,
)
