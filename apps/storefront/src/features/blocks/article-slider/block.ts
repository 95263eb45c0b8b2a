import { defineLazyBlock } from '../define-lazy-block.tsx'

export const block = defineLazyBlock(
  'ArticleSlider',
  async () => (await import('./ArticleSliderBlock.tsx')).ArticleSliderBlock,
)
